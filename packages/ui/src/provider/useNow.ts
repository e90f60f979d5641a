'use client';

import { useEffect, useState } from 'react';
import { useUi } from './UiContext.js';

/**
 * The current time in ms since the epoch, updated every `stepMs`. Use it in the leaf that shows time, not in its
 * parents.
 */
export function useNow(stepMs: number): number {
  const { now } = useUi();
  const [present, setPresent] = useState(() => ({ now, time: now() }));
  // A host that renders on a server changes the clock once the page is its own.
  if (present.now !== now) setPresent({ now, time: now() });
  useEffect(() => {
    const timer = setInterval(() => setPresent({ now, time: now() }), stepMs);
    return () => clearInterval(timer);
  }, [now, stepMs]);
  return present.time;
}
