'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { onTick } from './ticks.js';
import { useUi } from './UiContext.js';

/**
 * The current time in ms since the epoch, updated every `stepMs` while the tab is visible, and at once when that or a
 * host's `<Activity>` becomes visible. Use it in the leaf that shows time, not in its parents. With `read`, updated only
 * when what it reads of the time has changed: say a minute, or whether it is over.
 */
export function useNow(stepMs: number, read?: (now: number) => string | number | boolean): number {
  const { now } = useUi();
  const [present, setPresent] = useState(() => ({ now, time: now() }));
  // A host that renders on a server changes the clock once the page is its own.
  if (present.now !== now) setPresent({ now, time: now() });
  const check = useEffectEvent(() => {
    const time = now();
    if (read === undefined || read(time) !== read(present.time)) setPresent({ now, time });
  });
  useEffect(() => onTick(stepMs, () => check()), [stepMs]);
  useEffect(() => {
    // What is read may depend on props that have changed since the time was taken, and a host's `<Activity>` runs this again.
    // oxlint-disable-next-line react/set-state-in-effect -- the clock is outside of React, and mostly nothing has changed
    if (read !== undefined || now() - present.time >= stepMs) check();
  });
  return present.time;
}
