import type { Listing } from '@etherpilot/api-client';
import type { ListCut, Loadable } from '@etherpilot/ui';

/** A list as screens take it. */
export function itemsOf<T>(list: Loadable<Listing<T>>): Loadable<readonly T[]> {
  if (list.status === 'ready') return { ...list, data: list.data.items };
  const { data, ...rest } = list;
  return data === undefined ? rest : { ...rest, data: data.items };
}

/** How much of a list could be read; `undefined` for a whole one (G-42). */
export function cutOf(listing: Listing<unknown> | undefined): ListCut | undefined {
  if (listing === undefined || listing.isComplete) return undefined;
  return { shown: listing.items.length, total: listing.total };
}
