import * as v from 'valibot';
import { textSchema, toShownText } from './fields.js';

/**
 * When something happened, as precisely as the server says:
 * - `instant`: has a time zone, so it can be converted to any other;
 * - `localTime`: has none and could be off by up to 14 hours, so display it as it is;
 * - `date`: a day without a time, the same day everywhere;
 * - `unreadable`: none of the three.
 *
 * `iso` is ISO 8601 in the form every browser parses; `text` is what the server sent, as it may be displayed.
 */
export type ServerTime =
  | { readonly kind: 'instant' | 'localTime' | 'date'; readonly iso: string }
  | { readonly kind: 'unreadable'; readonly text: string };

const PARTS = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(?:(Z)|([+-]\d{2}):?(\d{2})?)?)?$/i;

function readTime(sent: string): ServerTime {
  const [, date = '', time, utc, hours, minutes = '00'] = PARTS.exec(sent.trim()) ?? [];
  const unreadable = { kind: 'unreadable', text: toShownText(sent) } as const;
  if (!isDay(date)) return unreadable;
  if (time === undefined) return { kind: 'date', iso: date };
  const local = `${date}T${time}`;
  const zone = utc?.toUpperCase() ?? (hours === undefined ? '' : `${hours}:${minutes}`);
  if (Number.isNaN(Date.parse(local + (zone || 'Z')))) return unreadable;
  return zone === '' ? { kind: 'localTime', iso: local } : { kind: 'instant', iso: local + zone };
}

/** Some engines parse February 30 as March 2. */
function isDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}

/** A required time: wire text in, {@link ServerTime} out. One that cannot be parsed is passed through as text. */
export const timeSchema = v.pipe(textSchema, v.transform(readTime));

/** An optional time; `null` when missing. */
export const optionalTimeSchema = v.fallback(v.nullable(timeSchema), null);

/** A time as stored: already parsed, or the server's own text from before times had kinds. */
export const storedTimeSchema = v.union([
  timeSchema,
  v.pipe(
    v.union([v.object({ iso: textSchema }), v.object({ text: textSchema })]),
    v.transform((time) => ('iso' in time ? time.iso : time.text)),
    timeSchema,
  ),
]);
