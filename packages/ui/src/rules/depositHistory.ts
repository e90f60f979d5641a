import type { DepositRecord, depositStatuses } from '../model/Deposit.js';
import { compare } from '../money/decimal.js';

export type DepositStatus = (typeof depositStatuses)[number];

/** paid and failed in any letter case; everything else is treated as pending (spec section 4, G-75). */
export function depositStatusOf(status: string): DepositStatus {
  const word = status.toLowerCase();
  return word === 'paid' || word === 'failed' ? word : 'pending';
}

export function countDeposits(records: readonly DepositRecord[]): Readonly<Record<DepositStatus | 'all', number>> {
  const counts = { all: records.length, pending: 0, paid: 0, failed: 0 };
  for (const record of records) counts[depositStatusOf(record.status)] += 1;
  return counts;
}

export const depositSortKeys = ['date', 'amount'] as const;

export interface DepositSort {
  readonly key: (typeof depositSortKeys)[number];
  readonly direction: 'ascending' | 'descending';
}

/** Newest first (G-135). */
export const NEWEST_FIRST: DepositSort = { key: 'date', direction: 'descending' };

export interface DepositQuery {
  /** Words of which each must stand in name, code, status or transaction id. */
  readonly text: string;
  readonly status: DepositStatus | 'all';
  readonly sort: DepositSort;
}

/** Nothing asked for: all of them, newest first. */
export const EVERY_DEPOSIT: DepositQuery = { text: '', status: 'all', sort: NEWEST_FIRST };

function timeOf(record: DepositRecord): number {
  const time = Date.parse(record.createdAt);
  return Number.isNaN(time) ? -Infinity : time;
}

function byDate(left: DepositRecord, right: DepositRecord): number {
  const [one, other] = [timeOf(left), timeOf(right)];
  return one === other ? left.id - right.id : one < other ? -1 : 1;
}

/** Amounts of different coins have no order, so coins stay together by code. */
function sorter({ key, direction }: DepositSort): (left: DepositRecord, right: DepositRecord) => number {
  const sign = direction === 'ascending' ? 1 : -1;
  if (key === 'date') return (left, right) => sign * byDate(left, right);
  return (left, right) =>
    left.currency.localeCompare(right.currency, 'en') ||
    sign * compare(left.amount, right.amount) ||
    -byDate(left, right);
}

/** The records a person asks for, in the order asked for. */
export function findDeposits(records: readonly DepositRecord[], query: DepositQuery): readonly DepositRecord[] {
  const words = query.text.toLowerCase().split(/\s+/).filter(Boolean);
  return records
    .filter((record) => query.status === 'all' || depositStatusOf(record.status) === query.status)
    .filter((record) => {
      const text = [record.currencyName, record.currency, record.status, record.transactionId].join(' ').toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .toSorted(sorter(query.sort));
}
