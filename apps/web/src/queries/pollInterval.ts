/** How often a list with a pending item is polled, while its tab is visible (ms). */
export const POLL_MS = 30_000;

/** The longest interval, however long nothing has changed or reads have failed (ms). */
export const SLOWEST_POLL_MS = 5 * 60_000;

/** How often a screen that is updated by itself reads its list (ms). */
export const UPDATE_MS = 60_000;

/** How long a pending item is polled at the full rate (ms): most deposits are confirmed by then. */
const EAGER_MS = 15 * 60_000;

/** TanStack Query's state of a list; times in ms since the epoch, 0 when there was none. */
export interface Reads {
  readonly status: 'pending' | 'success' | 'error';
  readonly dataUpdatedAt: number;
  readonly errorUpdatedAt: number;
}

/**
 * The time until a list with a pending item is read again: 30 s at first, then longer and longer while nothing changes,
 * up to five minutes. After a failed read, as long again as the reads have been failing, to give a struggling server a
 * rest. `unchangedMs`: how long the same records have been pending.
 */
export function getPollInterval({ status, dataUpdatedAt, errorUpdatedAt }: Reads, unchangedMs: number): number {
  if (status === 'error' && dataUpdatedAt > 0) return clamp(errorUpdatedAt - dataUpdatedAt);
  return unchangedMs < EAGER_MS ? POLL_MS : clamp(unchangedMs / 20);
}

/** The time until a list that is updated by itself is read again: a minute; after a failed read longer, as above. */
export function getUpdateInterval(reads: Reads): number {
  return Math.max(UPDATE_MS, getPollInterval(reads, 0));
}

/** Whether a list was read, or could not be, less than this time ago (ms). */
export function wasTriedWithin(ms: number, reads: Omit<Reads, 'status'> | undefined, now: number): boolean {
  return reads !== undefined && now - Math.max(reads.dataUpdatedAt, reads.errorUpdatedAt) < ms;
}

function clamp(ms: number): number {
  return Math.min(SLOWEST_POLL_MS, Math.max(POLL_MS, ms));
}
