import type { Listing, RecordId } from '@etherpilot/api-client';
import { compareTimes, type Finding, latestEpochOf, type ServerTime } from '@etherpilot/ui';

/** How to recognise an order in the history that tells of it. */
export interface Traces<Input, Item> {
  readonly isMatch: (item: Item, input: Input) => boolean;
  /** When an entry was made; left out where the server does not tell. */
  readonly timeOf?: (item: Item) => ServerTime;
}

export interface SentOrder<Input> {
  readonly input: Input;
  /** By this device's clock, in ms since the epoch. */
  readonly since: number;
  /** Ids of the entries the history was known to have before. */
  readonly known: ReadonlySet<RecordId>;
}

/** An entry this much older than the order is another one. The two clocks may be a day apart. */
const OLDER_MS = 25 * 3_600_000;

/** What a history says of an order whose answer was lost. In doubt an entry counts, for missing one invites a second order. */
export function findOrder<Input, Item extends { readonly id: RecordId }>(
  { items, isComplete }: Listing<Item>,
  { input, since, known }: SentOrder<Input>,
  { isMatch, timeOf }: Traces<Input, Item>,
): Finding {
  const isOlder = (item: Item) => timeOf !== undefined && latestEpochOf(timeOf(item)) < since - OLDER_MS;
  const found = items.filter((item) => isMatch(item, input) && !known.has(item.id) && !isOlder(item));
  const times = timeOf === undefined ? [] : found.map(timeOf);
  const [newestAt = null] = times.toSorted((one, other) => compareTimes(other, one));
  return { matches: found.length, newestAt, isWhole: isComplete };
}
