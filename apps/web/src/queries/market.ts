import { CACHE_LIFETIME_MS, type CandleAnswer, DEFAULT_CHART } from '@etherpilot/api-client/market';
import type { Loadable } from '@etherpilot/ui';
import type { PriceHistory } from '@etherpilot/ui/charts';
import { type QueryClient, queryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { hasProviders, market } from '../services/market.js';
import { notify } from '../state/toasts.js';
import { pageTexts } from '../texts/pageTexts.js';
import { startTexts } from '../texts/startTexts.js';

/**
 * How soon after reconnecting an answer that came from no provider is retried: an unstable connection must not use up
 * the day's calls.
 */
const FALLBACK_RETRY_MS = 10_000;

function isFallback(answer: CandleAnswer | undefined): boolean {
  return answer?.provenance === 'stale' || answer?.provenance === 'simulated';
}

/** The candles of the chart, from the first source that has them. */
export const candlesQuery = queryOptions({
  queryKey: ['candles'],
  queryFn: ({ signal }) => market.load({ ...DEFAULT_CHART, signal }),
  // Returning within the cache's lifetime shows the cached candles, without a loading state.
  staleTime({ state: { data, dataUpdatedAt } }) {
    if (data === undefined) return 0;
    return isFallback(data) ? FALLBACK_RETRY_MS : Math.max(0, data.fetchedAt + CACHE_LIFETIME_MS - dataUpdatedAt);
  },
  refetchOnReconnect: ({ state }) => isFallback(state.data),
});

/**
 * Returns a function that asks the providers at once, in the same query, so that a running load is shared; `undefined`
 * where no provider is configured.
 */
export function refreshNow(queryClient: QueryClient): (() => void) | undefined {
  if (!hasProviders) return undefined;
  const queryFn = ({ signal }: { signal: AbortSignal }) => market.refresh({ ...DEFAULT_CHART, signal });
  return () => void queryClient.fetchQuery({ ...candlesQuery, queryFn, staleTime: 0 });
}

/** The market itself always answers; only the chart's code can fail to load. */
const FAILURE = { title: startTexts.error, message: pageTexts.chartFailed };

/** Combines the candles and the code that draws them into one resource: neither is useful alone. */
export function joinHistory(
  candles: UseQueryResult<CandleAnswer>,
  chart: Pick<UseQueryResult, 'isError' | 'isFetching'>,
): Loadable<PriceHistory> {
  const { data, isError, isFetching } = candles;
  const previous = data === undefined ? {} : { data, readAt: data.fetchedAt };
  if ((isError && !isFetching) || (chart.isError && !chart.isFetching)) {
    return { status: 'failed', failure: FAILURE, ...previous };
  }
  if (data === undefined || isFetching) return { status: 'loading', ...previous };
  return { status: 'ready', data, readAt: data.fetchedAt };
}

/**
 * Shows the toast of an answer once, when it arrives while the chart is visible; on another screen it would be
 * confusing.
 */
export function useAnswerNotice(answer: CandleAnswer | undefined): void {
  const notified = useRef(answer);
  useEffect(() => {
    if (answer === notified.current) return;
    notified.current = answer;
    if (answer?.notice) notify({ tone: 'info', ...answer.notice });
  }, [answer]);
}
