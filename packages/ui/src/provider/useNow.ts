'use client';

import { useEffect, useState } from 'react';
import { useUi } from './UiContext.js';

/**
 * The current time in ms since the epoch, updated every `stepMs`. Use it in the leaf that shows time, not in its
 * parents.
 */
export function useNow(stepMs: number): number {
  const { now } = useUi();
  const [present, setPresent] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setPresent(now()), stepMs);
    return () => clearInterval(timer);
  }, [now, stepMs]);
  return present;
}
