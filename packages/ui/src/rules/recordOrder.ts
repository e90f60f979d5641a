import type { RecordId } from '../model/RecordId.js';
import { type ServerTime, toEpoch } from '../model/ServerTime.js';

/** Compares oldest first; an unreadable time counts as the oldest. */
export function compareTimes(left: ServerTime, right: ServerTime): number {
  return compareNumbers(toOrder(left), toOrder(right));
}

/** The place of a time among others, oldest first. */
export function toOrder(time: ServerTime): number {
  const epoch = toEpoch(time);
  return Number.isNaN(epoch) ? -Infinity : epoch;
}

/** Compares smallest first, infinite ones as well. */
export function compareNumbers(left: number, right: number): number {
  return left === right ? 0 : left < right ? -1 : 1;
}

const naturally = new Intl.Collator('en', { numeric: true });

/** Compares numbers by value, also when they are strings. */
export function compareIds(left: RecordId, right: RecordId): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return naturally.compare(String(left), String(right));
}
