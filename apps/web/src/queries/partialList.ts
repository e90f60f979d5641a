import type { Listing } from '@etherpilot/api-client';
import type { Loadable, PartialList } from '@etherpilot/ui';

/**
 * A list that the pending-money watcher has just read is not read again by a screen that opens at the same time (ms).
 */
export const LIST_FRESH_MS = 1_000;

/** A list as screens take it. */
export function getItems<T>(list: Loadable<Listing<T>>): Loadable<readonly T[]> {
  if (list.status === 'ready') return { ...list, data: list.data.items };
  const { data, ...rest } = list;
  return data === undefined ? rest : { ...rest, data: data.items };
}

/** How much of a list could be read; `undefined` for a complete one. */
export function getPartialList(listing: Listing<unknown> | undefined): PartialList | undefined {
  if (listing === undefined || listing.isComplete) return undefined;
  const { items, total, unreadable } = listing;
  return { shown: items.length, total, unreadable };
}
