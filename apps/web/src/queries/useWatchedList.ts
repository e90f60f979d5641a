import type { Listing } from '@etherpilot/api-client';
import { type QueryKey, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isVisibleTabPolling } from '../services/tabTurns.js';
import { getSeenPending, type MoneyList, storeSeenPending } from '../state/pendingMoney.js';
import { getPollInterval, SLOWEST_POLL_MS, wasTriedWithin } from './pollInterval.js';
import { wasReceived } from './sharedReads.js';
import { getTurnName, useTurn } from './useTurn.js';
import { findSettledRecords, getPendingIds, type Money, type PendingState } from './watchedRecords.js';

/** A list was read, by this tab or by one that polls for all of them. */
export interface WatchedRead<Item> {
  readonly items: readonly Item[];
  /** `false` when records are or may be missing. */
  readonly isComplete: boolean;
  /** Records that were seen pending and have now ended. */
  readonly settled: readonly Item[];
  /** When the list was read (ms since the epoch). */
  readonly readAt: number;
  /** Whether this tab made the request. */
  readonly isOwnRead: boolean;
}

export interface WatchedList<Item extends Money, Key extends QueryKey> {
  readonly list: MoneyList;
  readonly userId: number;
  readonly query: UseQueryOptions<Listing<Item>, Error, Listing<Item>, Key> & { readonly queryKey: Key };
  readonly pendingState: (item: Item) => PendingState;
  /** Whether a record is expected that the list does not show yet. */
  readonly isAwaited?: boolean;
  readonly onRead: (read: WatchedRead<Item>) => void;
}

/** A list younger than this is not read again just because it has become this tab's turn (ms). */
const FRESH_MS = 10_000;

/**
 * Polls a list of deposits or withdrawals while something in it is pending, on every screen: by one of the visible
 * tabs, and at once when it becomes visible or reconnects; while no tab is visible by one of the hidden ones, every
 * five minutes.
 */
export function useWatchedList<Item extends Money, Key extends QueryKey>(watched: WatchedList<Item, Key>): void {
  const { list, userId, query, pendingState, isAwaited = false, onRead } = watched;
  const unchanged = useRef({ ids: '', since: 0 });
  const queryClient = useQueryClient();
  const latest = queryClient.getQueryData<Listing<Item>>(query.queryKey);
  const seenNow = getSeenPending(list);
  const ids = latest === undefined ? seenNow : getPendingIds(latest, seenNow, pendingState);
  const isWatching = isAwaited || ids.length > 0;
  const shown = latest?.items.map(pendingState).filter((state) => state !== 'final') ?? [];
  const isSlow = !isAwaited && shown.length === ids.length && shown.every((state) => state === 'slowly');
  const name = getTurnName(list, userId);
  const turn = useTurn(isWatching ? name : null);
  const { data, dataUpdatedAt, refetch } = useQuery({
    ...query,
    enabled: isWatching,
    // Screens refetch when entered; here only the interval and invalidation count.
    staleTime: Infinity,
    refetchInterval: ({ state }) => {
      if (turn !== 'often') return false;
      const { since } = unchanged.current;
      return isSlow ? SLOWEST_POLL_MS : getPollInterval(state, since === 0 ? 0 : Date.now() - since);
    },
  });
  const handleRead = useEffectEvent(
    ({ items, isComplete }: Listing<Item>, settled: readonly Item[], isOwnRead: boolean) =>
      onRead({ items, isComplete, settled, readAt: dataUpdatedAt, isOwnRead }),
  );

  useEffect(() => {
    if (data === undefined) return;
    const seen = getSeenPending(list);
    const pending = getPendingIds(data, seen, pendingState);
    if (unchanged.current.ids !== pending.join()) unchanged.current = { ids: pending.join(), since: Date.now() };
    storeSeenPending(list, pending);
    handleRead(data, findSettledRecords(data.items, seen, pendingState), !wasReceived(data));
  }, [data, list, pendingState]);

  const readUnlessFresh = useEffectEvent(() => {
    // From the cache: an answer may have arrived that is not rendered yet.
    const reads = queryClient.getQueryState(query.queryKey);
    if (!wasTriedWithin(FRESH_MS, reads, Date.now())) void refetch({ cancelRefetch: false });
  });
  useEffect(() => {
    if (turn === 'never') return undefined;
    const read = () => void refetch({ cancelRefetch: false });
    if (turn === 'rarely') {
      const readForAll = async () => {
        if (!(await isVisibleTabPolling(name))) read();
      };
      const timer = setInterval(() => void readForAll(), SLOWEST_POLL_MS);
      return () => clearInterval(timer);
    }
    const readAtOnce = () => {
      if (document.visibilityState === 'visible') read();
    };
    readUnlessFresh();
    document.addEventListener('visibilitychange', readAtOnce);
    window.addEventListener('online', readAtOnce);
    return () => {
      document.removeEventListener('visibilitychange', readAtOnce);
      window.removeEventListener('online', readAtOnce);
    };
  }, [turn, name, refetch]);
}
