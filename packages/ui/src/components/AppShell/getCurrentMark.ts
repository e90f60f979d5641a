import type { Place } from '../../model/Place.js';
import { getParent } from './navigation.js';

/** The `aria-current` value of a navigation entry: it is the current page, its parent, or neither. */
export function getCurrentMark(entry: Place, current: Place | null): 'page' | 'true' | undefined {
  if (current === null) return undefined;
  if (current === entry) return 'page';
  return getParent(current) === entry ? 'true' : undefined;
}
