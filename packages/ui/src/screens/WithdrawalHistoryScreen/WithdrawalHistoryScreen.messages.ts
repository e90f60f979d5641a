import { defineMessages } from '../../messages/messages.js';

export const withdrawalHistoryScreenMessages = defineMessages('WithdrawalHistoryScreen', {
  title: 'Withdrawal History',
  lead: 'Amounts in US dollars. Exchange rate and network fee are set by the operator.',
  newWithdrawal: 'New Withdrawal',
  depositHistory: 'Deposit History',
  loadFailedTitle: 'Error',
  loadFailed: 'Failed to load withdrawal history.',
  updates: 'Updates automatically while a withdrawal is under way.',
  list: 'Withdrawals',
  search: 'Search by coin, address or hash',
  all: 'All',
  pending: 'Pending',
  processing: 'Processing',
  completed: 'Completed',
  failed: 'Failed',
  cancelled: 'Cancelled',
  emptyTitle: 'No Withdrawals Yet',
  emptyHelp:
    'A request appears here as soon as the server has it, with its status and, once sent, its transaction hash.',
  emptyAction: 'Make Your First Withdrawal',
  noMatchTitle: 'No withdrawal matches',
});

export const withdrawalStatusTagMessages = defineMessages('WithdrawalStatusTag', {
  pending: 'Pending',
  processing: 'Processing',
  completed: 'Completed',
  failed: 'Failed',
  cancelled: 'Cancelled',
});

export const withdrawalTableMessages = defineMessages('WithdrawalTable', {
  label: 'Withdrawals',
  amount: 'Amount',
  status: 'Status',
  address: 'Address',
  transaction: 'Transaction',
  requested: 'Requested',
  processed: 'Processed',
  asCoin: 'as {currency}',
  asNamedCoin: 'as {name} ({currency})',
  pending: 'Your withdrawal is pending review, {hours}',
  hours: '24-48 hours',
  processing: "Your withdrawal is being processed, you'll receive a transaction hash once completed",
  completed: 'Funds have been sent to your wallet',
  failed: 'This withdrawal failed. Please [contact support: {contact}|{help}]',
  contactSupport: 'contact support',
  cancelled: 'This withdrawal was cancelled',
  unknown: 'Status from the server.[ Contact {support} if you do not know what it means.]',
  copyAddress: 'Copy address',
  addressCopied: 'Address copied',
  copyFailed: 'Copying failed',
  openTransaction: 'Transaction {hash}, opens a block explorer in a new tab',
  none: '—',
  noTransaction: 'no transaction yet',
});
