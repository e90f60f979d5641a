import type { RecordId } from '../contract/fields.js';
import { assignRecords, type LookedUp } from './assignRecords.js';
import { type HistoryList, type HistoryRecord, type Lookup, lookUp, untilKnown } from './evidence.js';
import {
  getOrderName,
  hashWithSalt,
  type Hash,
  isSameOrder,
  type OrderDetail,
  type OrderEntry,
  type OrderJournal,
  type OrderKey,
  type OrderKind,
  withDetail,
  withKnown,
  withoutEntry,
} from './journal.js';
import type { OrderBook } from './orderBook.js';
import { isAwaitingAnswer, type OrderMemory } from './orderMemory.js';
import type { HistoryReadOptions, OrderCheck, OrderEvent, OrderHistories } from './Orders.js';
import { toKnownOrder } from './orderStates.js';

/** Timeout of the first read after an order (ms). */
const FIRST_READ_MS = 5_000;
/** A history without a refused order is read again after this time (ms): copies of a database lag behind. */
const REPLICA_LAG_MS = 3_000;

export interface SearchParts {
  readonly book: OrderBook;
  readonly memory: OrderMemory;
  readonly histories: OrderHistories;
  readonly hash: Hash;
  readonly now: () => number;
  readonly emit: (event: OrderEvent) => void;
  /** Runs a task after so many ms, unless the person has left by then. */
  readonly later: (ms: number, task: () => void) => void;
  /** Returns a function that says whether the person is still signed in. */
  readonly guard: () => () => boolean;
}

export interface SearchOptions {
  /** `place` waits for it. */
  readonly isFirst?: boolean;
  /** Only news count. */
  readonly isSilent?: boolean;
}

/** Reads the history for the orders of a kind that have ended, and ends them by what it shows. Never rejects. */
export type Search = (kind: OrderKind, options?: SearchOptions) => Promise<void>;

export function isFound({ isNew, records }: Lookup): boolean {
  return isNew && records.length > 0;
}

/** Whether the journal has an order, with a detail of which something is true. */
export function hasOrder(journal: OrderJournal, order: OrderKey, isIt: (detail: OrderDetail) => boolean): boolean {
  return journal.entries.some((entry) => isSameOrder(entry, order) && entry.detail !== undefined && isIt(entry.detail));
}

function getReason(entries: readonly OrderEntry[]): HistoryReadOptions['reason'] {
  const statuses = entries.map(({ detail }) => detail?.status ?? 'uncertain');
  if (statuses.some((status) => status === 'uncertain' || status === 'released')) return 'uncertain';
  return statuses.includes('refused') ? 'refused' : 'accepted';
}

export function createSearch({ book, memory, histories, hash, now, emit, later, guard }: SearchParts): Search {
  const { checks, failedChecks, firstReads, missingSince } = memory;
  /** Lists that were searched already. */
  const searched = new WeakSet<HistoryList<HistoryRecord>>();

  /** The history as a screen has read it since all of these orders were accepted, which saves a request. */
  function findReadSince(kind: OrderKind, entries: readonly OrderEntry[]): HistoryList<HistoryRecord> | undefined {
    const last = histories[kind].peek();
    if (last === undefined || searched.has(last.list)) return undefined;
    const isLater = ({ detail }: OrderEntry) =>
      detail?.status === 'accepted' && last.readAt > (detail.endedAt ?? Number.POSITIVE_INFINITY);
    return entries.every(isLater) ? last.list : undefined;
  }

  function read(
    kind: OrderKind,
    entries: readonly OrderEntry[],
    isFirst: boolean,
  ): Promise<HistoryList<HistoryRecord>> {
    const stops = entries.map(({ detail }) => untilKnown(detail?.before ?? null));
    const canStop = stops.every((stop) => stop !== undefined);
    return histories[kind].read({
      reason: getReason(entries),
      ...(canStop && { isEnough: (page) => stops.map((stop) => stop(page)).every(Boolean) }),
      ...(isFirst && { timeoutMs: FIRST_READ_MS, retry: false }),
    });
  }

  async function recordFailedCheck(entry: OrderEntry, check: OrderCheck): Promise<void> {
    if (entry.detail?.status === 'accepted') return;
    const name = getOrderName(entry);
    checks.set(name, check);
    failedChecks.set(name, (failedChecks.get(name) ?? 0) + 1);
    await book.change((journal) => withDetail(journal, entry, (detail) => ({ failedChecks: detail.failedChecks + 1 })));
  }

  function lookUpOrder({ kind, detail }: OrderEntry, list: HistoryList<HistoryRecord>): Lookup {
    if (detail === undefined) return lookUp(list, null, () => false);
    const { amount, target, discriminator } = detail;
    const hasDiscriminator = (text: string) => hashWithSalt(hash, book.salt(), text) === discriminator;
    const order = { amount, target, hasDiscriminator };
    return lookUp(list, detail.before, (record) => histories[kind].matches(record, order));
  }

  const lookUpAll = (entries: readonly OrderEntry[], list: HistoryList<HistoryRecord>): readonly LookedUp[] =>
    assignRecords(entries.map((entry) => ({ entry, lookup: lookUpOrder(entry, list) })));

  async function settleAll(orders: readonly LookedUp[], list: HistoryList<HistoryRecord>, isSilent: boolean) {
    const isReleased = ({ entry }: LookedUp) => entry.detail?.status === 'released';
    // An order that is on its way may be what was found.
    const late = orders.filter((one) => isReleased(one) && isFound(one.lookup) && memory.inFlight.size === 0);
    await Promise.all([
      ...orders.filter((one) => !isReleased(one)).map(({ entry, lookup }) => settle(entry, lookup, list, isSilent)),
      ...late.map(({ entry, lookup }) => reportFound(entry, lookup)),
    ]);
  }

  async function settle(
    entry: OrderEntry,
    lookup: Lookup,
    list: HistoryList<HistoryRecord>,
    isSilent: boolean,
  ): Promise<void> {
    const { detail } = entry;
    const name = getOrderName(entry);
    if (detail?.status === 'accepted') return endListed(entry, lookup, list);
    const check: OrderCheck = { status: 'read', lookup, at: now() };
    const isNews = !isSilent || lookup.records.length > 0 || checks.get(name)?.status !== 'read';
    if (lookup.records.length === 0 && !lookup.isComplete) return isNews ? recordFailedCheck(entry, check) : undefined;
    if (isNews) checks.set(name, check);
    return detail?.status === 'refused' ? settleRefused(entry, lookup) : undefined;
  }

  const recordFound = (kind: OrderKind, ids: readonly RecordId[]) =>
    memory.found.push({ kind, ids, whole: histories[kind].peek()?.list });

  const isAnyOnItsWay = (kind: OrderKind) =>
    book.entries().some((entry) => entry.kind === kind && isAwaitingAnswer(entry, memory));

  /** An accepted order has ended once its record is listed. */
  async function endListed(entry: OrderEntry, { records, isNew }: Lookup, list: HistoryList<HistoryRecord>) {
    const named = entry.detail?.recordId ?? null;
    const isListed =
      named === null
        ? records.length > 0
        : list.items.some(({ id }) => id === named) || list.unreadableIds.includes(named);
    const order = toKnownOrder(entry);
    if (!isListed || order === null) return;
    const found = isNew ? records.map(({ id }) => id) : [];
    const ids = named === null || found.includes(named) ? found : [named, ...found];
    // An equal order that is on its way may be one of them.
    if (ids.length > 1 && isAnyOnItsWay(entry.kind)) return;
    const isCurrent = guard();
    let isFirst = false;
    await book.store((journal) => {
      isFirst = hasOrder(journal, entry, () => true);
      return withKnown(withoutEntry(journal, entry), entry, ids);
    });
    recordFound(entry.kind, ids);
    if (isFirst && isCurrent()) emit({ type: 'listed', order, ids });
  }

  async function settleRefused(entry: OrderEntry, lookup: Lookup): Promise<void> {
    const name = getOrderName(entry);
    if (isFound(lookup)) return reportFound(entry, lookup);
    // An equal one from before or not: nobody can tell.
    if (lookup.records.length > 0) return undefined;
    const since = missingSince.get(name);
    if (since !== undefined && performance.now() - since >= REPLICA_LAG_MS) {
      return book.change((journal) => withoutEntry(journal, entry));
    }
    if (since === undefined) missingSince.set(name, performance.now());
    later(REPLICA_LAG_MS, () => void search(entry.kind, { isSilent: true }));
    return undefined;
  }

  /** Corrects what was said of an order, once and in one tab. A refused one stays closed; a released one has ended. */
  async function reportFound(entry: OrderEntry, lookup: Lookup): Promise<void> {
    const order = toKnownOrder(entry);
    if (order === null) return;
    const ids = lookup.records.map(({ id }) => id);
    const isCurrent = guard();
    let isFirst = false;
    await book.store((journal) => {
      isFirst = hasOrder(journal, entry, ({ isReported }) => !isReported);
      const known = withKnown(journal, entry, ids);
      return entry.detail?.status === 'released'
        ? withoutEntry(known, entry)
        : withDetail(known, entry, () => ({ isReported: true }));
    });
    if (isFirst) recordFound(entry.kind, ids);
    // `place` reports it itself while it waits.
    const isOwn = firstReads.has(getOrderName(entry));
    if (isFirst && !isOwn && isCurrent()) {
      const refusal = entry.detail?.status === 'refused' ? entry.detail.failure : null;
      emit({ type: 'found', order, refusal, lookup });
    }
  }

  /**
   * A failed read may have got the list all the same, when something else is read with it: what that shows is found. Whether
   * anything is missing it does not tell. Resolves with the orders it does not show.
   */
  async function settleListed(kind: OrderKind, entries: readonly OrderEntry[], isSilent: boolean) {
    const list = histories[kind].peek()?.list;
    if (list === undefined) return entries;
    const listed = lookUpAll(entries, list).filter(({ lookup }) => isFound(lookup));
    if (listed.length > 0 && !searched.has(list)) await settleAll(listed, list, isSilent);
    searched.add(list);
    return entries.filter((entry) => listed.every((one) => one.entry !== entry));
  }

  async function search(kind: OrderKind, { isFirst = false, isSilent = false }: SearchOptions = {}): Promise<void> {
    const isCurrent = guard();
    const entries = book.entries().filter((entry) => entry.kind === kind && !isAwaitingAnswer(entry, memory));
    if (entries.length === 0) return;
    try {
      const list = findReadSince(kind, entries) ?? (await read(kind, entries, isFirst));
      searched.add(list);
      if (isCurrent()) await settleAll(lookUpAll(entries, list), list, isSilent);
    } catch (error) {
      if (!isCurrent()) return;
      const missing = await settleListed(kind, entries, isSilent);
      // What was read before still holds, but not for long enough to prove a refusal.
      const failed = isSilent ? missing.filter(({ detail }) => detail?.status === 'refused') : missing;
      await Promise.all(failed.map((entry) => recordFailedCheck(entry, { status: 'failed', error })));
    }
  }

  return search;
}
