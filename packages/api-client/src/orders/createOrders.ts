// Longer than others: what happens to an order, from its storing to its end, is easiest to check in one place.
import { callHost } from '../callHost.js';
import { isApiError } from '../errors/guards.js';
import { uniqueName } from '../runtime.js';
import { classifyError } from './classifyError.js';
import { createSearch, hasOrder, isFound, type SearchOptions } from './createSearch.js';
import { type Before, toBefore, withIds } from './evidence.js';
import {
  getOrderName,
  hashPerson,
  hashWithSalt,
  isSameOrder,
  isUnresolved,
  type NewOrder,
  type OrderDetail,
  type OrderEntry,
  type OrderFailure,
  type OrderKey,
  type OrderKind,
  orderKinds,
  withDetail,
  withEntry,
  withKnown,
  withoutEntry,
} from './journal.js';
import { holdLock, waitForLock } from './locks.js';
import { createOrderBook } from './orderBook.js';
import { clearMemory, createOrderMemory, isAwaitingAnswer } from './orderMemory.js';
import type { OrderEnd, OrderEvent, Orders, OrdersOptions, OrderState } from './Orders.js';
import {
  findOpen,
  IDLE,
  isOverdue,
  isSameState,
  mayUnlock,
  readState,
  READING,
  SETTLING_MS,
  UNLOCK_AFTER_MS,
} from './orderStates.js';
import { isSameAmount } from './sameAmount.js';
import { untilVisible } from './untilVisible.js';

/** Longer than a call can take (ms): two attempts of ten seconds, and the page's own overhead. */
const LONGEST_CALL_MS = 25_000;
/** How long a refusal waits for the history (ms). */
const REFUSAL_WAITS_MS = 1_000;
/** When an accepted order is first looked for (ms): the screen with its history has mostly read it by then. */
const LISTED_SOON_MS = 3_000;
/** How often it is looked for until it should be listed, and from then on (ms). */
const LISTED_LATER_MS = 15_000;
const LISTED_LATE_MS = 60_000;
/** A history older than this is read before the next order (ms). */
const FRESH_MS = 30_000;

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function toFailure(error: unknown): OrderFailure | null {
  return isApiError(error) ? { title: error.title, message: error.message } : null;
}

/** The id of the record in a create call's answer, where the server sends it. */
function readRecordId(result: unknown): OrderDetail['recordId'] {
  const { id }: { readonly id?: unknown } = typeof result === 'object' && result !== null ? result : {};
  return typeof id === 'number' || typeof id === 'string' ? id : null;
}

/** Creates the orders of one page or process. */
export function createOrders(options: OrdersOptions): Orders {
  const { person, storage, locks, hash, now = Date.now, histories, tab = uniqueName() } = options;
  const listeners = new Set<(event: OrderEvent) => void>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const memory = createOrderMemory();
  const { inFlight, checks, firstReads } = memory;
  /** Orders of other pages this one is waiting for. */
  const watched = new Set<string>();
  /** Orders whose form can be unlocked after some time in any case. */
  const timed = new Set<string>();
  /** Kinds whose accepted orders are going to be looked for. */
  const expected = new Set<OrderKind>();
  const preparing = new Map<OrderKind, Promise<void>>();
  const states = new Map<OrderKind, OrderState>();
  // Incremented with every change of person, so that late answers can be recognized.
  let generation = 0;
  let opening: Promise<void> = Promise.resolve();

  const guard = () => {
    const started = generation;
    return () => started === generation;
  };
  const book = createOrderBook({ storage, hash, now, onChange: follow });
  const search = createSearch({ book, memory, histories, hash, now, emit, later, guard });
  const stopFollowing = storage.subscribe(() => void book.reload());

  function emit(event: OrderEvent): void {
    for (const listener of listeners) callHost(() => listener(event));
  }

  function later(ms: number, task: () => void): void {
    const isCurrent = guard();
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (isCurrent()) task();
    }, ms);
    timers.add(timer);
  }

  const listEntries = (kind: OrderKind) => book.entries().filter((entry) => entry.kind === kind);

  async function look(kind: OrderKind, how?: SearchOptions): Promise<void> {
    await search(kind, how);
    follow();
  }

  /** Brings the states up to date, and looks after orders that this page is not waiting for. */
  function follow(): void {
    let hasChanged = false;
    for (const kind of orderKinds) {
      const state = book.owner() === null ? IDLE : readState(listEntries(kind), memory, tab, now());
      if (isSameState(state, states.get(kind) ?? IDLE)) continue;
      states.set(kind, state);
      hasChanged = true;
    }
    if (hasChanged) emit({ type: 'changed' });
    for (const entry of book.entries()) {
      const name = getOrderName(entry);
      if (inFlight.has(name)) continue;
      if (isAwaitingAnswer(entry, memory)) void watch(entry);
      else if (entry.detail?.status === 'accepted') expectListed(entry);
      else {
        followOnceUnlockable(entry);
        if (checks.has(name)) continue;
        startReading(name);
        void look(entry.kind);
      }
    }
  }

  function startReading(name: string): void {
    // Not by the device's clock, which another page may see differently.
    if (!checks.has(name)) later(SETTLING_MS, () => memory.settled.add(name));
    checks.set(name, READING);
  }

  function followOnceUnlockable(entry: OrderEntry): void {
    const name = getOrderName(entry);
    const age = Math.abs(now() - entry.sentAt);
    if (timed.has(name) || age >= UNLOCK_AFTER_MS) return;
    timed.add(name);
    later(UNLOCK_AFTER_MS - age, follow);
  }

  /** Looks for accepted orders of a kind until they are listed. Those of a tab that is still there are its own. */
  function expectListed(entry: OrderEntry): void {
    const { kind, detail } = entry;
    const isLate = isOverdue(entry, now());
    if (expected.has(kind) || (detail?.tab !== tab && !isLate)) return;
    expected.add(kind);
    const isNew = now() - (detail?.endedAt ?? 0) < LISTED_SOON_MS;
    const soon = isNew ? LISTED_SOON_MS : LISTED_LATER_MS;
    later(isLate ? LISTED_LATE_MS : soon, () => {
      void untilVisible()
        .then(() => look(kind))
        .then(() => {
          expected.delete(kind);
          follow();
        });
    });
  }

  /**
   * Waits for an order that another page sent, or this one before a reload. When its sender is gone, or the longest call time
   * has passed, nobody knows its answer.
   */
  async function watch(order: OrderEntry): Promise<void> {
    const name = getOrderName(order);
    if (watched.has(name)) return;
    watched.add(name);
    const isCurrent = guard();
    // Its lock tells whether the sender is still there. Only without locks does the device's clock have to tell how long ago it sent.
    const age = locks === undefined ? Math.abs(now() - order.sentAt) : 0;
    await waitForLock(locks, name, Math.max(0, LONGEST_CALL_MS - age));
    await untilVisible();
    watched.delete(name);
    if (!isCurrent()) return;
    if (order.detail === undefined) memory.abandoned.add(name);
    let isFirst = false;
    await book.store((journal) => {
      isFirst = hasOrder(journal, order, ({ status }) => status === 'sending');
      return isFirst ? withDetail(journal, order, () => ({ status: 'uncertain' })) : journal;
    });
    if (isFirst && isCurrent()) emit({ type: 'interrupted', kind: order.kind });
  }

  function isIdentical({ detail }: OrderEntry, order: NewOrder, salt: string): boolean {
    return (
      detail?.status === 'refused' &&
      isSameAmount(detail.amount, order.amount) &&
      detail.target === order.target &&
      detail.discriminator === hashWithSalt(hash, salt, order.discriminator)
    );
  }

  function readBefore(kind: OrderKind): Before | null {
    const last = histories[kind].peek();
    const before = last === undefined ? null : toBefore(last.list);
    if (last === undefined || before === null) return null;
    // Orders can end by a part of the list, which leaves the whole one as it was.
    const since = memory.found.filter((one) => one.kind === kind && one.whole === last.list);
    const ids = since.toReversed().flatMap((one) => one.ids);
    return withIds(before, ids);
  }

  async function open(): Promise<void> {
    const id = person();
    if (id === null || id === book.owner()) return opening;
    if (book.owner() !== null) leave();
    generation += 1;
    book.open(id);
    opening = book.reload();
    return opening;
  }

  function leave(): void {
    generation += 1;
    for (const timer of timers) clearTimeout(timer);
    for (const one of [timers, watched, timed, expected]) one.clear();
    clearMemory(memory);
    book.leave();
  }

  async function place<Result>(
    order: NewOrder,
    send: (key: string) => Promise<Result>,
    { signal }: { readonly signal?: AbortSignal } = {},
  ): Promise<OrderEnd<Result>> {
    const owner = person();
    if (owner === null) return { status: 'locked' };
    const hasLeft = () => person() !== owner;
    await open();
    // Somebody else may be signed in by now, whose order it is not.
    if (book.owner() !== owner) return { status: 'locked' };
    const { kind, amount, target } = order;
    const key: OrderKey = { account: hashPerson(hash, owner), kind, sentAt: now() };
    const name = getOrderName(key);
    const before = readBefore(kind);
    const toEntry = (salt: string, change: Partial<OrderDetail>): OrderEntry => ({
      ...key,
      detail: {
        status: 'sending',
        tab,
        amount,
        target,
        discriminator: hashWithSalt(hash, salt, order.discriminator),
        before,
        failure: null,
        failedChecks: 0,
        endedAt: null,
        recordId: null,
        isReported: false,
        ...change,
      },
    });
    const release = await holdLock(locks, name);
    inFlight.add(name);
    /** Not awaited where somebody waits for the outcome: a database can be slow. */
    const end = async (change: Partial<OrderDetail> | null): Promise<void> => {
      inFlight.delete(name);
      await book.change((journal) => {
        const others = withoutEntry(journal, key);
        return change === null ? others : withEntry(others, toEntry(journal.salt, change));
      });
      release();
    };

    let isLocked = true;
    await book.store((journal) => {
      const others = book.own(journal).filter((one) => one.kind === kind && !isSameOrder(one, key));
      isLocked = others.some((one) => isUnresolved(one) || isIdentical(one, order, journal.salt));
      return isLocked ? journal : withEntry(withoutEntry(journal, key), toEntry(journal.salt, {}));
    });
    if (isLocked || signal?.aborted === true || hasLeft()) {
      await end(null);
      return { status: 'locked' };
    }

    let result: Result;
    try {
      result = await send(uniqueName());
    } catch (error) {
      const verdict = classifyError(error);
      if (verdict === 'failed') {
        void end(null);
        return hasLeft() ? { status: 'left' } : { status: 'failed', error };
      }
      if (hasLeft()) {
        // What is stored keeps the form locked for their next visit.
        inFlight.delete(name);
        release();
        return { status: 'left' };
      }
      const status = verdict === 'refused' ? 'refused' : 'uncertain';
      startReading(name);
      firstReads.add(name);
      void end({ status, failure: toFailure(error), endedAt: now() });
      const reading = look(kind, { isFirst: true });
      await (status === 'refused' ? Promise.race([reading, wait(REFUSAL_WAITS_MS)]) : reading);
      firstReads.delete(name);
      follow();
      return hasLeft() ? { status: 'left' } : { status, error, check: checks.get(name) ?? READING };
    }
    if (hasLeft()) {
      void end(null);
      return { status: 'left' };
    }
    void end({ status: 'accepted', endedAt: now(), recordId: readRecordId(result) });
    return { status: 'accepted', result };
  }

  function prepare(kind: OrderKind): Promise<void> {
    const last = histories[kind].peek();
    if (last !== undefined && Math.abs(now() - last.readAt) < FRESH_MS) return Promise.resolve();
    const running = preparing.get(kind);
    if (running !== undefined) return running;
    // Where it fails, what is found later is reported as one that may be older.
    const reading = histories[kind]
      .read({ reason: 'before' })
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => preparing.delete(kind));
    preparing.set(kind, reading);
    return reading;
  }

  async function check(kind: OrderKind, { isSilent = false }: { readonly isSilent?: boolean } = {}): Promise<void> {
    if (!isSilent) {
      for (const entry of listEntries(kind)) {
        if (entry.detail?.status !== 'accepted') startReading(getOrderName(entry));
      }
      follow();
    }
    await look(kind, { isSilent });
  }

  function isAwaited(kind: OrderKind): boolean {
    return listEntries(kind).some((entry) => {
      if (entry.detail?.status === 'accepted') return true;
      const checked = checks.get(getOrderName(entry));
      const isMissing = checked?.status === 'read' && checked.lookup.records.length === 0;
      return isMissing && entry.detail !== undefined && !memory.settled.has(getOrderName(entry));
    });
  }

  async function unlock(kind: OrderKind): Promise<void> {
    const entry = findOpen(listEntries(kind));
    if (entry === undefined || isAwaitingAnswer(entry, memory) || !mayUnlock(entry, memory, now())) return;
    const checked = checks.get(getOrderName(entry));
    const found = checked?.status === 'read' && isFound(checked.lookup) ? checked.lookup.records : [];
    const hasEnded = entry.detail?.status !== 'uncertain' || found.length > 0;
    const ids = found.map(({ id }) => id);
    memory.found.push({ kind, ids, whole: histories[kind].peek()?.list });
    await book.change((journal) =>
      hasEnded
        ? withKnown(withoutEntry(journal, entry), entry, ids)
        : withDetail(journal, entry, () => ({ status: 'released' })),
    );
  }

  return {
    place,
    get: (kind) => (book.owner() === person() ? (states.get(kind) ?? IDLE) : IDLE),
    isClosed: (order) => listEntries(order.kind).some((entry) => isIdentical(entry, order, book.salt())),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    prepare,
    check,
    isAwaited,
    unlock,
    open,
    leave,
    close() {
      leave();
      stopFollowing();
      listeners.clear();
    },
  };
}
