import * as v from 'valibot';

/** Numeric id; servers that write ids as strings of digits are understood. */
export const idSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))]),
  v.safeInteger(),
);

/** A text that has to be there and not be blank. */
export const textSchema = v.pipe(v.string(), v.regex(/\S/));

/** What tells one record from another: a number, or a text that is none or too long for one. */
export type RecordId = number | string;

/** Only digits that come back from the number as they were become one, so that no two ids are taken for the same. */
const exactDigitsSchema = v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,14})$/), v.transform(Number));

export const recordIdSchema = v.union([v.pipe(v.number(), v.safeInteger()), exactDigitsSchema, textSchema]);

/**
 * A text that may be missing: `null` then, and also for an empty text, as Django writes a blank column.
 * Numbers become text, because payment providers number their invoices.
 */
export const optionalTextSchema = v.fallback(
  v.pipe(
    v.nullable(v.union([v.string(), v.pipe(v.number(), v.transform(String))])),
    v.transform((text) => (text === null || text.trim() === '' ? null : text)),
  ),
  null,
);

/** A describing text whose absence must not cost the entity: `''` then. */
export const describingTextSchema = v.fallback(v.string(), '');

export const optionalFlagSchema = v.fallback(v.nullable(v.boolean()), null);
