import type { RecordId } from '../contract/fields.js';

/** A record of a history. */
export interface HistoryRecord {
  /** Unique in its history. */
  readonly id: RecordId;
}

/** A history, as far as it was read: what the list calls of the client resolve with. */
export interface HistoryList<Item extends HistoryRecord> {
  /** The readable records, in the server's order. */
  readonly items: readonly Item[];
  /** Ids of the records that are otherwise unreadable. */
  readonly unreadableIds: readonly RecordId[];
  /** The total number of records; `null` when that is unknown. */
  readonly total: number | null;
  /** Whether pages were left unread, because a page showed nothing new. */
  readonly hasMore: boolean;
}

/** What a history held before an order was sent. */
export interface Before {
  /** Ids of the readable records, in the server's order. */
  readonly ids: readonly RecordId[];
  /** Ids of the others. */
  readonly unreadableIds: readonly RecordId[];
  /** Number of records whose id could not be read. */
  readonly unidentified: number;
}

/** What a history says about an order. */
export interface Lookup {
  /** The records that fit the order: the new ones, or all of them when it is unknown what was there before. */
  readonly records: readonly HistoryRecord[];
  /** Whether the records were absent before the order. `false`: it cannot be told which of them, if any, is the order. */
  readonly isNew: boolean;
  /** Whether an order that is not listed is certainly missing: the list holds no less than before, and nothing unreadable that is new. */
  readonly isComplete: boolean;
}

/** Number of records whose id could not be read; infinite where pages are missing. */
function countUnidentified({ items, unreadableIds, total }: HistoryList<HistoryRecord>): number {
  return total === null ? Number.POSITIVE_INFINITY : Math.max(0, total - items.length - unreadableIds.length);
}

/** What to compare a later read with; `null` when only part of the list was read, so that an old record could look new. */
export function toBefore(list: HistoryList<HistoryRecord>): Before | null {
  const unidentified = countUnidentified(list);
  if (list.hasMore || !Number.isFinite(unidentified)) return null;
  return { ids: list.items.map(({ id }) => id), unreadableIds: list.unreadableIds, unidentified };
}

/** With records that were there, too, before everything else: a list that is newest first stays so. */
export function withIds(before: Before, ids: readonly RecordId[]): Before {
  return { ...before, ids: [...ids.filter((id) => !before.ids.includes(id)), ...before.ids] };
}

function holdsNoLess(list: HistoryList<HistoryRecord>, before: Before): boolean {
  const wereUnreadable = new Set(before.unreadableIds);
  const listed = new Set([...list.items.map(({ id }) => id), ...list.unreadableIds]);
  // One that has become unreadable may be the order.
  if (list.unreadableIds.some((id) => !wereUnreadable.has(id))) return false;
  if (list.hasMore) return true;
  return (
    countUnidentified(list) <= before.unidentified && [...before.ids, ...wereUnreadable].every((id) => listed.has(id))
  );
}

/** Finds the records that may be an order. Only ids tell a new record from an old one: the clocks of two machines differ. */
export function lookUp<Item extends HistoryRecord>(
  list: HistoryList<Item>,
  before: Before | null,
  fits: (record: Item) => boolean,
): Lookup {
  const fitting = list.items.filter(fits);
  if (before === null) {
    const isComplete = list.unreadableIds.length === 0 && countUnidentified(list) === 0;
    return { records: fitting, isNew: false, isComplete };
  }
  const known = new Set([...before.ids, ...before.unreadableIds]);
  const records = fitting.filter(({ id }) => !known.has(id));
  return { records, isNew: true, isComplete: holdsNoLess(list, before) };
}

/** Whether a list was newest first: a server that counts its records gives the newest the largest number. */
function isNewestFirst(ids: readonly RecordId[]): boolean {
  const numbers = ids.filter((id) => typeof id === 'number');
  return (
    ids.length > 1 && numbers.length === ids.length && numbers.every((id, at) => id < (numbers[at - 1] ?? Infinity))
  );
}

/**
 * Tells page by page whether the rest of a list can be left unread: it was newest first, and so far it is as before but
 * for what is new at its top. `undefined` for a list that must be read to its end.
 */
export function untilKnown(before: Before | null): ((page: readonly RecordId[]) => boolean) | undefined {
  if (before === null || !isNewestFirst(before.ids)) return undefined;
  const known = new Set(before.ids);
  const unreadable = new Set(before.unreadableIds);
  let at = 0;
  let isAsBefore = true;
  return (page) => {
    const old = page.filter((id) => known.has(id));
    isAsBefore &&= old.every((id, index) => id === before.ids[at + index]);
    at += old.length;
    const hasNew = page.some((id) => !known.has(id) && !unreadable.has(id));
    return isAsBefore && !hasNew && old.length > 0;
  };
}
