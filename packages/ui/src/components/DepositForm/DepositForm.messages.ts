import { defineMessages } from '../../messages/messages.js';

export const depositFormMessages = defineMessages('DepositForm', {
  currency: 'Currency',
  minimum: 'Min: {amount} {currency}',
  noMinimum: 'Min: —',
  amount: 'Amount',
  amountIn: 'Amount ({currency})',
  limit: 'Min {amount} {currency}',
  create: 'Create Deposit',
  creating: 'Creating...',
  loading: 'Currencies are being loaded.',
  noneOffered: 'No currencies are offered right now',
  noneOfferedText: 'The server lists none for deposits.',
  retry: 'Try again',
});
