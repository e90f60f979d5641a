import { type WithdrawalRecord, withdrawalStatuses } from '../model/Withdrawal.js';
import { compare } from '../money/decimal.js';
import { compareIds, compareTimes } from './recordOrder.js';

export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

/** One of the five known statuses, in any letter case; `null` for any other. */
export function getWithdrawalStatus(status: string): WithdrawalStatus | null {
  const word = status.toLowerCase();
  return withdrawalStatuses.find((known) => known === word) ?? null;
}

/** Counts all records and those of each status; an unknown status counts only in the total. */
export function countWithdrawals(
  records: readonly WithdrawalRecord[],
): Readonly<Record<WithdrawalStatus | 'all', number>> {
  const counts = { all: records.length, pending: 0, processing: 0, completed: 0, failed: 0, cancelled: 0 };
  for (const record of records) {
    const status = getWithdrawalStatus(record.status);
    if (status !== null) counts[status] += 1;
  }
  return counts;
}

export const withdrawalSortKeys = ['requested', 'amount'] as const;

export interface WithdrawalSort {
  readonly key: (typeof withdrawalSortKeys)[number];
  readonly direction: 'ascending' | 'descending';
}

/** Newest first, the default order. */
export const NEWEST_FIRST: WithdrawalSort = { key: 'requested', direction: 'descending' };

export interface WithdrawalQuery {
  /** Search words; each must occur in the name, code, address, hash or status. */
  readonly text: string;
  readonly status: WithdrawalStatus | 'all';
  readonly sort: WithdrawalSort;
}

/** The default query: all records, newest first. */
export const EVERY_WITHDRAWAL: WithdrawalQuery = { text: '', status: 'all', sort: NEWEST_FIRST };

function byTime(left: WithdrawalRecord, right: WithdrawalRecord): number {
  return compareTimes(left.createdAt, right.createdAt) || compareIds(left.id, right.id);
}

function sorter({ key, direction }: WithdrawalSort): (left: WithdrawalRecord, right: WithdrawalRecord) => number {
  const sign = direction === 'ascending' ? 1 : -1;
  if (key === 'requested') return (left, right) => sign * byTime(left, right);
  return (left, right) => sign * compare(left.amount, right.amount) || -byTime(left, right);
}

/** The records that match a query, in its order. */
export function findWithdrawals(
  records: readonly WithdrawalRecord[],
  query: WithdrawalQuery,
): readonly WithdrawalRecord[] {
  const words = query.text.toLowerCase().split(/\s+/).filter(Boolean);
  return records
    .filter((record) => query.status === 'all' || getWithdrawalStatus(record.status) === query.status)
    .filter((record) => {
      const { currencyName, currency, withdrawalAddress, transactionHash, status } = record;
      const text = [currencyName, currency, withdrawalAddress, transactionHash, status].join(' ').toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .toSorted(sorter(query.sort));
}
