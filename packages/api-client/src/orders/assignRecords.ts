import type { RecordId } from '../contract/fields.js';
import type { HistoryRecord, Lookup } from './evidence.js';
import type { OrderEntry } from './journal.js';

/** An order, and what its history says about it. */
export interface LookedUp {
  readonly entry: OrderEntry;
  readonly lookup: Lookup;
}

/** What was accepted is most likely stored; an order whose form was unlocked gets what is left. */
function getRank({ entry: { detail } }: LookedUp): number {
  if (detail?.status === 'accepted') return 0;
  return detail?.status === 'released' ? 2 : 1;
}

/** Servers count upward: the older of two equal orders has the smaller id. */
function oldestFirst(records: readonly HistoryRecord[]): readonly HistoryRecord[] {
  return records.toSorted(({ id: one }, { id: other }) =>
    typeof one === 'number' && typeof other === 'number' ? one - other : 0,
  );
}

/**
 * Divides new records among the orders that they fit, oldest order first: one record can be one order. What is left over goes to
 * the first that it fits, which was stored more than once.
 */
export function assignRecords<Order extends LookedUp>(orders: readonly Order[]): readonly Order[] {
  const ranked = orders.toSorted((one, other) => getRank(one) - getRank(other));
  const owners = new Map<RecordId, OrderEntry>();
  for (const { entry } of ranked) {
    const named = entry.detail?.recordId ?? null;
    if (named !== null) owners.set(named, entry);
  }
  const served = new Set(owners.values());
  const isFree = ({ id }: HistoryRecord) => !owners.has(id);
  const news = ranked.filter(({ lookup }) => lookup.isNew);
  for (const { entry, lookup } of news) {
    const first = served.has(entry) ? undefined : oldestFirst(lookup.records).find(isFree);
    if (first !== undefined) owners.set(first.id, entry);
  }
  for (const { entry, lookup } of news) for (const { id } of lookup.records.filter(isFree)) owners.set(id, entry);
  return orders.map((one) => {
    const { entry, lookup } = one;
    if (!lookup.isNew) return one;
    return { ...one, lookup: { ...lookup, records: lookup.records.filter(({ id }) => owners.get(id) === entry) } };
  });
}
