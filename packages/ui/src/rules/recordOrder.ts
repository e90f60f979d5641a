import type { RecordId } from '../model/RecordId.js';
import { type ServerTime, toEpoch } from '../model/ServerTime.js';

/** Compares oldest first; an unreadable time counts as the oldest. */
export function compareTimes(left: ServerTime, right: ServerTime): number {
  const [one = -Infinity, other = -Infinity] = [left, right]
    .map(toEpoch)
    .map((time) => (Number.isNaN(time) ? -Infinity : time));
  return one === other ? 0 : one < other ? -1 : 1;
}

const naturally = new Intl.Collator('en', { numeric: true });

/** Compares numbers by value, also when they are strings. */
export function compareIds(left: RecordId, right: RecordId): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return naturally.compare(String(left), String(right));
}
