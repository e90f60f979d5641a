import { newJournal, type OrderJournal } from './journal.js';

/** Where the journal of orders is stored. No method rejects: a storage that cannot persist holds it as long as it lives. */
export interface OrderStorage {
  /**
   * Changes the journal in one transaction, so that the second of two simultaneous tabs sees what the first wrote. Resolves
   * with what is stored then. `change` is pure; it may run more than once.
   */
  update(change: (journal: OrderJournal) => OrderJournal): Promise<OrderJournal>;
  /** The current journal. */
  read(): Promise<OrderJournal>;
  /** Calls back when another page has changed it. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Holds the journal in memory: for Node and tests. */
export function memoryOrders(): OrderStorage {
  let journal = newJournal();
  return {
    update: async (change) => (journal = change(journal)),
    read: async () => journal,
    subscribe: () => () => {},
  };
}
