import { createStore, update, type UseStore } from 'idb-keyval';
import { forgetStored, readKept } from './kept.js';
import { ORDERS_MARK } from './storage.js';

export const JOURNAL_ROW = 'journal';

let store: UseStore | undefined;

/** The database of the order journal, opened when it is first needed. */
export function orderDatabase(): UseStore {
  return (store ??= createStore('etherpilot.orders', 'orders'));
}

/** What may stay of an order when its person has signed out. */
interface Remainder {
  readonly account: string;
  readonly kind: string;
  readonly sentAt: number;
}

interface Row<Entry> {
  readonly entries: readonly Entry[];
}

/** Leaves of each order no more than whose it was, as a hash, what kind and when: enough to keep its form locked. */
export function anonymized<
  Entry extends Remainder & { readonly detail?: { readonly status: string } },
  Journal extends Row<Entry>,
>(journal: Journal): Journal {
  const entries = journal.entries
    .filter(({ detail }) => detail?.status !== 'released')
    .map(({ account, kind, sentAt }) => ({ account, kind, sentAt }));
  return { ...journal, entries };
}

/**
 * Anonymizes what is stored. Here and not beside the journal, because the sign-in page needs it, too: a page that was
 * closed as its session ended may have had no time for it.
 */
export async function anonymizeStored(): Promise<void> {
  if (readKept(ORDERS_MARK) === null) return;
  try {
    await update<Row<Remainder>>(JOURNAL_ROW, (row) => anonymized(row ?? { entries: [] }), orderDatabase());
    forgetStored(ORDERS_MARK);
  } catch {
    // A database that refuses holds nothing.
  }
}
