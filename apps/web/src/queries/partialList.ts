import type { Listing } from '@etherpilot/api-client';
import type { PartialList } from '@etherpilot/ui';
import type { Loadable } from '@etherpilot/ui/model';
import { getPathOpenedAt } from '../services/pathOpening.js';

/**
 * A list that the pending-money watcher has just read is not read again by a screen that opens at the same time (ms).
 */
export const LIST_FRESH_MS = 1_000;

/** Whether a list is older than the place the person is at: the code of a screen may come later than its list. */
export function wasReadBeforeEntering({ state }: { readonly state: { readonly dataUpdatedAt: number } }): boolean {
  return state.dataUpdatedAt <= getPathOpenedAt();
}

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
