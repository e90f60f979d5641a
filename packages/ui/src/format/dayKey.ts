import type { ServerTime } from '../model/ServerTime.js';

const DAY_MS = 86_400_000;

// Creating an Intl format costs more than a hundred uses of it.
const formats = new Map<string, Intl.DateTimeFormat>();

function getFormat(timeZone: string): Intl.DateTimeFormat {
  const known =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, known);
  return known;
}

/** The calendar day of a moment in a zone, as `2026-07-12`. */
export function toDayKey(epochMs: number, timeZone: string): string {
  return getFormat(timeZone).format(epochMs);
}

/** The calendar day of a server time: a time without a zone keeps the day it states. `null` when it is unreadable. */
export function toServerDayKey(time: ServerTime, timeZone: string): string | null {
  if (time.kind === 'unreadable') return null;
  if (time.kind !== 'instant') return time.iso.slice(0, 10);
  const epoch = Date.parse(time.iso);
  return Number.isNaN(epoch) ? null : toDayKey(epoch, timeZone);
}

/** The day some days later, or earlier for a negative number. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days lie between two days; 0 for the same one. */
export function countDaysBetween(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS);
}
