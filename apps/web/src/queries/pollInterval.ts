/** How often a list with a pending item is read again, while its tab is visible. */
export const POLL_MS = 30_000;

/** However long reads have been failing, the next one comes within this time. */
const LONGEST_MS = 5 * 60_000;

/** What Query knows of a list's reads; times in ms since the epoch, 0 when there was none. */
export interface Reads {
  readonly status: 'pending' | 'success' | 'error';
  readonly dataUpdatedAt: number;
  readonly errorUpdatedAt: number;
}

/**
 * When a list is read again by itself: every 30 s while something in it is pending, never once all is final. After a read
 * that failed, as long again as the reads have been failing, up to five minutes, so that a server in trouble is left alone.
 */
export function pollInterval({ status, dataUpdatedAt, errorUpdatedAt }: Reads, hasPending: boolean): number | false {
  if (!hasPending || status === 'pending') return false;
  if (status === 'success') return POLL_MS;
  return Math.min(LONGEST_MS, Math.max(POLL_MS, errorUpdatedAt - dataUpdatedAt));
}
