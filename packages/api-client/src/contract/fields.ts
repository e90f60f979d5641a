import * as v from 'valibot';
import { MAX_MESSAGE_LENGTH, truncate } from '../errors/toPlainText.js';

// Control characters break the line, and a direction override would turn around what is shown beside it, such as a sum.
// oxlint-disable-next-line no-control-regex
const UNSHOWABLE = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]+/g;
/** Half a character, which no URL can hold. */
const HALF = /\p{Surrogate}/gu;

/** A server's words as they may be displayed: on one line, at most 2,000 characters, in their own direction. */
export function toShownText(text: string): string {
  // Truncated before the pattern runs, so that a megabyte costs no more than a page.
  return truncate(
    text
      .slice(0, MAX_MESSAGE_LENGTH * 2)
      .replace(UNSHOWABLE, ' ')
      .replace(HALF, ''),
  );
}

/** A numeric id; strings of digits are accepted. */
export const idSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))]),
  v.safeInteger(),
);

/** A required string that is not blank, exactly as sent. */
export const textSchema = v.pipe(v.string(), v.regex(/\S/));

/** A required string of words to display; not blank. */
export const shownTextSchema = v.pipe(v.string(), v.transform(toShownText), v.regex(/\S/));

/** A required string that is sent back or copied, so it must be exact: nothing in it may be invisible, nor endless. */
export const exactTextSchema = v.pipe(
  textSchema,
  v.check((text) => text === toShownText(text), 'readable characters only'),
);

/** Identifies a record: a number, or a string where the id is not numeric or too large for one. */
export type RecordId = number | string;

/** Only digits that survive the round trip through a number are converted, so no two ids collapse into one. */
const exactDigitsSchema = v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,14})$/), v.transform(Number));

export const recordIdSchema = v.union([v.pipe(v.number(), v.safeInteger()), exactDigitsSchema, textSchema]);

/** The id of a record that may lack one; `null` then. */
export const optionalRecordIdSchema = v.fallback(v.nullable(recordIdSchema), null);

const identifiedSchema = v.fallback(v.object({ id: optionalRecordIdSchema }), { id: null });

/** The id of a record of which nothing else need be readable; `null` when it has none. */
export function readRecordId(wire: unknown): RecordId | null {
  return v.parse(identifiedSchema, wire).id;
}

/**
 * An optional string: `null` when missing or empty, as Django writes a blank column.
 * Numbers become strings, because payment providers number their invoices.
 */
export const optionalTextSchema = v.fallback(
  v.pipe(
    v.nullable(v.union([v.string(), v.pipe(v.number(), v.transform(String))])),
    v.transform((text) => (text === null || text.trim() === '' ? null : text)),
  ),
  null,
);

/** An optional string of words to display. */
export const optionalShownTextSchema = v.pipe(
  optionalTextSchema,
  v.transform((text) => (text === null ? null : toShownText(text))),
);

/** A string of words to display whose absence must not reject the record: `''` then. */
export const describingTextSchema = v.pipe(v.fallback(v.string(), ''), v.transform(toShownText));

export const optionalFlagSchema = v.fallback(v.nullable(v.boolean()), null);
