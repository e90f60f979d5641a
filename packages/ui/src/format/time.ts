import { epochOf, type ServerTime } from '../model/ServerTime.js';

/** What a time is shown in. `timeZone` is an IANA name such as `Africa/Accra`. */
export interface TimeSetting {
  readonly locale: string;
  readonly timeZone: string;
}

/** A moment of this device, in ms since the epoch, or a time of the server. */
export type Time = number | ServerTime;

/** Whether it is known in which zone it was said, so that it can be shown in another. */
function isZoned(time: Time): boolean {
  return typeof time === 'number' || time.kind === 'instant';
}

function hasClock(time: Time): boolean {
  return typeof time === 'number' || time.kind !== 'date';
}

function asSent(time: Time): string {
  if (typeof time === 'number') return String(time);
  return time.kind === 'unreadable' ? time.text : time.iso;
}

function read(time: Time): Date | undefined {
  const date = new Date(typeof time === 'number' ? time : epochOf(time));
  return Number.isNaN(date.getTime()) ? undefined : date;
}

// Building an Intl format costs more than a hundred uses of it, and long lists use them thousands of times.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf({ locale, timeZone }: TimeSetting, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, timeZone, options]);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
  formats.set(key, known);
  return known;
}

function format(time: Time, setting: TimeSetting, options: Intl.DateTimeFormatOptions): string | undefined {
  const date = read(time);
  // What has no zone was read as if it were in UTC, and is drawn there as it was sent.
  const { timeZone } = isZoned(time) ? setting : { timeZone: 'UTC' };
  return date && formatOf({ ...setting, timeZone }, options).format(date);
}

/** `Jul 12, 2026`. An unreadable time comes back as it was sent. */
export function day(time: Time, setting: TimeSetting): string {
  return format(time, setting, { dateStyle: 'medium' }) ?? asSent(time);
}

/** `Jul 12`, under a line whose full dates stand in a table beside it. */
export function shortDay(time: Time, setting: TimeSetting): string {
  return format(time, setting, { month: 'short', day: 'numeric' }) ?? asSent(time);
}

/** `Jul`, under a row of months. */
export function shortMonth(time: number, setting: TimeSetting): string {
  return format(time, setting, { month: 'short' }) ?? asSent(time);
}

/** `2026`, under a row of years. */
export function year(time: number, setting: TimeSetting): string {
  return format(time, setting, { year: 'numeric' }) ?? asSent(time);
}

/** `July 12, 2026`, for a date of joining (G-100). */
export function longDay(time: Time, setting: TimeSetting): string {
  return format(time, setting, { dateStyle: 'long' }) ?? asSent(time);
}

function clock(time: Time, setting: TimeSetting, options: Intl.DateTimeFormatOptions): string {
  if (!hasClock(time)) return '';
  return format(time, setting, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...options }) ?? '';
}

/** `14:02`; nothing of a date, which has no time. */
export function clockTime(time: Time, setting: TimeSetting): string {
  return clock(time, setting, {});
}

/** `14:02:11`, where two readings within a minute have to be told apart. */
export function preciseTime(time: Time, setting: TimeSetting): string {
  return clock(time, setting, { second: '2-digit' });
}

/** The short name of the zone at that time: `UTC`, `GMT+1`, `EST`. Nothing of a date, or of a time whose zone nobody stated. */
export function zoneName(time: Time, setting: TimeSetting): string {
  if (!isZoned(time)) return '';
  const parts = formatOf(setting, { timeZoneName: 'short' }).formatToParts(read(time) ?? new Date(0));
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? setting.timeZone;
}

/** `Jul 12, 2026, 14:02 UTC`: a moment, its zone named; as much of it as is known. */
export function moment(time: Time, setting: TimeSetting): string {
  const hour = clockTime(time, setting);
  if (hour === '') return day(time, setting);
  return `${day(time, setting)}, ${hour} ${zoneName(time, setting)}`.trimEnd();
}

/** `12 s`, `4 min`, `3 h`, `2 d`: how long ago, rounded down. */
export function age(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min`;
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)} h`;
  return `${Math.floor(seconds / 86_400)} d`;
}

/** `52 min`, `1 h 36 min`, `2 d 3 h`: how long ago to the next smaller unit, rounded down; `0 min` under a minute. */
export function exactAge(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  const [larger, smaller] =
    hours < 24 ? [`${hours} h`, `${minutes % 60} min`] : [`${Math.floor(hours / 24)} d`, `${hours % 24} h`];
  return smaller.startsWith('0 ') ? larger : `${larger} ${smaller}`;
}
