/** How often a list with a pending item is read again, while its tab is visible. */
export const POLL_MS = 30_000;

/** However long reads have been failing, the next one comes within this time; and so often a list with an unknown state is read. */
export const LONGEST_MS = 5 * 60_000;

/** What Query knows of a list's reads; times in ms since the epoch, 0 when there was none. */
export interface Reads {
  readonly status: 'pending' | 'success' | 'error';
  readonly dataUpdatedAt: number;
  readonly errorUpdatedAt: number;
}

/**
 * When a list is read again by itself: every `pollMs`, or never for `false`. After a read that failed, as long again as the
 * reads have been failing, up to five minutes, so that a server in trouble is left alone.
 */
export function pollInterval({ status, dataUpdatedAt, errorUpdatedAt }: Reads, pollMs: number | false): number | false {
  if (pollMs === false || status === 'pending') return false;
  if (status === 'success') return pollMs;
  return Math.min(LONGEST_MS, Math.max(pollMs, errorUpdatedAt - dataUpdatedAt));
}
