import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { placeAt } from '../paths.js';
import { chartQuery } from '../queries/chart.js';

/** By pointer, by keyboard, by finger: what comes before a link is followed. */
const SIGNS = ['pointerover', 'focusin', 'pointerdown'] as const;

function isPlatformLink(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  return link !== null && link.origin === window.location.origin && placeAt(link.pathname) === 'platform';
}

/**
 * Fetches the chart's code, the heaviest there is, as soon as a person seems to go to the platform or is on the way
 * there; who goes elsewhere never fetches it.
 */
export function usePlatformAhead(path: string, queryClient: QueryClient): void {
  const isThere = placeAt(path) === 'platform';
  useEffect(() => {
    // Beside the code of the screen, not after it.
    if (isThere) void queryClient.prefetchQuery(chartQuery);
  }, [isThere, queryClient]);
  useEffect(() => {
    const watching = new AbortController();
    const look = ({ target }: Event) => {
      if (!isPlatformLink(target)) return;
      watching.abort();
      void queryClient.prefetchQuery(chartQuery);
    };
    for (const sign of SIGNS) document.addEventListener(sign, look, { passive: true, signal: watching.signal });
    return () => watching.abort();
  }, [queryClient]);
}
