import type { Listing } from '@etherpilot/api-client';
import { type QueryKey, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isVisibleTabPolling } from '../services/tabTurns.js';
import { type MoneyList, seenPending, storeSeenPending } from '../state/pendingMoney.js';
import { pollInterval, SLOWEST_POLL_MS } from './pollInterval.js';
import { wasReceived } from './sharedReads.js';
import { useTurn } from './useTurn.js';
import { type Money, pendingIds, type PendingState, settledRecords } from './watchedRecords.js';

/** A list was read, by this tab or by one that reads for all of them. */
export interface WatchedRead<Item> {
  readonly items: readonly Item[];
  /** Those of them that were seen pending and have come to their end. */
  readonly settled: readonly Item[];
  /** In ms since the epoch. */
  readonly readAt: number;
  /** This tab has asked the server itself. */
  readonly isOwnRead: boolean;
}

export interface WatchedList<Item extends Money, Key extends QueryKey> {
  readonly list: MoneyList;
  readonly userId: number;
  readonly query: UseQueryOptions<Listing<Item>, Error, Listing<Item>, Key> & { readonly queryKey: Key };
  readonly pendingState: (item: Item) => PendingState;
  /** Something is expected in the list that need not be there yet. */
  readonly isAwaited?: boolean;
  readonly onRead: (read: WatchedRead<Item>) => void;
}

/** What was read less than this ago need not be read again because it has become this tab's turn (ms). */
const FRESH_MS = 10_000;

/** The name under which the tabs of a person take turns in polling a list. */
export function turnName(list: MoneyList, userId: number): string {
  return `etherpilot.poll.${userId}.${list}`;
}

/**
 * Reads a list of deposits or withdrawals again as long as something in it is pending, whatever screen is shown: one of
 * the visible tabs by and by, and at once when it becomes visible or the connection is back; while no tab is visible one
 * of the hidden ones, every five minutes.
 */
export function useWatchedList<Item extends Money, Key extends QueryKey>(watched: WatchedList<Item, Key>): void {
  const { list, userId, query, pendingState, isAwaited = false, onRead } = watched;
  const unchanged = useRef({ ids: '', since: 0 });
  const latest = useQueryClient().getQueryData<Listing<Item>>(query.queryKey);
  const seenNow = seenPending(list);
  const ids = latest === undefined ? seenNow : pendingIds(latest, seenNow, pendingState);
  const isWatching = isAwaited || ids.length > 0;
  const shown = latest?.items.map(pendingState).filter((state) => state !== 'final') ?? [];
  const isSlow = !isAwaited && shown.length === ids.length && shown.every((state) => state === 'slowly');
  const name = turnName(list, userId);
  const turn = useTurn(isWatching ? name : null);
  const { data, dataUpdatedAt, refetch } = useQuery({
    ...query,
    enabled: isWatching,
    // Screens read for themselves as they are entered; here only time counts, and what invalidates the list.
    staleTime: Infinity,
    refetchInterval: ({ state }) => {
      if (turn !== 'often') return false;
      const { since } = unchanged.current;
      return isSlow ? SLOWEST_POLL_MS : pollInterval(state, since === 0 ? 0 : Date.now() - since);
    },
  });
  const handleRead = useEffectEvent((items: readonly Item[], settled: readonly Item[], isOwnRead: boolean) =>
    onRead({ items, settled, readAt: dataUpdatedAt, isOwnRead }),
  );

  useEffect(() => {
    if (data === undefined) return;
    const seen = seenPending(list);
    const pending = pendingIds(data, seen, pendingState);
    if (unchanged.current.ids !== pending.join()) unchanged.current = { ids: pending.join(), since: Date.now() };
    storeSeenPending(list, pending);
    handleRead(data.items, settledRecords(data.items, seen, pendingState), !wasReceived(data));
  }, [data, list, pendingState]);

  const readUnlessFresh = useEffectEvent(() => {
    if (Date.now() - dataUpdatedAt > FRESH_MS) void refetch({ cancelRefetch: false });
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
