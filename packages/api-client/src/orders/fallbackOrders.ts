import { getOrderName, type OrderEntry, type OrderJournal, withoutDetails } from './journal.js';
import { parseJournal } from './parseJournal.js';

/**
 * Orders in local storage, without their details: enough to keep their forms locked where the database refuses. Of those that
 * have ended meanwhile the names, because the database and other pages may still have them as sent.
 */
export interface FallbackOrders {
  /** Never throws: where storage is blocked or missing, there are none. */
  read(): readonly OrderEntry[];
  /** Replaces the entries of these names. Those without an entry that keeps a form locked have ended, for good. */
  write(entries: readonly OrderEntry[], names: readonly string[]): void;
  /** Forgets the entries of these names, and that they have ended: the database knows. */
  forget(names: readonly string[]): void;
  /** A journal with the entries that it does not have, and without those that have ended in another page than this one's `own`. */
  addTo(journal: OrderJournal, own?: ReadonlyMap<string, unknown>): OrderJournal;
}

/** More than a person orders while a database hangs. */
const MOST_ENDED = 50;

export function fallbackOrders(key: string): FallbackOrders {
  function readAll(): { readonly entries: readonly OrderEntry[]; readonly ended: readonly string[] } {
    try {
      const all: readonly unknown[] = JSON.parse(localStorage.getItem(key) ?? '[]');
      const ended = all.filter((one) => typeof one === 'string');
      return { entries: withoutDetails(parseJournal({ salt: '', entries: all })).entries, ended };
    } catch {
      return { entries: [], ended: [] };
    }
  }

  function store(entries: readonly OrderEntry[], ended: readonly string[]): void {
    const all = [...ended.slice(-MOST_ENDED), ...entries];
    try {
      if (all.length > 0) localStorage.setItem(key, JSON.stringify(all));
      else localStorage.removeItem(key);
    } catch {
      // Storage is blocked or full as well: the orders are known as long as the page lives.
    }
  }

  return {
    read: () => readAll().entries,
    write(entries, names) {
      const { entries: before, ended } = readAll();
      const locking = withoutDetails({ salt: '', entries }).entries;
      const left = new Set(locking.map(getOrderName));
      const over = new Set([...ended, ...names.filter((name) => !left.has(name))]);
      const others = before.filter((entry) => !names.includes(getOrderName(entry)));
      store(
        [...others, ...locking].filter((entry) => !over.has(getOrderName(entry))),
        [...over],
      );
    },
    forget(names) {
      const { entries, ended } = readAll();
      const forgotten = new Set(names);
      store(
        entries.filter((entry) => !forgotten.has(getOrderName(entry))),
        ended.filter((name) => !forgotten.has(name)),
      );
    },
    addTo(journal, own) {
      const { entries, ended } = readAll();
      const known = new Set(journal.entries.map(getOrderName));
      const over = new Set(ended.filter((name) => own?.has(name) !== true));
      const left = journal.entries.filter((entry) => !over.has(getOrderName(entry)));
      const more = entries.filter((entry) => !known.has(getOrderName(entry)));
      return more.length === 0 && left.length === known.size ? journal : { ...journal, entries: [...left, ...more] };
    },
  };
}
