import { defineMessages } from '../../messages/messages.js';

export const supportScreenMessages = defineMessages('SupportScreen', {
  title: 'Support and Help Center',
  tabs: 'Ways to get help',
  guides: 'Guides',
  faq: 'FAQ',
  contact: 'Contact',
  sampleAnswers: 'Built-in text. The operator puts its own answers here.',
  operatorAnswers: 'Written by the operator',
  needsOperator: '[Contact {support}.|Only the operator of this site can.]',
  quickHelp: 'Quick Help Guide',
  terms: 'Terms',
  depositHelp:
    'Deposits ETH only, minimum 500 USD equivalent, about 12 network confirmations, users must be 18 or older.',
});

export const contactPanelMessages = defineMessages('ContactPanel', {
  title: 'Contact',
  chat: 'Live Chat available 24/7',
  openChat: 'Open chat',
  mail: 'Email support',
  telegram: 'Telegram',
  handle: '@{handle}',
  invitation: 'Open Telegram',
  notYet: 'Not available yet',
  noChannel: 'This site has no support contact yet. The guides and the FAQ answer common questions.',
  name: 'Name',
  email: 'Email',
  message: 'Message',
  send: 'Send Message',
  subject: 'Message to support',
  subjectFrom: 'Message from {name}',
  opensMail: 'Opens your mail program with this text. Nothing is sent from here.',
  opensNothing: 'There is no email address to write to. Nothing is sent from here.[ Contact {support}.]',
  openedTitle: 'Continue in your mail program',
  opened:
    'It was asked to open with this text. If it did not: No message service is connected; write to {address}. Your text stays here.',
  notSentTitle: 'Nothing was sent',
  notSent: 'There is no email address to write to. Your text stays here.[ Copy it and contact {support}.]',
  copy: 'Copy message',
  copied: 'Copied',
  copyFailed: 'Not copied. Select the text and copy it.',
});

export const helpSearchMessages = defineMessages('HelpSearch', {
  label: 'Search the help articles',
  placeholder: 'Search for help articles...',
  found: { one: '1 article found', other: '{count} articles found' },
  none: 'No article matches “{query}”. Try another word[, or contact {support}].',
  results: 'Articles found',
  guide: 'Guide',
  question: 'Question',
  quickHelp: 'Quick help',
  article: 'Article',
});

/** Apart from the articles themselves, which the screen fetches when one is opened or searched for. */
export const guideTitlesMessages = defineMessages('GuideTitles', {
  'trading-platform': 'Trading platform',
  'trading-platform-summary': 'Read the chart, its source badge and the daily update counter.',
  'deposit-guide': 'Deposit guide',
  'deposit-guide-summary': 'Create an address, send ETH, follow the confirmation.',
  'trading-robot': 'Trading robot',
  'trading-robot-summary': 'Amount, strategy, stop loss and take profit in plain words.',
  'account-settings': 'Account settings',
  'account-settings-summary': 'Settings saved on this device, and what they do.',
  'using-charts': 'Using Charts',
  'account-types': 'Account Types',
  deposits: 'Deposits',
  'which-minimum': 'Which minimum applies?',
});
