import { addDays, toDayKey, toServerDayKey } from '../format/dayKey.js';
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

/** How many of the last days a history offers to show, today among them. */
export const historyPeriods = [7, 30, 90] as const;

/**
 * The days whose records are shown: all of them, the last so many with today, or those from one day to another. Both
 * days are included, as `2026-07-12`; `null` is open.
 */
export type HistoryDates =
  | { readonly kind: 'any' }
  | { readonly kind: 'last'; readonly days: (typeof historyPeriods)[number] }
  | { readonly kind: 'between'; readonly from: string | null; readonly to: string | null };

/** Records of every day. */
export const ANY_DATE: HistoryDates = { kind: 'any' };

/** Whether a text is a day of the calendar, as `2026-07-12`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const epoch = Date.parse(text);
  // February 30 is read as March 2.
  return !Number.isNaN(epoch) && new Date(epoch).toISOString().startsWith(text);
}

/** The filter and sorting of a history. */
export interface HistoryQuery<Status extends string = string, Key extends string = string> {
  /** Search words; each must occur in what the history searches. */
  readonly text: string;
  /** The only status to show; `all` shows every one. */
  readonly status: Status | 'all';
  /** The only days to show, in the zone in which dates are shown. */
  readonly dates: HistoryDates;
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
  readonly getStatus: (record: Item) => Status | null;
  /** What the search covers. */
  readonly searched: (record: Item) => readonly (string | null)[];
  /** Amounts are compared within a group only, such as within a coin. */
  readonly getGroup?: (record: Item) => string;
}

/** How many records there are, in all and of each status. */
export type HistoryCounts<Status extends string> = Readonly<Record<Status | 'all', number>>;

/** Where and when dates are read: today and the days of the records are those of this zone. */
export interface HistoryCalendar {
  /** An IANA name, such as `Africa/Accra`. */
  readonly timeZone: string;
  /** The current time (ms since the epoch). */
  readonly now: number;
}

/** The records a query finds. */
export interface HistoryResult<Item, Status extends string> {
  /** In the order of the query: by amount, or else by time. */
  readonly found: readonly Item[];
  /** How many there would be with each status in place of the one of the query. */
  readonly counts: HistoryCounts<Status>;
}

/** How one history counts, filters and sorts its records. */
export interface History<Item, Status extends string> {
  readonly statuses: readonly Status[];
  /** Counts all records and those of each status. */
  readonly count: (records: readonly Item[]) => HistoryCounts<Status>;
  /** Finds the records that match a query. */
  readonly find: (
    records: readonly Item[],
    query: HistoryQuery<Status>,
    calendar: HistoryCalendar,
  ) => HistoryResult<Item, Status>;
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

/** The first and the last of the days asked for; `null` is open. */
export function toDays(dates: HistoryDates, { timeZone, now }: HistoryCalendar) {
  if (dates.kind === 'between') return { from: dates.from, to: dates.to };
  if (dates.kind === 'any') return { from: null, to: null };
  const today = toDayKey(now, timeZone);
  return { from: addDays(today, 1 - dates.days), to: today };
}

export function createHistory<Item extends HistoryRecord, Status extends string>({
  statuses,
  getStatus,
  searched,
  getGroup = () => '',
}: HistoryTraits<Item, Status>): History<Item, Status> {
  // Typing in the search asks again with each letter: what does not depend on the letters is kept.
  const getText = perObject((record: Item) => searched(record).join(' ').toLowerCase());
  const getOrders = perObject<readonly Item[], Map<string, readonly Item[]>>(() => new Map());
  const inOrder = (records: readonly Item[], sort: HistorySort): readonly Item[] => {
    const orders = getOrders(records);
    const name = `${sort.key} ${sort.direction}`;
    const entries = () =>
      records.map((record) => ({ record, time: toOrder(record.createdAt), group: getGroup(record) }));
    const sorted =
      orders.get(name) ??
      entries()
        .toSorted(sorter(sort))
        .map(({ record }) => record);
    orders.set(name, sorted);
    return sorted;
  };
  // A day is worked out in a zone once, because that costs more than the rest of a search.
  const getDays = perObject<Item, Map<string, string | null>>(() => new Map());
  const getDay = (record: Item, timeZone: string): string | null => {
    const days = getDays(record);
    const day = days.has(timeZone) ? (days.get(timeZone) ?? null) : toServerDayKey(record.createdAt, timeZone);
    days.set(timeZone, day);
    return day;
  };
  const count = (records: readonly Item[]) => {
    const counts = Object.fromEntries(['all', ...statuses].map((status) => [status, 0])) as Record<
      Status | 'all',
      number
    >;
    counts.all = records.length;
    for (const record of records) {
      const status = getStatus(record);
      if (status !== null) counts[status] += 1;
    }
    return counts;
  };
  return {
    statuses,
    count: perObject(count),
    find: (records, { text, status, dates, sort }, calendar) => {
      const words = text.toLowerCase().split(/\s+/).filter(Boolean);
      const { from, to } = toDays(dates, calendar);
      const isOnDays = (record: Item) => {
        if (from === null && to === null) return true;
        const day = getDay(record, calendar.timeZone);
        return day !== null && (from === null || day >= from) && (to === null || day <= to);
      };
      const matching = inOrder(records, sort).filter(
        (record) => isOnDays(record) && words.every((word) => getText(record).includes(word)),
      );
      return {
        found: status === 'all' ? matching : matching.filter((record) => getStatus(record) === status),
        counts: count(matching),
      };
    },
  };
}
