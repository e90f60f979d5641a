import { defineMessages } from '../../../messages/messages.js';

export const withdrawBalanceCardMessages = defineMessages('WithdrawBalanceCard', {
  available: 'Available balance',
  includes: 'Includes a withdrawal of {amount} not yet confirmed by the server.',
  lowered: 'Includes your latest transaction; awaiting confirmation.',
  thisWithdrawal: 'This withdrawal',
  minus: '−{amount}',
  uncertain: 'not confirmed',
  after: 'Balance after',
  asOf: 'Balance as of',
  none: '—',
  fee: 'Exchange rate and network fee are set by the operator.',
});
