import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { placeAt } from '../paths.js';
import { chartQuery } from '../queries/chart.js';

/** Pointer, keyboard and touch events that precede following a link. */
const SIGNS = ['pointerover', 'focusin', 'pointerdown'] as const;

function isPlatformLink(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  return link !== null && link.origin === window.location.origin && placeAt(link.pathname) === 'platform';
}

/**
 * Preloads the chart's code, the largest chunk, when the user is about to open the platform or already does; others
 * never load it.
 */
export function usePlatformAhead(path: string, queryClient: QueryClient): void {
  const isThere = placeAt(path) === 'platform';
  useEffect(() => {
    // In parallel with the code of the screen.
    if (isThere) void queryClient.prefetchQuery(chartQuery);
  }, [isThere, queryClient]);
  useEffect(() => {
    const watching = new AbortController();
    const onIntent = ({ target }: Event) => {
      if (!isPlatformLink(target)) return;
      watching.abort();
      void queryClient.prefetchQuery(chartQuery);
    };
    for (const sign of SIGNS) document.addEventListener(sign, onIntent, { passive: true, signal: watching.signal });
    return () => watching.abort();
  }, [queryClient]);
}
