import type { Listing, RecordId } from '@etherpilot/api-client';
import { toEpoch } from '@etherpilot/ui';
import type { OrderMatcher, SentOrder } from './findMatchingRecord.js';

/** Records made by one order lie no further apart (ms): a browser sends it again at once. */
const RESENT_MS = 30_000;

/**
 * How many records one accepted order has made. A browser sends a request again by itself when a connection in use breaks
 * before the answer, so that the server may carry it out twice.
 */
export function countDoubles<Input, Item extends { readonly id: RecordId }>(
  { items }: Pick<Listing<Item>, 'items'>,
  { input, known }: Pick<SentOrder<Input>, 'input'> & { readonly known: ReadonlySet<RecordId> | null },
  { isMatch, timeOf }: OrderMatcher<Input, Item>,
): number {
  const alike = items.filter((item) => isMatch(item, input) && known?.has(item.id) !== true);
  if (timeOf === undefined) return known === null ? 1 : alike.length;
  const times = alike.map(timeOf).filter(({ kind }) => kind === 'instant' || kind === 'localTime');
  const epochs = times.map(toEpoch);
  const newest = Math.max(...epochs);
  return epochs.filter((epoch) => newest - epoch <= RESENT_MS).length;
}
