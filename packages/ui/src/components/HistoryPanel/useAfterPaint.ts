'use client';

import { startTransition, useDeferredValue, useEffect, useState } from 'react';

/** The longest wait for a frame (ms): a page in the background draws none. */
const NO_FRAME_MS = 100;

/**
 * A value that what is slow to draw follows: the frame that shows what was pressed or typed is painted first, because work
 * that begins before it would hold it up. With `isSlow` false it only comes after what is urgent.
 */
export function useAfterPaint<T>(value: T, isSlow: boolean): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    if (!isSlow || painted === value) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const follow = () => startTransition(() => setPainted(value));
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      // A frame is painted after its callbacks.
      timer = setTimeout(follow);
    });
    timer = setTimeout(follow, NO_FRAME_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value, painted, isSlow]);
  return useDeferredValue(isSlow ? painted : value);
}
