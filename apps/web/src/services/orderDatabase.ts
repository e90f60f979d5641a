import { createStore, update, type UseStore } from 'idb-keyval';

export const JOURNAL_ROW = 'journal';

let store: UseStore | undefined;

/** The database of the order journal, opened on first use. */
export function getOrderDatabase(): UseStore {
  return (store ??= createStore('etherpilot.orders', 'orders'));
}

/** What may remain of an order after its user has signed out. */
interface Remainder {
  readonly account: string;
  readonly kind: string;
  readonly sentAt: number;
}

interface Row<Entry> {
  readonly entries: readonly Entry[];
}

/** Reduces each order to its owner, as a hash, its kind and its time: enough to keep its form locked. */
export function anonymize<
  Entry extends Remainder & { readonly detail?: { readonly status: string } },
  Journal extends Row<Entry>,
>(journal: Journal): Journal {
  const entries = journal.entries
    .filter(({ detail }) => detail?.status !== 'released')
    .map(({ account, kind, sentAt }) => ({ account, kind, sentAt }));
  return { ...journal, entries };
}

/** Anonymizes what is stored of orders. Rejects where the database does. */
export async function anonymizeDatabase(): Promise<void> {
  await update<Row<Remainder>>(JOURNAL_ROW, (row) => anonymize(row ?? { entries: [] }), getOrderDatabase());
}
