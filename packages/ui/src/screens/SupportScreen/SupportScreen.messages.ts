import { defineMessages } from '../../messages/messages.js';

export const supportScreenMessages = defineMessages('SupportScreen', {
  title: 'Support and Help Center',
  tabs: 'Ways to get help',
  guides: 'Guides',
  faq: 'FAQ',
  contact: 'Contact',
  operatorAnswers: 'Written by the operator',
  needsOperator: '[Contact {support}.|Only the operator can.]',
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
  none: '—',
  noChannel: 'No support contact has been set up yet. Try the guides and the FAQ.',
  name: 'Name',
  email: 'Email',
  message: 'Message',
  send: 'Send Message',
  subject: 'Message to support',
  subjectFrom: 'Message from {name}',
  opensMail: 'Opens your email app with this message.',
  opensNothing: "Messages can't be sent yet.[ Contact {support}.]",
  openedTitle: 'Continue in your email app',
  opened: "If your email app didn't open, write to {address}. Your message is still here.",
  notSentTitle: 'Message not sent',
  notSent: 'No email address is set up. Your message is still here.[ Copy it and contact {support}.]',
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
