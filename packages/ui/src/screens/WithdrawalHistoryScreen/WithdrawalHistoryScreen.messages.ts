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
