'use client';

import { useEffect, useState } from 'react';
import { useUi } from './UiContext.js';

/** The present in ms since the epoch, renewed every `stepMs`. For the leaf that shows time, not for its parents. */
export function useNow(stepMs: number): number {
  const { now } = useUi();
  const [present, setPresent] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setPresent(now()), stepMs);
    return () => clearInterval(timer);
  }, [now, stepMs]);
  return present;
}
