import { ORDERS_MARK } from './storage.js';
import { readStored, removeStored } from './storedValue.js';

/**
 * Anonymizes the stored orders. Separate from the journal, because the sign-in page needs it, too: a page that was
 * closed as its session ended may not have had time for it. Most visitors have none, and fetch no code for them.
 */
export async function anonymizeStored(): Promise<void> {
  if (readStored(ORDERS_MARK) === null) return;
  try {
    const { anonymizeDatabase } = await import('./orderDatabase.js');
    await anonymizeDatabase();
    removeStored(ORDERS_MARK);
  } catch {
    // A database that refuses holds nothing; what cannot be fetched is tried again by the next page.
  }
}
