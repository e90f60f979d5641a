import { type CandleAnswer, DEFAULT_CHART } from '@etherpilot/api-client/market';
import type { PlatformScreenProps } from '@etherpilot/ui/screens/PlatformScreen';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { market, subscribeToMarket } from '../services/market.js';
import { useMarket } from './useMarket.js';

type ChartUpdates = PlatformScreenProps['updates'];

function readFetchedAt(): number | undefined {
  return market.readPrice(DEFAULT_CHART)?.fetchedAt;
}

/**
 * Keeps the chart's counter and deadline up to date, and loads again when a refresh is due (every 96 minutes): only
 * while the chart is mounted and its tab visible. What another tab has fetched is taken from the cache.
 */
export function useChartUpdates(candles: Pick<UseQueryResult<CandleAnswer>, 'data' | 'refetch'>): ChartUpdates {
  const used = useMarket(market.callsToday);
  const nextRefreshAt = useMarket(market.nextRefreshAt);
  const fetchedAt = useMarket(readFetchedAt);
  const reload = useEffectEvent(() => void candles.refetch({ cancelRefetch: false }));
  const loadNewer = useEffectEvent((stored: number) => {
    if (candles.data !== undefined && stored !== candles.data.fetchedAt) reload();
  });

  useEffect(() => {
    const loadIfDue = () => {
      if (!document.hidden && market.isRefreshDue()) reload();
    };
    loadIfDue();
    return subscribeToMarket(loadIfDue);
  }, []);
  // Loading what another tab has stored costs no call.
  useEffect(() => {
    if (fetchedAt !== undefined) loadNewer(fetchedAt);
  }, [fetchedAt]);
  return { used, nextRefreshAt };
}
