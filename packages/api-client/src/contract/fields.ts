import * as v from 'valibot';

/** A numeric id; strings of digits are accepted. */
export const idSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))]),
  v.safeInteger(),
);

/** A required string that is not blank. */
export const textSchema = v.pipe(v.string(), v.regex(/\S/));

/** Identifies a record: a number, or a string where the id is not numeric or too large for one. */
export type RecordId = number | string;

/** Only digits that survive the round trip through a number are converted, so no two ids collapse into one. */
const exactDigitsSchema = v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,14})$/), v.transform(Number));

export const recordIdSchema = v.union([v.pipe(v.number(), v.safeInteger()), exactDigitsSchema, textSchema]);

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

/** A descriptive string whose absence must not reject the record: `''` then. */
export const describingTextSchema = v.fallback(v.string(), '');

export const optionalFlagSchema = v.fallback(v.nullable(v.boolean()), null);
