'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';

/** The width of an element (px), known before its first paint; 0 where nothing is laid out. */
export function useElementWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    const measure = () => setWidth(target.clientWidth);
    measure();
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(measure) : undefined;
    observer?.observe(target);
    return () => observer?.disconnect();
  }, [element]);
  return width;
}
