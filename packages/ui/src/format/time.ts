/** What a time is shown in. `timeZone` is an IANA name such as `Africa/Accra`. */
export interface TimeSetting {
  readonly locale: string;
  readonly timeZone: string;
}

function read(iso: string | number): Date | undefined {
  const date = new Date(iso);
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

function format(time: string | number, setting: TimeSetting, options: Intl.DateTimeFormatOptions): string | undefined {
  const date = read(time);
  return date && formatOf(setting, options).format(date);
}

/** `Jul 12, 2026`. An unreadable time comes back as it was sent. */
export function day(time: string | number, setting: TimeSetting): string {
  return format(time, setting, { dateStyle: 'medium' }) ?? String(time);
}

/** `Jul 12`, under a line whose full dates stand in a table beside it. */
export function shortDay(time: string | number, setting: TimeSetting): string {
  return format(time, setting, { month: 'short', day: 'numeric' }) ?? String(time);
}

/** `Jul`, under a row of months. */
export function shortMonth(time: string | number, setting: TimeSetting): string {
  return format(time, setting, { month: 'short' }) ?? String(time);
}

/** `2026`, under a row of years. */
export function year(time: string | number, setting: TimeSetting): string {
  return format(time, setting, { year: 'numeric' }) ?? String(time);
}

/** `July 12, 2026`, for a date of joining (G-100). */
export function longDay(time: string | number, setting: TimeSetting): string {
  return format(time, setting, { dateStyle: 'long' }) ?? String(time);
}

/** `14:02`. */
export function clockTime(time: string | number, setting: TimeSetting): string {
  return format(time, setting, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }) ?? '';
}

/** `14:02:11`, where two readings within a minute have to be told apart. */
export function preciseTime(time: string | number, setting: TimeSetting): string {
  const options = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
  return format(time, setting, options) ?? '';
}

/** The short name of the zone at that time: `UTC`, `GMT+1`, `EST`. */
export function zoneName(time: string | number, setting: TimeSetting): string {
  const date = read(time) ?? new Date(0);
  const parts = formatOf(setting, { timeZoneName: 'short' }).formatToParts(date);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? setting.timeZone;
}

/** `Jul 12, 2026, 14:02 UTC`: a moment, its zone named. */
export function moment(time: string | number, setting: TimeSetting): string {
  if (!read(time)) return String(time);
  return `${day(time, setting)}, ${clockTime(time, setting)} ${zoneName(time, setting)}`;
}

/** `12 s`, `4 min`, `3 h`, `2 d`: how long ago, rounded down. */
export function age(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min`;
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)} h`;
  return `${Math.floor(seconds / 86_400)} d`;
}
