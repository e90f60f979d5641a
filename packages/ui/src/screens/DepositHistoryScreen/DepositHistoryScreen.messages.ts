import { defineMessages } from '../../messages/messages.js';

export const depositHistoryScreenMessages = defineMessages('DepositHistoryScreen', {
  title: 'Deposit History',
  lead: 'A deposit counts once it appears here as Paid.',
  newDeposit: 'New Deposit',
  withdrawalHistory: 'Withdrawal History',
  loadFailedTitle: 'Error',
  loadFailed: 'Failed to load deposit history. Please try again.',
  list: 'Deposits',
  search: 'Search by coin or transaction ID',
  all: 'All',
  pending: 'Pending',
  paid: 'Paid',
  failed: 'Failed',
  emptyTitle: 'No deposits found',
  emptyHelp: 'A deposit appears here as soon as it is created.',
  emptyAction: 'Make Your First Deposit',
  noMatchTitle: 'No deposit matches',
  updates: 'Updates automatically while a deposit is pending.',
  storedAddress: 'Need the address of your last deposit again? {deposit}',
  showAddress: 'Show it on the deposit page',
  noAddress: 'Lost the address of a pending deposit? Create a new deposit to get an address.',
});
