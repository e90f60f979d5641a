import { defineMessages } from '../../messages/messages.js';

export const withdrawalHistoryScreenMessages = defineMessages('WithdrawalHistoryScreen', {
  title: 'Withdrawal History',
  newWithdrawal: 'New Withdrawal',
  depositHistory: 'Deposit History',
  loadFailedTitle: 'Error',
  loadFailed: 'Failed to load withdrawal history.',
  notLoaded: "We couldn't load your withdrawals",
  outdated: 'These withdrawals may be out of date',
  list: 'Withdrawals',
  search: 'Search coin, address or hash',
  all: 'All',
  pending: 'Pending',
  processing: 'Processing',
  completed: 'Completed',
  failed: 'Failed',
  cancelled: 'Cancelled',
  emptyTitle: 'No Withdrawals Yet',
  emptyHelp: 'Your withdrawals will appear here.',
  emptyAction: 'Make Your First Withdrawal',
  noMatchTitle: 'No withdrawal matches',
  count: { one: '{found} of 1 withdrawal', other: '{found} of {count} withdrawals' },
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
  requested: 'Requested, processed ({zone})',
  pending: 'Your withdrawal is pending review, {hours}',
  hours: '24-48 hours',
  processing: "Your withdrawal is being processed, you'll receive a transaction hash once completed",
  completed: 'Funds have been sent to your wallet',
  failed: 'This withdrawal failed. Please [contact support: {contact}|{help}]',
  contactSupport: 'contact support',
  cancelled: 'This withdrawal was cancelled',
  unknown: 'Status from the server.[ Contact {support} if you do not know what it means.]',
  copyAddress: 'Copy address',
  copyAddressOf: 'Copy address ending in {end}',
  addressCopied: 'Address copied',
  copyFailed: 'Copying failed',
  openTransaction: 'Transaction {hash}, opens a block explorer in a new tab',
  none: '—',
  open: 'Details of {amount} as {currency}',
  waiting: { one: 'Waiting for 1 day.', other: 'Waiting for {count} days.' },
  copyReport: 'Copy report',
  reportCopied: 'Report copied',
  report:
    'Withdrawal not arrived\nRecord: {id}\nAmount: {amount} USD\nCoin: {currency}\nAddress: {address}\nStatus: {status}\nRequested: {created}',
});

export const withdrawalDetailsMessages = defineMessages('WithdrawalDetails', {
  title: 'Withdrawal of {amount}',
  coin: 'Coin',
  namedCoin: '{name} ({currency})',
  address: 'Address',
  transaction: 'Transaction',
  requested: 'Requested',
  processed: 'Processed',
  id: 'ID',
  close: 'Close',
});
