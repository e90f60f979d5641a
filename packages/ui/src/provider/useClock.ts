'use client';

import { startTransition, useCallback, useEffect, useState } from 'react';
import { defaultSettings } from './UiContext.js';

/**
 * A clock for the provider of a page that a server has rendered: the time of that (ms since the epoch) on the server and while the
 * page is hydrated, so that both render the same ages, and then the device's.
 * @example `<UiProvider now={useClock(renderedAt)}>`
 */
export function useClock(renderedAt: number): () => number {
  const [isHydrated, setHydrated] = useState(false);
  // A transition waits for what React has yet to hydrate; any other change would draw that anew.
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return useCallback(() => (isHydrated ? defaultSettings.now() : renderedAt), [isHydrated, renderedAt]);
}
