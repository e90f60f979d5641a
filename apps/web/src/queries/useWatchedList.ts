import type { Listing } from '@etherpilot/api-client';
import { type QueryKey, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type MoneyList, seenPending, storeSeenPending } from '../state/pendingMoney.js';
import { pollInterval, SLOWEST_POLL_MS } from './pollInterval.js';

interface Money {
  readonly id: number | string;
  readonly status: string;
}

export interface WatchedList<Item extends Money, Key extends QueryKey> {
  readonly list: MoneyList;
  readonly query: UseQueryOptions<Listing<Item>, Error, Listing<Item>, Key> & { readonly queryKey: Key };
  /** `slowly`: it may never change, nobody knows its status. */
  readonly pendingState: (item: Item) => 'pending' | 'slowly' | 'final';
  /** Something is expected in the list that need not be there yet. */
  readonly isAwaited?: boolean;
  /** The list was read; `settled` are the records in it that were seen pending and have come to their end. */
  readonly onRead: (items: readonly Item[], settled: readonly Item[], readAt: number) => void;
}

/**
 * Reads a list of deposits or withdrawals again as long as something in it is pending, whatever screen is shown: by and
 * by while the tab is visible, and at once when it becomes visible or the connection is back.
 */
export function useWatchedList<Item extends Money, Key extends QueryKey>(watched: WatchedList<Item, Key>): void {
  const { list, query, pendingState, isAwaited = false, onRead } = watched;
  const unchanged = useRef({ ids: '', since: 0 });
  const latest = useQueryClient().getQueryData<Listing<Item>>(query.queryKey);
  const states = latest?.items.map(pendingState).filter((state) => state !== 'final');
  const isWatching = isAwaited || (states ?? seenPending(list)).length > 0;
  const isSlow = !isAwaited && states !== undefined && states.every((state) => state === 'slowly');
  const { data, dataUpdatedAt, refetch } = useQuery({
    ...query,
    enabled: isWatching,
    // Screens read for themselves as they are entered; here only time counts, and what invalidates the list.
    staleTime: Infinity,
    refetchInterval: ({ state }) => {
      const { since } = unchanged.current;
      return isSlow ? SLOWEST_POLL_MS : pollInterval(state, since === 0 ? 0 : Date.now() - since);
    },
  });
  const handleRead = useEffectEvent((items: readonly Item[], settled: readonly Item[]) =>
    onRead(items, settled, dataUpdatedAt),
  );

  useEffect(() => {
    if (data === undefined) return;
    const seen = seenPending(list);
    const listed = new Set(data.items.map(({ id }) => id));
    const pending = data.items.filter((item) => pendingState(item) !== 'final').map(({ id }) => id);
    // What part of a list does not show may still be pending.
    const unlisted = data.isComplete ? [] : seen.filter((id) => !listed.has(id));
    const ids = [...pending, ...unlisted];
    if (unchanged.current.ids !== ids.join()) unchanged.current = { ids: ids.join(), since: Date.now() };
    storeSeenPending(list, ids);
    const settled = data.items.filter((item) => seen.includes(item.id) && pendingState(item) === 'final');
    handleRead(data.items, settled);
  }, [data, list, pendingState]);

  useEffect(() => {
    if (!isWatching) return undefined;
    const readAtOnce = () => {
      if (document.visibilityState === 'visible') void refetch({ cancelRefetch: false });
    };
    document.addEventListener('visibilitychange', readAtOnce);
    window.addEventListener('online', readAtOnce);
    return () => {
      document.removeEventListener('visibilitychange', readAtOnce);
      window.removeEventListener('online', readAtOnce);
    };
  }, [isWatching, refetch]);
}
