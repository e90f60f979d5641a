import { isSameDay } from '../format/countdown.js';

const REFRESH_MS = 96 * 60_000;
const DAILY_LIMIT = 15;

/**
 * When automatic refreshes pause until tomorrow if one of the day's calls is used now (ms since the epoch): with the last
 * of those that are left. `undefined` when they last until the end of the day in the zone.
 */
export function getPauseAfterRefresh(used: number, now: number, timeZone: string): number | undefined {
  const left = Math.max(DAILY_LIMIT - used - 1, 0);
  const pauseAt = now + left * REFRESH_MS;
  // The next one would be due on the same day.
  return isSameDay(pauseAt + REFRESH_MS, now, timeZone) ? pauseAt : undefined;
}
