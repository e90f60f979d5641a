import type { RecordId } from '../model/RecordId.js';
import type { ServerTime } from '../model/ServerTime.js';
import { compare, type Decimal } from '../money/decimal.js';
import { compareIds, compareTimes } from './recordOrder.js';

/** The order of a history. */
export interface HistorySort<Key extends string = string> {
  /** What the records are sorted by. */
  readonly key: Key;
  /** `descending` begins with the newest or the largest. */
  readonly direction: 'ascending' | 'descending';
}

/** The filter and sorting of a history. */
export interface HistoryQuery<Status extends string = string, Key extends string = string> {
  /** Search words; each must occur in what the history searches. */
  readonly text: string;
  /** The only status to show; `all` shows every one. */
  readonly status: Status | 'all';
  /** The order of the records. */
  readonly sort: HistorySort<Key>;
}

interface HistoryRecord {
  readonly id: RecordId;
  readonly amount: Decimal;
  readonly createdAt: ServerTime;
}

/** What one history does differently from the others. */
export interface HistoryTraits<Item extends HistoryRecord, Status extends string> {
  readonly statuses: readonly Status[];
  /** The status a record is shown as; `null` for an unknown one, which counts only in the total. */
  readonly statusOf: (record: Item) => Status | null;
  /** What the search covers. */
  readonly searched: (record: Item) => readonly (string | null)[];
  /** Amounts are compared within a group only, such as within a coin. */
  readonly groupOf?: (record: Item) => string;
}

/** How one history counts, filters and sorts its records. */
export interface History<Item, Status extends string> {
  readonly statuses: readonly Status[];
  /** Counts all records and those of each status. */
  readonly count: (records: readonly Item[]) => Readonly<Record<Status | 'all', number>>;
  /** The records that match a query, in its order: by amount, or else by time. */
  readonly find: (records: readonly Item[], query: HistoryQuery<Status>) => readonly Item[];
}

function byTime(left: HistoryRecord, right: HistoryRecord): number {
  return compareTimes(left.createdAt, right.createdAt) || compareIds(left.id, right.id);
}

export function createHistory<Item extends HistoryRecord, Status extends string>({
  statuses,
  statusOf,
  searched,
  groupOf = () => '',
}: HistoryTraits<Item, Status>): History<Item, Status> {
  const sorter = ({ key, direction }: HistorySort): ((left: Item, right: Item) => number) => {
    const sign = direction === 'ascending' ? 1 : -1;
    if (key !== 'amount') return (left, right) => sign * byTime(left, right);
    return (left, right) =>
      groupOf(left).localeCompare(groupOf(right), 'en') ||
      sign * compare(left.amount, right.amount) ||
      -byTime(left, right);
  };
  return {
    statuses,
    count: (records) => {
      const counts = Object.fromEntries(['all', ...statuses].map((status) => [status, 0])) as Record<
        Status | 'all',
        number
      >;
      counts.all = records.length;
      for (const record of records) {
        const status = statusOf(record);
        if (status !== null) counts[status] += 1;
      }
      return counts;
    },
    find: (records, query) => {
      const words = query.text.toLowerCase().split(/\s+/).filter(Boolean);
      return records
        .filter((record) => query.status === 'all' || statusOf(record) === query.status)
        .filter((record) => {
          const text = searched(record).join(' ').toLowerCase();
          return words.every((word) => text.includes(word));
        })
        .toSorted(sorter(query.sort));
    },
  };
}
