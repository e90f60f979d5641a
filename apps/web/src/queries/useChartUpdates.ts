import type { CandleAnswer } from '@etherpilot/api-client/market';
import type { PlatformScreenProps } from '@etherpilot/ui/screens/PlatformScreen';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { market, onCandlesElsewhere } from '../services/market.js';

const POLL_MS = 1_000;

type ChartUpdates = PlatformScreenProps['updates'];

function readUpdates(previous?: ChartUpdates): ChartUpdates {
  const next = { used: market.callsToday(), nextRefreshAt: market.nextRefreshAt() };
  // The same object when nothing has changed, to avoid a render each second.
  return previous?.used === next.used && previous.nextRefreshAt === next.nextRefreshAt ? previous : next;
}

/**
 * Keeps the chart's counter and deadline up to date, and loads again when a refresh is due (every 96 minutes): only
 * while the chart is mounted and its tab visible. What another tab has fetched is taken from the cache.
 */
export function useChartUpdates({ refetch }: Pick<UseQueryResult<CandleAnswer>, 'refetch'>): ChartUpdates {
  const [updates, setUpdates] = useState(readUpdates);
  useEffect(() => {
    const reload = () => void refetch({ cancelRefetch: false });
    const poll = () => {
      if (document.hidden) return;
      setUpdates(readUpdates);
      if (market.isRefreshDue()) reload();
    };
    poll();
    const timer = setInterval(poll, POLL_MS);
    document.addEventListener('visibilitychange', poll);
    const unsubscribe = onCandlesElsewhere(reload);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', poll);
      unsubscribe();
    };
  }, [refetch]);
  return updates;
}
