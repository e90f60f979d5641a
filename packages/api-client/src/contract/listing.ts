import * as v from 'valibot';
import { idSchema, optionalTextSchema } from './fields.js';

/** A list as far as it could be read. */
export interface Listing<T> {
  /** In the server's order, over all pages that were read, each record once. */
  readonly items: readonly T[];
  /**
   * `false` when something is missing or may be: pages beyond the fiftieth or after one that failed, a record that cannot
   * be read, or a count of the server that is not what was read. Sums of such a list are sums of a part.
   */
  readonly isComplete: boolean;
  /** How many there are in all, as the server counts where it does; `null` when pages are missing and it does not. */
  readonly total: number | null;
  /** How many records, entries of growth logs among them, could not be read and were left out. */
  readonly unreadable: number;
}

/** A record that was left out of a list. Holds nothing of what the server sent, so that it can be logged. */
export interface UnreadableRecord {
  /** The call it came with, such as `deposit/list/`. */
  readonly path: string;
  /** Its place in the answer, counted from 0 over all pages. */
  readonly index: number;
  /** What does not fit, by wire field, such as `amount: expected a plain decimal`. */
  readonly issues: readonly string[];
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
