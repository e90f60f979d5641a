import * as v from 'valibot';
import { idSchema, optionalTextSchema } from './fields.js';

/** A list together with the word whether it is the whole list (G-42). */
export interface Listing<T> {
  /** In the server's order, over all pages that were read. */
  readonly items: readonly T[];
  /** `false` when pages are missing: more than 50, a page that failed, or a next page on another origin. */
  readonly isComplete: boolean;
  /** How many there are in all; `null` when the list is cut and the server did not say. */
  readonly total: number | null;
}

/** One page of a list on the wire. */
export interface WirePage {
  /** The items, unread. */
  readonly results: readonly unknown[];
  /** Address of the next page, as sent; `null` on the last one. */
  readonly next: string | null;
  /** Items on all pages together; `null` when the server does not say. */
  readonly count: number | null;
}

/** A bare array, or one page of `{ count, next, results }`. The items are read one by one afterwards. */
export const pageSchema = v.union([
  v.pipe(
    v.array(v.unknown()),
    v.transform((results): WirePage => ({ results, next: null, count: null })),
  ),
  v.object({
    results: v.array(v.unknown()),
    next: optionalTextSchema,
    count: v.fallback(v.nullable(idSchema), null),
  }),
]);
