import { formatNarrowUnit } from './intl.js';
import { formatShortDay, type TimeSetting } from './time.js';

/**
 * Formats the time left (ms) as `61m 24s` or `00m 05s`: rounded up, so that it reaches zero at the deadline, and never
 * negative.
 */
export function formatCountdown(ms: number, locale = 'en-US'): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const minutes = formatNarrowUnit(Math.floor(seconds / 60), 'minute', locale, 2);
  return `${minutes} ${formatNarrowUnit(seconds % 60, 'second', locale, 2)}`;
}

// Creating an Intl format costs more than a hundred uses of it.
const calendars = new Map<string, Intl.DateTimeFormat>();

/** `2026-07-12`: the calendar day of a time in a zone. */
function getCalendarDay(time: number, timeZone: string): string {
  const calendar =
    calendars.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  calendars.set(timeZone, calendar);
  const parts = new Map(calendar.formatToParts(time).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

/** Whether two times fall on one calendar day of a zone. */
export function isSameDay(time: number, other: number, timeZone: string): boolean {
  return getCalendarDay(time, timeZone) === getCalendarDay(other, timeZone);
}

/**
 * `Jul 13`: the calendar day in the zone after the one `time` (ms since the epoch) falls on, however long that day is.
 */
export function formatNextDay(time: number, { locale, timeZone }: TimeSetting): string {
  // Calculated in UTC, where every day has 24 hours.
  return formatShortDay(Date.parse(getCalendarDay(time, timeZone)) + 86_400_000, { locale, timeZone: 'UTC' });
}
