import type { RecordId } from '../model/RecordId.js';
import type { ServerTime } from '../model/ServerTime.js';
import { compare } from '../money/compare.js';
import type { Decimal } from '../money/plainDecimal.js';
import { compareIds, compareNumbers, toOrder } from './recordOrder.js';

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

/** A record with what it is compared by, worked out once and not in each comparison. */
interface Entry<Item> {
  readonly record: Item;
  readonly time: number;
  readonly group: string;
}

function byTime(left: Entry<HistoryRecord>, right: Entry<HistoryRecord>): number {
  return compareNumbers(left.time, right.time) || compareIds(left.record.id, right.record.id);
}

const inEnglish = new Intl.Collator('en');

function byGroup(left: Entry<HistoryRecord>, right: Entry<HistoryRecord>): number {
  return left.group === right.group ? 0 : inEnglish.compare(left.group, right.group);
}

function sorter({ key, direction }: HistorySort): (left: Entry<HistoryRecord>, right: Entry<HistoryRecord>) => number {
  const sign = direction === 'ascending' ? 1 : -1;
  if (key !== 'amount') return (left, right) => sign * byTime(left, right);
  return (left, right) =>
    byGroup(left, right) || sign * compare(left.record.amount, right.record.amount) || -byTime(left, right);
}

/** Remembers what was worked out for an object, as long as the object is in use. */
function perObject<From extends object, To>(work: (from: From) => To): (from: From) => To {
  const known = new WeakMap<From, { readonly result: To }>();
  return (from) => {
    const found = known.get(from) ?? { result: work(from) };
    known.set(from, found);
    return found.result;
  };
}

export function createHistory<Item extends HistoryRecord, Status extends string>({
  statuses,
  statusOf,
  searched,
  groupOf = () => '',
}: HistoryTraits<Item, Status>): History<Item, Status> {
  // Typing in the search asks again with each letter: what does not depend on the letters is kept.
  const textOf = perObject((record: Item) => searched(record).join(' ').toLowerCase());
  const ordersOf = perObject<readonly Item[], Map<string, readonly Item[]>>(() => new Map());
  const inOrder = (records: readonly Item[], sort: HistorySort): readonly Item[] => {
    const orders = ordersOf(records);
    const name = `${sort.key} ${sort.direction}`;
    const entries = () =>
      records.map((record) => ({ record, time: toOrder(record.createdAt), group: groupOf(record) }));
    const sorted =
      orders.get(name) ??
      entries()
        .toSorted(sorter(sort))
        .map(({ record }) => record);
    orders.set(name, sorted);
    return sorted;
  };
  return {
    statuses,
    count: perObject((records: readonly Item[]) => {
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
    }),
    find: (records, query) => {
      const words = query.text.toLowerCase().split(/\s+/).filter(Boolean);
      const isWanted = (record: Item) =>
        (query.status === 'all' || statusOf(record) === query.status) &&
        words.every((word) => textOf(record).includes(word));
      return inOrder(records, query.sort).filter(isWanted);
    },
  };
}
