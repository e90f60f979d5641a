'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { defaultSettings } from './UiContext.js';

const neverChanges = () => () => {};

/**
 * A clock for the provider of a page that a server has rendered: the time of that (ms since the epoch) on the server and while the
 * page is hydrated, so that both render the same ages, and then the device's.
 * @example `<UiProvider now={useClock(renderedAt)}>`
 */
export function useClock(renderedAt: number): () => number {
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return useCallback(() => (isHydrated ? defaultSettings.now() : renderedAt), [isHydrated, renderedAt]);
}
