import type { Place } from '../../model/Place.js';

/** Places without an entry of their own belong to the one they are reached from. */
const parents: Partial<Record<Place, Place>> = {
  profile: 'account',
  depositHistory: 'deposit',
  withdrawalHistory: 'withdraw',
};

/** The `aria-current` value of a navigation entry: it is the current page, its parent, or neither. */
export function getCurrentMark(entry: Place, current: Place | null): 'page' | 'true' | undefined {
  if (current === null) return undefined;
  if (current === entry) return 'page';
  return parents[current] === entry ? 'true' : undefined;
}
