import { ORDERS_MARK } from './storage.js';
import { readStored } from './storedValue.js';

/**
 * Anonymizes the stored orders. Separate from what places them, because the sign-in page needs it, too: a page that was
 * closed as its session ended may not have had time for it. Most visitors have none, and fetch no code for them.
 */
export async function anonymizeStored(): Promise<void> {
  if (readStored(ORDERS_MARK) === null) return;
  try {
    const [{ orderStorage }, { withoutDetails }] = await Promise.all([
      import('./orderStorage.js'),
      import('@etherpilot/api-client/orders'),
    ]);
    await orderStorage.update(withoutDetails);
  } catch {
    // What cannot be fetched is tried again by the next page.
  }
}
