import type { Listing } from '@etherpilot/api-client';
import type { Finding } from '@etherpilot/ui';

/** How to recognise an order in the history that tells of it. */
export interface Traces<Input, Item> {
  readonly isMatch: (item: Item, input: Input) => boolean;
  /** When an entry was made, ISO 8601; left out where the server does not tell. */
  readonly timeOf?: (item: Item) => string;
}

export interface SentOrder<Input> {
  readonly input: Input;
  /** By this device's clock, in ms since the epoch. */
  readonly since: number;
  /** Ids of the entries the history was known to have before. */
  readonly known: ReadonlySet<number | string>;
}

/** An entry this much older than the order is another one. The two clocks may be a day apart. */
const OLDER_MS = 25 * 3_600_000;

/** What a history says of an order whose answer was lost. In doubt an entry counts, for missing one invites a second order. */
export function findOrder<Input, Item extends { readonly id: number | string }>(
  { items, isComplete }: Listing<Item>,
  { input, since, known }: SentOrder<Input>,
  { isMatch, timeOf }: Traces<Input, Item>,
): Finding {
  const isOlder = (item: Item) => timeOf !== undefined && Date.parse(timeOf(item)) < since - OLDER_MS;
  const found = items.filter((item) => isMatch(item, input) && !known.has(item.id) && !isOlder(item));
  const times = timeOf === undefined ? [] : found.map(timeOf);
  const [newestAt = null] = times.toSorted((one, other) => Date.parse(other) - Date.parse(one));
  return { matches: found.length, newestAt, isWhole: isComplete };
}
