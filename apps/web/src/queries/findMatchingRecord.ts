import type { Listing, RecordId } from '@etherpilot/api-client';
import { compareTimes, type LookupResult, type ServerTime, toLatestEpoch } from '@etherpilot/ui';

/** How to match an order to a record in its history. */
export interface OrderMatcher<Input, Item> {
  readonly isMatch: (item: Item, input: Input) => boolean;
  /** When a record was created; omitted where the server does not send it. */
  readonly timeOf?: (item: Item) => ServerTime;
}

export interface SentOrder<Input> {
  readonly input: Input;
  /** When the order was sent, by this device's clock (ms since the epoch). */
  readonly since: number;
  /** Ids of the matching records that existed before. */
  readonly known: ReadonlySet<RecordId>;
}

/** A record this much older than the order is another one. The two clocks may be a day apart. */
const OLDER_MS = 25 * 3_600_000;

/**
 * Matches an order whose answer was lost against a history. When uncertain a record matches, because missing one
 * invites a second order.
 */
export function findMatchingRecord<Input, Item extends { readonly id: RecordId }>(
  { items, isComplete }: Listing<Item>,
  { input, since, known }: SentOrder<Input>,
  { isMatch, timeOf }: OrderMatcher<Input, Item>,
): LookupResult {
  const isOlder = (item: Item) => timeOf !== undefined && toLatestEpoch(timeOf(item)) < since - OLDER_MS;
  const found = items.filter((item) => isMatch(item, input) && !known.has(item.id) && !isOlder(item));
  const times = timeOf === undefined ? [] : found.map(timeOf);
  const [newestAt = null] = times.toSorted((one, other) => compareTimes(other, one));
  return { matches: found.length, newestAt, isComplete };
}
