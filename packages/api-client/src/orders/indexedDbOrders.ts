import { createStore, get, update as updateRow } from 'idb-keyval';
import { inTime } from '../databaseTimeout.js';
import { holdLock } from './locks.js';
import { fallbackOrders } from './fallbackOrders.js';
import { getOrderName, newJournal, type OrderEntry, type OrderJournal } from './journal.js';
import type { OrderStorage } from './OrderStorage.js';
import { parseJournal } from './parseJournal.js';

/** Options of {@link indexedDbOrders}. */
export interface IndexedDbOrdersOptions {
  /**
   * Called once when the database refuses or does not answer within two seconds. From then on local storage holds of each
   * order only its person as a hash, its kind and its time: after a reload its form is locked, and nobody knows its amount.
   */
  readonly onRefused?: (error: unknown) => void;
}

type Change = (journal: OrderJournal) => OrderJournal;

const ROW = 'journal';

/** Entries by name; `null` for one that has ended. */
type Changes = Map<string, OrderEntry | null>;

function recordChanges(changes: Changes, before: OrderJournal, after: OrderJournal): void {
  const old = new Map(before.entries.map((entry) => [getOrderName(entry), entry]));
  for (const entry of after.entries) {
    const name = getOrderName(entry);
    if (old.get(name) !== entry) changes.set(name, entry);
    old.delete(name);
  }
  for (const name of old.keys()) changes.set(name, null);
}

function withChanges(journal: OrderJournal, changes: Changes): OrderJournal {
  const others = journal.entries.filter((entry) => !changes.has(getOrderName(entry)));
  return { ...journal, entries: [...others, ...[...changes.values()].filter((entry) => entry !== null)] };
}

/**
 * Stores the journal of orders in an IndexedDB database, shared by the tabs of an origin. Where the database refuses, local
 * storage keeps the forms of its orders locked; a change that the database makes late after all is brought up to date.
 */
export function indexedDbOrders(name: string, { onRefused }: IndexedDbOrdersOptions = {}): OrderStorage {
  const database = createStore(name, 'orders');
  const fallbackKey = `${name}.fallback`;
  const fallback = fallbackOrders(fallbackKey);
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : undefined;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  const announce = () => channel?.postMessage(null);
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  /** As last read from the database. */
  let stored = newJournal();
  /** What the database has missed since it failed; `null` while it works. */
  let missed: Changes | null = null;
  let isCatchingUp = false;

  async function readRow(): Promise<unknown> {
    return get<unknown>(ROW, database);
  }

  /** Entries in local storage stay there, but for those that the change has `caughtUp` with. */
  async function changeDatabase(change: Change, caughtUp?: Changes): Promise<OrderJournal> {
    let changed = stored;
    let inFallback: readonly OrderEntry[] = [];
    await updateRow<unknown>(
      ROW,
      (row) => {
        inFallback = fallback.read().filter((entry) => caughtUp?.has(getOrderName(entry)) !== true);
        changed = change(fallback.addTo(parseJournal(row)));
        const names = new Set(inFallback.map(getOrderName));
        return { ...changed, entries: changed.entries.filter((entry) => !names.has(getOrderName(entry))) };
      },
      database,
    );
    const left = new Set(changed.entries.map(getOrderName));
    const ended = inFallback.filter((entry) => !left.has(getOrderName(entry)));
    if (ended.length > 0) fallback.forget(ended.map(getOrderName));
    return changed;
  }

  async function changeWithoutDatabase(changes: Changes, change: Change): Promise<OrderJournal> {
    // One page after the other, as in a transaction.
    const release = await holdLock(globalThis.navigator?.locks, fallbackKey);
    try {
      const before = fallback.addTo(withChanges(stored, changes), changes);
      const after = change(before);
      recordChanges(changes, before, after);
      fallback.write(
        [...changes].flatMap(([, entry]) => entry ?? []),
        [...changes.keys()],
      );
      return after;
    } finally {
      release();
    }
  }

  /** The database has made a change late: it learns what has happened since, and is used again. */
  async function catchUp(): Promise<void> {
    // Several changes can be late at once.
    if (missed === null || isCatchingUp) return;
    isCatchingUp = true;
    const changes: Changes = new Map();
    try {
      do {
        for (const [key, entry] of missed) changes.set(key, entry);
        // oxlint-disable-next-line no-await-in-loop -- what is missed meanwhile comes in the next round
        stored = await changeDatabase((journal) => withChanges(journal, changes), changes);
        for (const [key, entry] of changes) if (missed.get(key) === entry) missed.delete(key);
      } while (missed.size > 0);
      missed = null;
      fallback.forget([...changes.keys()]);
      announce();
    } catch {
      // It has failed again: the next change that it makes late tries once more.
    } finally {
      isCatchingUp = false;
    }
  }

  return {
    async update(change) {
      const changed = await changeAnywhere(change);
      announce();
      return changed;
    },
    async read() {
      if (missed !== null) return fallback.addTo(withChanges(stored, missed), missed);
      const reading = readRow();
      try {
        stored = parseJournal(await inTime(reading));
      } catch {
        // The next change finds out whether the database has failed for good. A late answer is worth another read.
        reading.then(notify, () => undefined);
      }
      return fallback.addTo(stored);
    },
    subscribe(listener) {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === fallbackKey || key === null) listener();
      };
      listeners.add(listener);
      channel?.addEventListener('message', listener);
      globalThis.addEventListener?.('storage', onStorage);
      return () => {
        listeners.delete(listener);
        channel?.removeEventListener('message', listener);
        globalThis.removeEventListener?.('storage', onStorage);
      };
    },
  };

  async function changeAnywhere(change: Change): Promise<OrderJournal> {
    if (missed !== null) return changeWithoutDatabase(missed, change);
    const write = changeDatabase(change);
    try {
      return (stored = await inTime(write));
    } catch (error) {
      const isFirst = missed === null;
      missed ??= new Map();
      write.then(catchUp, () => undefined);
      if (isFirst) onRefused?.(error);
      return changeWithoutDatabase(missed, change);
    }
  }
}
