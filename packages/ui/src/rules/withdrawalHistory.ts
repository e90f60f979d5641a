import { type WithdrawalRecord, withdrawalStatuses } from '../model/Withdrawal.js';
import { ANY_DATE, createHistory, type HistoryQuery, type HistorySort } from './history.js';
import { getWithdrawalStatus, type WithdrawalStatus } from './withdrawalStates.js';

/** What withdrawals can be sorted by. */
export const withdrawalSortKeys = ['requested', 'amount'] as const;
/** The order of the withdrawal history. */
export type WithdrawalSort = HistorySort<(typeof withdrawalSortKeys)[number]>;
/** Search, filter and order of the withdrawal history. */
export type WithdrawalQuery = HistoryQuery<WithdrawalStatus, WithdrawalSort['key']>;

/** Newest first, the default order. */
export const NEWEST_FIRST: WithdrawalSort = { key: 'requested', direction: 'descending' };

/** The default query: all records, newest first. */
export const EVERY_WITHDRAWAL: WithdrawalQuery = { text: '', status: 'all', dates: ANY_DATE, sort: NEWEST_FIRST };

export const withdrawalHistory = createHistory<WithdrawalRecord, WithdrawalStatus>({
  statuses: withdrawalStatuses,
  getStatus: ({ status }) => getWithdrawalStatus(status),
  searched: ({ currencyName, currency, withdrawalAddress, transactionHash, status }) => [
    currencyName,
    currency,
    withdrawalAddress,
    transactionHash,
    status,
  ],
});
