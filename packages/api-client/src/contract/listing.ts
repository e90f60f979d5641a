import * as v from 'valibot';
import { idSchema, optionalTextSchema, type RecordId } from './fields.js';

/** A list, as far as it could be read. */
export interface Listing<T> {
  /** In the server's order, over all pages read, without duplicates. */
  readonly items: readonly T[];
  /**
   * `false` when something is or may be missing: pages after the fiftieth or after one that failed, an unreadable
   * record, or a server count that differs from what was read. Sums over such a list are partial. With `hasMore` it is
   * said of the pages that were read.
   */
  readonly isComplete: boolean;
  /** Whether pages were left unread because the caller's `isEnough` returned `true`. */
  readonly hasMore: boolean;
  /**
   * The total number of records, as counted by the server where it does; `null` when pages are missing and it does not.
   */
  readonly total: number | null;
  /** How many records, growth log entries included, could not be read and were left out. */
  readonly unreadable: number;
  /** The ids of records that were left out, as far as they could be read: these records exist. */
  readonly unreadableIds: readonly RecordId[];
}

/** A record that was left out of a list. Holds nothing the server sent, so that it can be logged. */
export interface UnreadableRecord {
  /** The call that returned it, such as `deposit/list/`. */
  readonly path: string;
  /** Its index in the answer, from 0 over all pages. */
  readonly index: number;
  /** What does not match, by wire field, such as `amount: expected a plain decimal`. */
  readonly issues: readonly string[];
}

/** One page of a list on the wire. */
export interface WirePage {
  /** The records, not yet validated. */
  readonly results: readonly unknown[];
  /** URL of the next page, as sent; `null` on the last one. */
  readonly next: string | null;
  /** Number of records on all pages; `null` when the server does not send it. */
  readonly count: number | null;
}

/** A bare array, or one page of `{ count, next, results }`. The records are validated one by one afterwards. */
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
