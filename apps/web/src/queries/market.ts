import {
  CACHE_LIFETIME_MS,
  type CandleAnswer,
  type ChartKey,
  DEFAULT_CHART,
  MONTH_RANGE,
} from '@etherpilot/api-client/market';
import type { Loadable, PriceHistory } from '@etherpilot/ui/model';
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

/** The chart of a pair: its last day, or a month that contains it. */
export function getChartKey(symbol: string, needsMonth: boolean): ChartKey {
  return { ...DEFAULT_CHART, symbol, range: needsMonth ? MONTH_RANGE : DEFAULT_CHART.range };
}

/** The candles of a chart, from the first source that has them. */
export function candlesQuery(key: ChartKey) {
  return queryOptions({
    queryKey: ['candles', key.symbol, key.range],
    queryFn: ({ signal }) => market.load({ ...key, signal }),
    // Returning within the cache's lifetime shows the cached candles, without a loading state.
    staleTime({ state: { data, dataUpdatedAt } }) {
      if (data === undefined) return 0;
      return isFallback(data) ? FALLBACK_RETRY_MS : Math.max(0, data.fetchedAt + CACHE_LIFETIME_MS - dataUpdatedAt);
    },
    refetchOnReconnect: ({ state }) => isFallback(state.data),
    // The day stays while its month is read.
    placeholderData: (previous, query) => (query?.queryKey[1] === key.symbol ? previous : undefined),
  });
}

/**
 * Returns a function that asks the providers at once, in the same query, so that a running load is shared; `undefined`
 * where no provider is configured.
 */
export function refreshNow(queryClient: QueryClient, key: ChartKey): (() => void) | undefined {
  if (!hasProviders) return undefined;
  const queryFn = ({ signal }: { signal: AbortSignal }) => market.refresh({ ...key, signal });
  const { queryKey, staleTime: _, placeholderData: _data, ...query } = candlesQuery(key);
  return () => void queryClient.fetchQuery({ ...query, queryKey, queryFn, staleTime: 0 }).catch(() => {});
}

/** The market always answers for ETH-USD; other pairs may have no source, and the chart's code can fail to load. */
const NO_SOURCE = { title: pageTexts.noSource, message: pageTexts.noSourceHelp };
const FAILURE = { title: startTexts.error, message: pageTexts.chartFailed };

/** Combines the candles and the code that draws them into one resource: neither is useful alone. */
export function joinHistory(
  candles: UseQueryResult<CandleAnswer>,
  chart: Pick<UseQueryResult, 'isError' | 'isFetching'>,
): Loadable<PriceHistory> {
  const { data, isError, isFetching } = candles;
  const previous = data === undefined ? {} : { data, readAt: data.fetchedAt };
  if (isError && !isFetching) return { status: 'failed', failure: NO_SOURCE, ...previous };
  if (chart.isError && !chart.isFetching) return { status: 'failed', failure: FAILURE, ...previous };
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
