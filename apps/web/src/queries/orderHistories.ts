import type { Listing, RecordId } from '@etherpilot/api-client';
import type { LookupResult, OrderKind, OrderSummary, Recheck } from '@etherpilot/ui';
import { parseDecimal } from '@etherpilot/ui/money';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../services/api.js';
import { hashWithSalt, isSameOrder } from '../state/orderJournal.js';
import { orders, recordRecheck, type UnresolvedOrder } from '../state/orders.js';
import { guardSession, readProfile } from '../state/session.js';
import { investmentsQuery } from './bots.js';
import { depositsQuery } from './deposits.js';
import { countDoubles } from './countDoubles.js';
import { findMatchingRecord, type OrderMatcher } from './findMatchingRecord.js';
import { nextRead } from './nextRead.js';
import { botMatcher, depositMatcher, type OrderFingerprint, withdrawalMatcher } from './orderMatchers.js';
import { toFailure } from './useSubmission.js';
import { withdrawalsQuery } from './withdrawals.js';

/** A server may continue processing an order for so long after the client disconnected (ms). */
const SETTLING_MS = 60_000;

/** An order as stored in the journal. */
interface StoredOrder extends OrderFingerprint {
  /** When it was sent (ms since the epoch). */
  readonly since: number;
  /** Ids of the matching records that existed before. */
  readonly known: ReadonlySet<RecordId>;
}

/** The history that shows an order. */
interface OrderHistory {
  /** Reads the list, updates the query cache, and searches it for the order; with `null` it only reads. */
  readonly search: (queryClient: QueryClient, order: StoredOrder | null) => Promise<LookupResult>;
  /** Ids of the records that match an order in the list as last read. */
  readonly idsLike: (queryClient: QueryClient, order: OrderFingerprint) => readonly RecordId[];
  /** Whether the list has been read. */
  readonly isRead: (queryClient: QueryClient) => boolean;
  /**
   * Counts the records that an accepted order has made, in what a screen reads next; where none does, reads the list and
   * updates the query cache. Call it when the answer has come.
   */
  readonly countDoubles: (
    queryClient: QueryClient,
    order: OrderFingerprint,
    known: ReadonlySet<RecordId> | null,
  ) => Promise<number>;
}

function createOrderHistory<Item extends { readonly id: RecordId }>(
  queryKey: readonly unknown[],
  read: () => Promise<Listing<Item>>,
  matcher: OrderMatcher<OrderFingerprint, Item>,
): OrderHistory {
  return {
    async search(queryClient, order) {
      const listing = await read();
      queryClient.setQueryData(queryKey, listing);
      if (order === null) return { matches: 0, newestAt: null, isComplete: listing.isComplete };
      return findMatchingRecord(listing, { input: order, since: order.since, known: order.known }, matcher);
    },
    idsLike: (queryClient, order) =>
      (queryClient.getQueryData<Listing<Item>>(queryKey)?.items ?? [])
        .filter((item) => matcher.isMatch(item, order))
        .map(({ id }) => id),
    isRead: (queryClient) => queryClient.getQueryData(queryKey) !== undefined,
    async countDoubles(queryClient, order, known) {
      const shown = await nextRead<Listing<Item>>(queryClient, queryKey);
      const listing = shown ?? (await read());
      if (shown === undefined) queryClient.setQueryData(queryKey, listing);
      return countDoubles(listing, { input: order, known }, matcher);
    },
  };
}

export const orderHistories: Readonly<Record<OrderKind, OrderHistory>> = {
  withdrawal: createOrderHistory(withdrawalsQuery.queryKey, () => api.withdrawals.list(), withdrawalMatcher),
  deposit: createOrderHistory(depositsQuery.queryKey, () => api.deposits.list(), depositMatcher),
  bot: createOrderHistory(investmentsQuery.queryKey, () => api.investments.list(), botMatcher),
};

function readStoredOrder({ entry, salt }: UnresolvedOrder): StoredOrder | null {
  const { detail, sentAt } = entry;
  const amount = detail === undefined ? undefined : parseDecimal(detail.amount);
  if (detail === undefined || amount === undefined) return null;
  const { target, trait, known } = detail;
  const hasTrait = (text: string) => hashWithSalt(salt, text) === trait;
  return { amount, target, hasTrait, since: sentAt, known: new Set(known) };
}

/** The order as screens show it; `null` when only its kind is still known. */
export function summarizeOrder(order: UnresolvedOrder): OrderSummary | null {
  const stored = readStoredOrder(order);
  if (stored === null) return null;
  const { amount, target } = stored;
  const { kind } = order.entry;
  return kind === 'bot' ? { kind, amount, botName: target } : { kind, amount, currency: target };
}

/**
 * Reads history and balance again after an order without a clear answer, and records what the history says of it.
 * `quietly` keeps the previous result until there is a new one.
 */
export async function recheckOrder(
  kind: OrderKind,
  queryClient: QueryClient,
  { isSilent = false }: { readonly isSilent?: boolean } = {},
): Promise<void> {
  const order = orders[kind];
  if (order?.status !== 'uncertain' || order.recheck?.status === 'reading') return;
  const isCurrent = guardSession();
  const record = async (recheck: Recheck) => {
    const now = orders[kind];
    if (isCurrent() && now !== null && isSameOrder(now.entry, order.entry)) await recordRecheck(kind, recheck);
  };
  if (!isSilent) await record({ status: 'reading' });
  try {
    const search = orderHistories[kind].search(queryClient, readStoredOrder(order));
    const [result] = await Promise.all([search, readProfile()]);
    if (!isSilent || result.matches > 0) await record({ status: 'read', result, at: Date.now() });
  } catch (error) {
    // The previous result still holds.
    if (!isSilent) await record({ status: 'failed', failure: toFailure(error) });
  }
}

/** Whether an order that is not in its history may still be processed. */
export function mayStillArrive({ entry, recheck }: UnresolvedOrder): boolean {
  const isMissing = recheck?.status === 'read' && recheck.result.matches === 0;
  return isMissing && entry.detail !== undefined && Date.now() - entry.sentAt < SETTLING_MS;
}
