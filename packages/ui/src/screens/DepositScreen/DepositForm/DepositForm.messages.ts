import { defineMessages } from '../../../messages/messages.js';

export const depositFormMessages = defineMessages('DepositForm', {
  currency: 'Currency',
  minimum: 'Min: {amount} {currency}',
  noMinimum: 'Min: —',
  amount: 'Amount',
  amountIn: 'Amount ({currency})',
  limit: 'Min {amount} {currency}',
  create: 'Create Deposit',
  creating: 'Creating...',
  loading: 'Loading currencies…',
  noneOffered: 'No currencies are offered right now',
  noneOfferedText: 'Deposits are unavailable right now.',
  retry: 'Try again',
});
