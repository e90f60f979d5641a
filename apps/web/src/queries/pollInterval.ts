/** How often a list with a pending item is read again, while its tab is visible. */
export const POLL_MS = 30_000;

/** However long nothing has changed or reads have failed, the next one comes within this time. */
export const SLOWEST_POLL_MS = 5 * 60_000;

/** So long what is pending is polled at the full rate: most deposits are confirmed by then. */
const EAGER_MS = 15 * 60_000;

/** What Query knows of a list's reads; times in ms since the epoch, 0 when there was none. */
export interface Reads {
  readonly status: 'pending' | 'success' | 'error';
  readonly dataUpdatedAt: number;
  readonly errorUpdatedAt: number;
}

/**
 * When a list with something pending is read again by itself: every 30 s at first, then less and less often as long as
 * nothing changes, up to five minutes. After a read that failed, as long again as the reads have been failing, so that a
 * server in trouble is left alone. `unchangedMs`: how long the same records have been pending.
 */
export function pollInterval({ status, dataUpdatedAt, errorUpdatedAt }: Reads, unchangedMs: number): number {
  if (status === 'error' && dataUpdatedAt > 0) return clamp(errorUpdatedAt - dataUpdatedAt);
  return unchangedMs < EAGER_MS ? POLL_MS : clamp(unchangedMs / 20);
}

function clamp(ms: number): number {
  return Math.min(SLOWEST_POLL_MS, Math.max(POLL_MS, ms));
}
