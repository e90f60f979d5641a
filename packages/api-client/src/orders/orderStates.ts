import { getOrderName, isUnresolved, type OrderEntry } from './journal.js';
import { isAwaitingAnswer, type OrderMemory } from './orderMemory.js';
import type { KnownOrder, OrderCheck, OrderState } from './Orders.js';

/** An accepted order that is not listed by then is said to be missing (ms), and one without an answer may show up until then. */
export const SETTLING_MS = 60_000;
/** After this time the person may unlock the form even when nothing could be checked (ms). */
export const UNLOCK_AFTER_MS = 5 * 60_000;
const UNLOCK_AFTER_CHECKS = 3;

export const IDLE: OrderState = { status: 'idle' };
export const READING: OrderCheck = { status: 'reading' };

/** An order as far as the journal knows it. */
export function toKnownOrder({ kind, sentAt, detail }: OrderEntry): KnownOrder | null {
  return detail === undefined ? null : { kind, since: sentAt, amount: detail.amount, target: detail.target };
}

/** Whether an accepted order should be listed by now. */
export function isOverdue({ detail }: OrderEntry, now: number): boolean {
  return detail?.status === 'accepted' && now - (detail.endedAt ?? 0) >= SETTLING_MS;
}

/** Whether the person may decide to order the same again. */
export function mayUnlock(entry: OrderEntry, { checks, failedChecks }: OrderMemory, now: number): boolean {
  const name = getOrderName(entry);
  const check = checks.get(name);
  if (check?.status === 'read' && (check.lookup.isComplete || check.lookup.records.length > 0)) return true;
  const failed = entry.detail?.failedChecks ?? failedChecks.get(name) ?? 0;
  return failed >= UNLOCK_AFTER_CHECKS || Math.abs(now - entry.sentAt) >= UNLOCK_AFTER_MS;
}

/** The order that the state of a kind is about. */
export function findOpen(entries: readonly OrderEntry[]): OrderEntry | undefined {
  return entries.find(isUnresolved) ?? entries.findLast(({ detail }) => detail?.status === 'refused');
}

/** The state of a person's orders of one kind. */
export function readState(entries: readonly OrderEntry[], memory: OrderMemory, tab: string, now: number): OrderState {
  const entry = findOpen(entries);
  if (entry === undefined) {
    const missing = entries.find((one) => isOverdue(one, now));
    const order = missing === undefined ? null : toKnownOrder(missing);
    return order === null ? IDLE : { status: 'unlisted', order };
  }
  const { detail, sentAt: since } = entry;
  const name = getOrderName(entry);
  const isFromAnotherTab = detail !== undefined && detail.tab !== tab;
  if (isAwaitingAnswer(entry, memory)) return { status: 'sending', since, isFromAnotherTab };
  const open = {
    since,
    order: toKnownOrder(entry),
    isFromAnotherTab,
    failure: detail?.failure ?? null,
    check: memory.checks.get(name) ?? READING,
    canUnlock: mayUnlock(entry, memory, now),
  };
  if (detail?.status === 'refused') return { status: 'refused', ...open };
  const count = 1 + entries.filter((one) => one.detail?.status === 'released').length;
  return { status: memory.firstReads.has(name) ? 'checking' : 'uncertain', count, ...open };
}

/** Whether two states are the same; a check is only if it is the same object. */
export function isSameState(one: OrderState, other: OrderState): boolean {
  const [check, otherCheck] = [one, other].map((state) => ('check' in state ? state.check : null));
  const withoutCheck = (state: OrderState) => JSON.stringify({ ...state, check: null });
  return check === otherCheck && withoutCheck(one) === withoutCheck(other);
}
