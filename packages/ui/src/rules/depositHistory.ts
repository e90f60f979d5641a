import type { DepositRecord, depositStatuses } from '../model/Deposit.js';
import { compare } from '../money/decimal.js';
import { getDepositState } from './depositStates.js';
import { compareIds, compareTimes } from './recordOrder.js';

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

export function countDeposits(records: readonly DepositRecord[]): Readonly<Record<DepositStatus | 'all', number>> {
  const counts = { all: records.length, pending: 0, paid: 0, failed: 0 };
  for (const record of records) counts[getDepositStatus(record.status)] += 1;
  return counts;
}

export const depositSortKeys = ['date', 'amount'] as const;

export interface DepositSort {
  readonly key: (typeof depositSortKeys)[number];
  readonly direction: 'ascending' | 'descending';
}

/** Newest first, the default order. */
export const NEWEST_FIRST: DepositSort = { key: 'date', direction: 'descending' };

export interface DepositQuery {
  /** Search words; each must occur in the name, code, status or transaction id. */
  readonly text: string;
  readonly status: DepositStatus | 'all';
  readonly sort: DepositSort;
}

/** The default query: all records, newest first. */
export const EVERY_DEPOSIT: DepositQuery = { text: '', status: 'all', sort: NEWEST_FIRST };

function byDate(left: DepositRecord, right: DepositRecord): number {
  return compareTimes(left.createdAt, right.createdAt) || compareIds(left.id, right.id);
}

/** Amounts of different coins cannot be compared, so records are grouped by coin code. */
function sorter({ key, direction }: DepositSort): (left: DepositRecord, right: DepositRecord) => number {
  const sign = direction === 'ascending' ? 1 : -1;
  if (key === 'date') return (left, right) => sign * byDate(left, right);
  return (left, right) =>
    left.currency.localeCompare(right.currency, 'en') ||
    sign * compare(left.amount, right.amount) ||
    -byDate(left, right);
}

/** The records that match a query, in its order. */
export function findDeposits(records: readonly DepositRecord[], query: DepositQuery): readonly DepositRecord[] {
  const words = query.text.toLowerCase().split(/\s+/).filter(Boolean);
  return records
    .filter((record) => query.status === 'all' || getDepositStatus(record.status) === query.status)
    .filter((record) => {
      const text = [record.currencyName, record.currency, record.status, record.transactionId].join(' ').toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .toSorted(sorter(query.sort));
}
