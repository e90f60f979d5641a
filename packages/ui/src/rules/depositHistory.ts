import { type DepositRecord, depositStatuses } from '../model/Deposit.js';
import { getDepositState } from './depositStates.js';
import { ANY_DATE, createHistory, type HistoryQuery, type HistorySort } from './history.js';

/** One of these states. */
export type DepositStatus = (typeof depositStatuses)[number];

/**
 * The status a deposit is shown as. Paid and failed are final; everything that may still change, and every unknown
 * value, is pending.
 */
export function getDepositStatus(status: string): DepositStatus {
  const { phase, isCredited } = getDepositState(status);
  if (phase !== 'final') return 'pending';
  return isCredited ? 'paid' : 'failed';
}

/** What deposits can be sorted by. */
export const depositSortKeys = ['date', 'amount'] as const;
/** The order of the deposit history. */
export type DepositSort = HistorySort<(typeof depositSortKeys)[number]>;
/** Search, filter and order of the deposit history. */
export type DepositQuery = HistoryQuery<DepositStatus, DepositSort['key']>;

/** Newest first, the default order. */
export const NEWEST_FIRST: DepositSort = { key: 'date', direction: 'descending' };

/** The default query: all records, newest first. */
export const EVERY_DEPOSIT: DepositQuery = { text: '', status: 'all', dates: ANY_DATE, sort: NEWEST_FIRST };

/** Amounts of different coins cannot be compared, so records are grouped by coin code. */
export const depositHistory = createHistory<DepositRecord, DepositStatus>({
  statuses: depositStatuses,
  getStatus: ({ status }) => getDepositStatus(status),
  searched: ({ currencyName, currency, status, transactionId }) => [currencyName, currency, status, transactionId],
  getGroup: ({ currency }) => currency,
});
