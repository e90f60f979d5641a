import { queryOptions, type UseQueryResult } from '@tanstack/react-query';
import { hasLeaveQuestion } from '../services/leaveQuestion.js';
import { whenIdle } from '../services/whenIdle.js';

const loadChart = () => import('@etherpilot/ui/charts');

/** Loads the chart's code ahead of its query, which loads it again should that fail. */
export function preloadChart(): void {
  loadChart().catch(() => {});
}

/** Loads the code of indicators before a chart that starts with some has prices. The chart reports what fails. */
export function preloadIndicators(): void {
  loadChart()
    .then((charts) => charts.preloadIndicators())
    .catch(() => {});
}

/** The chart's code: large, so it is loaded separately, once, and retried when it failed to load. */
export const chartQuery = queryOptions({
  queryKey: ['chartModule'],
  queryFn: async () => {
    const { CandleChart, prepareCandleChart } = await loadChart();
    // Usually before the prices arrive.
    whenIdle(prepareCandleChart);
    return CandleChart;
  },
  staleTime: Infinity,
  gcTime: Infinity,
});

/**
 * Retries the import once. If that fails too the page reloads: browsers may cache a failed import, and after a deploy
 * the old file is gone. Not while an order is on its way.
 */
export async function retryChart({ refetch }: Pick<UseQueryResult, 'refetch'>): Promise<void> {
  const { isError } = await refetch();
  if (isError && navigator.onLine && !hasLeaveQuestion()) window.location.reload();
}
