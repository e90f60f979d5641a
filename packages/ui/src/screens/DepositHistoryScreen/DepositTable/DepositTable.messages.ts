import { defineMessages } from '../../../messages/messages.js';

export const depositTableMessages = defineMessages('DepositTable', {
  label: 'Deposits',
  currency: 'Currency',
  status: 'Status',
  amount: 'Amount',
  date: 'Date',
  transactionId: 'Transaction ID',
  none: '—',
  copy: 'Copy transaction ID',
  copied: 'Transaction ID copied',
  copyFailed: 'Copying failed',
  showAddress: 'Show address',
  /** Statuses of the payment provider beyond the product's three, explained. */
  new: 'No payment seen yet.',
  waiting: 'Waiting for the payment.',
  confirming: 'Seen on the network, waiting for confirmation.',
  paying: 'Seen on the network, waiting for confirmation.',
  underpaid: 'Less arrived than was asked for.[ Contact {support}.]',
  manual_accept: 'Accepted by hand. Not credited until it says Paid.',
  cancelled: 'Cancelled before a payment was seen.',
  canceled: 'Cancelled before a payment was seen.',
  expired: 'The payment session ended before a payment was seen.',
  refunding: 'Being sent back.',
  refunded: 'Sent back.',
  unknown: 'Status from the payment provider; not credited yet.',
});
