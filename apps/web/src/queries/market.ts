import { CACHE_LIFETIME_MS, type CandleAnswer, DEFAULT_CHART } from '@etherpilot/api-client/market';
import type { Loadable } from '@etherpilot/ui';
import type { PriceHistory } from '@etherpilot/ui/charts';
import { type QueryClient, queryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { hasProviders, market } from '../services/market.js';
import { notify } from '../state/toasts.js';

/** How soon a line that has come back may try again for an answer no provider gave: a flapping one must not spend the day's calls. */
const MAKESHIFT_MS = 10_000;

function isMakeshift(answer: CandleAnswer | undefined): boolean {
  return answer?.provenance === 'stale' || answer?.provenance === 'simulated';
}

/** The candles of the chart (spec section 9), from the first source that has them. */
export const candlesQuery = queryOptions({
  queryKey: ['candles'],
  queryFn: ({ signal }) => market.load({ ...DEFAULT_CHART, signal }),
  // Coming back within the cache's lifetime shows what is there as what it is, without a word of loading.
  staleTime({ state: { data, dataUpdatedAt } }) {
    if (data === undefined) return 0;
    return isMakeshift(data) ? MAKESHIFT_MS : Math.max(0, data.fetchedAt + CACHE_LIFETIME_MS - dataUpdatedAt);
  },
  refetchOnReconnect: ({ state }) => isMakeshift(state.data),
});

/**
 * Asks the providers at once, in the same query, so that a load that is running is shared. `undefined` where no provider is
 * configured and there is nobody to ask.
 */
export function refreshNow(queryClient: QueryClient): (() => void) | undefined {
  if (!hasProviders) return undefined;
  const queryFn = ({ signal }: { signal: AbortSignal }) => market.refresh({ ...DEFAULT_CHART, signal });
  return () => void queryClient.fetchQuery({ ...candlesQuery, queryFn, staleTime: 0 });
}

/** The market itself always answers; what can fail is the chart's code (spec section 8). */
const FAILURE = { title: 'Error', message: 'Failed to fetch chart data' };

/** Candles and the code that draws them as one resource: without either there is nothing to see. */
export function joinHistory(
  candles: UseQueryResult<CandleAnswer>,
  chart: Pick<UseQueryResult, 'isError' | 'isFetching'>,
): Loadable<PriceHistory> {
  const { data, isError, isFetching } = candles;
  const kept = data === undefined ? {} : { data, readAt: data.fetchedAt };
  if ((isError && !isFetching) || (chart.isError && !chart.isFetching)) {
    return { status: 'failed', failure: FAILURE, ...kept };
  }
  if (data === undefined || isFetching) return { status: 'loading', ...kept };
  return { status: 'ready', data, readAt: data.fetchedAt };
}

/** Says once what an answer calls for, when it comes while the chart is looked at; elsewhere it would puzzle (G-131). */
export function useAnswerNotice(answer: CandleAnswer | undefined): void {
  const told = useRef(answer);
  useEffect(() => {
    if (answer === told.current) return;
    told.current = answer;
    if (answer?.notice) notify({ tone: 'info', ...answer.notice });
  }, [answer]);
}
