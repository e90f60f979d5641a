import { queryOptions, type UseQueryResult } from '@tanstack/react-query';
import { whenIdle } from '../services/whenIdle.js';

/** The chart's code: heavy, so it comes on its own, once, and can be asked for again when it did not arrive. */
export const chartQuery = queryOptions({
  queryKey: ['chartModule'],
  queryFn: async () => {
    const { CandleChart, prepareCandleChart } = await import('@etherpilot/ui/charts');
    // Prices are mostly still on their way by then.
    whenIdle(prepareCandleChart);
    return CandleChart;
  },
  staleTime: Infinity,
  gcTime: Infinity,
});

/**
 * Asks for the code once more. Where that fails too the page is loaded anew: browsers may remember that a file did not
 * come, and after a release the old file never does.
 */
export async function retryChart({ refetch }: Pick<UseQueryResult, 'refetch'>): Promise<void> {
  const { isError } = await refetch();
  if (isError && navigator.onLine) window.location.reload();
}
