import { defineMessages } from '../../messages/messages.js';

export const paymentDetailsMessages = defineMessages('PaymentDetails', {
  label: 'Details in the link',
  amount: 'Amount',
  currency: 'Currency',
  transactionId: 'Transaction ID',
  none: 'The link has no payment details.',
  source: 'Details as given in the link. The only proof of a deposit is your Deposit History.',
});
