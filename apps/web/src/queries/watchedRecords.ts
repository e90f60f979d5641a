import type { Listing } from '@etherpilot/api-client';

export interface Money {
  readonly id: number | string;
  readonly status: string;
}

/** `slowly`: its status is unknown, so it may never change. */
export type PendingState = 'pending' | 'slowly' | 'final';

type Ids = readonly Money['id'][];

/**
 * The records that may still change: those listed as pending, and for a partial list those of `seen` that it does not
 * show.
 */
export function getPendingIds<Item extends Money>(
  { items, isComplete }: Pick<Listing<Item>, 'items' | 'isComplete'>,
  seen: Ids,
  getState: (item: Item) => PendingState,
): Ids {
  const pending = items.filter((item) => getState(item) !== 'final').map(({ id }) => id);
  if (isComplete) return pending;
  const listed = new Set(items.map(({ id }) => id));
  return [...pending, ...seen.filter((id) => !listed.has(id))];
}

/** The records that were seen pending and have now ended. */
export function findSettledRecords<Item extends Money>(
  items: readonly Item[],
  seen: Ids,
  getState: (item: Item) => PendingState,
): readonly Item[] {
  return items.filter((item) => seen.includes(item.id) && getState(item) === 'final');
}
