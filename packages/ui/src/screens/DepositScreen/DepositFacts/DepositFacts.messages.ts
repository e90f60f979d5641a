import { defineMessages } from '../../../messages/messages.js';

export const depositFactsMessages = defineMessages('DepositFacts', {
  title: 'Important Information',
  minimum: '{name} minimum',
  amount: '{amount} {currency}',
  unknown: '—',
  confirmation: 'Confirmation takes {minutes}.',
  minutes: '10-30 minutes',
  doubleCheck: 'Double-check the address before you send.',
  missing: '[Contact {support}|{help}] if a deposit does not appear.',
  support: 'Contact support',
});
