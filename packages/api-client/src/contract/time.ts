import * as v from 'valibot';
import { textSchema } from './fields.js';

/**
 * When something happened, as far as the server says. `instant` names its zone, so it can be shown in any other.
 * `localTime` names none: it is off by up to 14 hours whichever zone it is taken for, so it is shown as it is. `date` is a
 * day without a time, the same day everywhere. `iso` is ISO 8601 in the form every browser reads; `text` is what the server
 * sent where that is none of the three.
 */
export type ServerTime =
  | { readonly kind: 'instant' | 'localTime' | 'date'; readonly iso: string }
  | { readonly kind: 'unreadable'; readonly text: string };

const PARTS = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(?:(Z)|([+-]\d{2}):?(\d{2})?)?)?$/i;

function readTime(sent: string): ServerTime {
  const [, date = '', time, utc, hours, minutes = '00'] = PARTS.exec(sent.trim()) ?? [];
  const unreadable = { kind: 'unreadable', text: sent } as const;
  if (!isDay(date)) return unreadable;
  if (time === undefined) return { kind: 'date', iso: date };
  const local = `${date}T${time}`;
  const zone = utc?.toUpperCase() ?? (hours === undefined ? '' : `${hours}:${minutes}`);
  if (Number.isNaN(Date.parse(local + (zone || 'Z')))) return unreadable;
  return zone === '' ? { kind: 'localTime', iso: local } : { kind: 'instant', iso: local + zone };
}

/** Some engines take February 30 for March 2. */
function isDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}

/** A time that has to be there: wire text in, {@link ServerTime} out. One nobody can read is kept as it was sent. */
export const timeSchema = v.pipe(textSchema, v.transform(readTime));

/** A time that may be missing: `null` then. */
export const optionalTimeSchema = v.fallback(v.nullable(timeSchema), null);

/** A time as a store has it: as it was read, or as the server's own text from before times had kinds. */
export const storedTimeSchema = v.union([
  timeSchema,
  v.pipe(
    v.union([v.object({ iso: textSchema }), v.object({ text: textSchema })]),
    v.transform((time) => ('iso' in time ? time.iso : time.text)),
    timeSchema,
  ),
]);
