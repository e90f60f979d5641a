import { defineMessages } from '../../messages/messages.js';

export const paymentDetailsMessages = defineMessages('PaymentDetails', {
  label: 'Details in the link',
  amount: 'Amount',
  currency: 'Currency',
  transactionId: 'Transaction ID',
  none: 'The link has no payment details.',
  source: 'From your payment link. Deposit History has the status.',
});
