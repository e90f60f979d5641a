'use client';

import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { onTick } from './ticks.js';
import { useUi } from './UiContext.js';

const TEXT_NODE = 3;

/**
 * A text that changes with the time, every `stepMs` while the tab is visible. Give the ref to the element whose only
 * child is the text: it is written without React, which would render each second.
 */
export function useTickingText<Holder extends HTMLElement>(
  stepMs: number,
  textAt: (now: number) => string,
): readonly [RefObject<Holder | null>, string] {
  const { now } = useUi();
  const [start, setStart] = useState(() => ({ now, time: now() }));
  // A host that renders on a server changes the clock once the page is its own.
  if (start.now !== now) setStart({ now, time: now() });
  const holder = useRef<Holder>(null);
  const write = useEffectEvent(() => {
    const node = holder.current?.firstChild;
    if (node?.nodeType === TEXT_NODE) (node as Text).data = textAt(now());
  });
  useEffect(() => onTick(stepMs, () => write()), [stepMs]);
  // What React has rendered is the text of the start.
  useLayoutEffect(() => write());
  return [holder, textAt(start.time)];
}
