import { type ServerTime, toEpoch } from '../model/ServerTime.js';
import { formatUnit } from './intl.js';

/** How times are shown. `timeZone` is an IANA name such as `Africa/Accra`. */
export interface TimeSetting {
  /** BCP 47, such as `de-DE`. */
  readonly locale: string;
  /** The IANA name. */
  readonly timeZone: string;
}

/** A time of this device in ms since the epoch, or a time of the server. */
export type Time = number | ServerTime;

/** Whether its zone is known, so that it can be shown in another. */
function isZoned(time: Time): boolean {
  return typeof time === 'number' || time.kind === 'instant';
}

function hasClock(time: Time): boolean {
  return typeof time === 'number' || time.kind !== 'date';
}

function getSentText(time: Time): string {
  if (typeof time === 'number') return String(time);
  return time.kind === 'unreadable' ? time.text : time.iso;
}

function readDate(time: Time): Date | undefined {
  const date = new Date(typeof time === 'number' ? time : toEpoch(time));
  return Number.isNaN(date.getTime()) ? undefined : date;
}

// Creating an Intl format costs more than a hundred uses of it, and long lists use them thousands of times.
const formats = new Map<string, Intl.DateTimeFormat>();

function getFormat({ locale, timeZone }: TimeSetting, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, timeZone, options]);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
  formats.set(key, known);
  return known;
}

function format(time: Time, setting: TimeSetting, options: Intl.DateTimeFormatOptions): string | undefined {
  const date = readDate(time);
  // A time without a zone was parsed as UTC, so formatting it in UTC shows it as it was sent.
  const { timeZone } = isZoned(time) ? setting : { timeZone: 'UTC' };
  return date && getFormat({ ...setting, timeZone }, options).format(date);
}

const fullDay = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** `Jul 12, 2026`. An unreadable time is returned as it was sent. */
export function formatDay(time: Time, setting: TimeSetting): string {
  return format(time, setting, { dateStyle: 'medium' }) ?? getSentText(time);
}

/** `Jul 12`: for a chart axis whose full dates are in a table beside it. */
export function formatShortDay(time: Time, setting: TimeSetting): string {
  return format(time, setting, { month: 'short', day: 'numeric' }) ?? getSentText(time);
}

/** `Jul`: for an axis of months. */
export function formatShortMonth(time: number, setting: TimeSetting): string {
  return format(time, setting, { month: 'short' }) ?? getSentText(time);
}

/** `2026`: for an axis of years. */
export function formatYear(time: number, setting: TimeSetting): string {
  return format(time, setting, { year: 'numeric' }) ?? getSentText(time);
}

/** `July 12, 2026`: for the date somebody joined. */
export function formatLongDay(time: Time, setting: TimeSetting): string {
  return format(time, setting, { dateStyle: 'long' }) ?? getSentText(time);
}

function formatClock(time: Time, setting: TimeSetting, options: Intl.DateTimeFormatOptions): string {
  if (!hasClock(time)) return '';
  return format(time, setting, { ...clock, ...options }) ?? '';
}

/** `14:02`; empty for a date without a time. */
export function formatClockTime(time: Time, setting: TimeSetting): string {
  return formatClock(time, setting, {});
}

/** `14:02:11`, to tell apart two readings within a minute. */
export function formatPreciseTime(time: Time, setting: TimeSetting): string {
  return formatClock(time, setting, { second: '2-digit' });
}

/** The short name of the zone at that time: `UTC`, `GMT+1`, `EST`. Empty for a date, and for a time without a zone. */
export function getZoneName(time: Time, setting: TimeSetting): string {
  if (!isZoned(time)) return '';
  const parts = getFormat(setting, { timeZoneName: 'short' }).formatToParts(readDate(time) ?? new Date(0));
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? setting.timeZone;
}

/** The short names a zone has within a year, for a head above its times: `UTC`, `EST/EDT`. */
export function getZoneNames(now: number, setting: TimeSetting): string {
  const year = new Date(now).getUTCFullYear();
  const names = [0, 6].map((month) => getZoneName(Date.UTC(year, month, 15), setting));
  return [...new Set(names)].join('/');
}

/** `Jul 12, 2026, 14:02 UTC`: date, time and zone, as far as they are known. */
export function formatMoment(time: Time, setting: TimeSetting): string {
  if (!hasClock(time)) return formatDay(time, setting);
  const zone = isZoned(time) ? ({ timeZoneName: 'short' } as const) : {};
  return format(time, setting, { ...fullDay, ...clock, ...zone }) ?? getSentText(time);
}

/** `12 s`, `4 min`, `3 h`, `2 d`: an age, rounded down. */
export function formatAge(ms: number, locale = 'en-US'): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  if (seconds < 60) return formatUnit(seconds, 'second', locale);
  if (seconds < 3600) return formatUnit(Math.floor(seconds / 60), 'minute', locale);
  if (seconds < 86_400) return formatUnit(Math.floor(seconds / 3600), 'hour', locale);
  return formatUnit(Math.floor(seconds / 86_400), 'day', locale);
}

/** `52 min`, `1 h 36 min`, `2 d 3 h`: an age in its two largest units, rounded down; `0 min` under a minute. */
export function formatExactAge(ms: number, locale = 'en-US'): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  if (minutes < 60) return formatUnit(minutes, 'minute', locale);
  const hours = Math.floor(minutes / 60);
  const [large, unit, small, smallUnit] =
    hours < 24
      ? ([hours, 'hour', minutes % 60, 'minute'] as const)
      : ([Math.floor(hours / 24), 'day', hours % 24, 'hour'] as const);
  const larger = formatUnit(large, unit, locale);
  return small === 0 ? larger : `${larger} ${formatUnit(small, smallUnit, locale)}`;
}
