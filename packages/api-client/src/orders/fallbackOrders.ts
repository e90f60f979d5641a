import { getOrderName, type OrderEntry, type OrderJournal, withoutDetails } from './journal.js';
import { parseJournal } from './parseJournal.js';

/** Orders in local storage, without their details: enough to keep their forms locked where the database refuses. */
export interface FallbackOrders {
  /** Never throws: where storage is blocked or missing, there are none. */
  read(): readonly OrderEntry[];
  /** Replaces the entries of these names. */
  write(entries: readonly OrderEntry[], names: readonly string[]): void;
  remove(entries: readonly OrderEntry[]): void;
  /** A journal with the entries that it does not have. */
  addTo(journal: OrderJournal): OrderJournal;
}

export function fallbackOrders(key: string): FallbackOrders {
  function read(): readonly OrderEntry[] {
    try {
      const text = localStorage.getItem(key);
      return text === null ? [] : withoutDetails(parseJournal({ salt: '', entries: JSON.parse(text) })).entries;
    } catch {
      return [];
    }
  }

  function write(entries: readonly OrderEntry[], names: readonly string[]): void {
    const others = read().filter((entry) => !names.includes(getOrderName(entry)));
    const all = [...others, ...withoutDetails({ salt: '', entries }).entries];
    try {
      if (all.length > 0) localStorage.setItem(key, JSON.stringify(all));
      else localStorage.removeItem(key);
    } catch {
      // Storage is blocked or full as well: the orders are known as long as the page lives.
    }
  }

  return {
    read,
    write,
    remove: (entries) => write([], entries.map(getOrderName)),
    addTo(journal) {
      const known = new Set(journal.entries.map(getOrderName));
      const more = read().filter((entry) => !known.has(getOrderName(entry)));
      return more.length === 0 ? journal : { ...journal, entries: [...journal.entries, ...more] };
    },
  };
}
