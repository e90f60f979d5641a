import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { getCurrentUserId } from '../state/session.js';
import { type AskedRead, followRead, showAsked } from './askedRead.js';
import { investmentsQuery } from './bots.js';
import { getUpdateInterval, UPDATE_MS, wasTriedWithin } from './pollInterval.js';
import { getTurnName, useTurn } from './useTurn.js';

/**
 * The investments, read again every minute while this screen is visible, by one of the tabs that show it. Only reads
 * that were asked for say that they are under way or have failed.
 */
export function useUpdatedInvestments() {
  const [userId] = useState(getCurrentUserId);
  const [asked, setAsked] = useState<AskedRead>({ state: 'reading' });
  const queryClient = useQueryClient();
  const turn = useTurn(userId === null ? null : getTurnName('investments', userId));
  const isUpdating = turn === 'often';
  const query = useQuery({
    ...investmentsQuery,
    refetchInterval: ({ state }) => isUpdating && getUpdateInterval(state),
  });
  const { refetch } = query;
  const next = followRead(asked, query);
  if (next !== asked) setAsked(next);

  const readUnlessFresh = useEffectEvent(() => {
    // From the cache: an answer may have arrived that is not rendered yet.
    const reads = queryClient.getQueryState(investmentsQuery.queryKey);
    if (!wasTriedWithin(UPDATE_MS, reads, Date.now())) void refetch({ cancelRefetch: false });
  });
  useEffect(() => {
    if (isUpdating) readUnlessFresh();
  }, [isUpdating]);

  return {
    query: showAsked(next, query),
    refresh: () => {
      setAsked({ state: 'reading' });
      void refetch();
    },
  };
}
