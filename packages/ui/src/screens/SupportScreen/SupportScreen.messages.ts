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
