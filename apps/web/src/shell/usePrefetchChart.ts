import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getPlace } from '../paths.js';
import { chartQuery, preloadChart } from '../queries/chart.js';

/** Pointer, keyboard and touch events that precede following a link. */
const INTENT_EVENTS = ['pointerover', 'focusin', 'pointerdown'] as const;

function isPlatformLink(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  return link !== null && link.origin === window.location.origin && getPlace(link.pathname) === 'platform';
}

/**
 * Preloads the chart's code, the largest chunk, when the user is about to open the platform or already does; others
 * never load it.
 */
export function usePrefetchChart(path: string, queryClient: QueryClient): void {
  const isOnPlatform = getPlace(path) === 'platform';
  useEffect(() => {
    // In parallel with the code of the screen. Not the query: one that has failed would start again under a hand on Try again.
    if (isOnPlatform) preloadChart();
  }, [isOnPlatform]);
  useEffect(() => {
    const controller = new AbortController();
    const onIntent = ({ target }: Event) => {
      if (!isPlatformLink(target)) return;
      controller.abort();
      void queryClient.prefetchQuery(chartQuery);
    };
    for (const event of INTENT_EVENTS)
      document.addEventListener(event, onIntent, { passive: true, signal: controller.signal });
    return () => controller.abort();
  }, [queryClient]);
}
