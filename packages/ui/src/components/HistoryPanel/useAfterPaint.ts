'use client';

import { startTransition, useDeferredValue, useEffect, useState } from 'react';

/**
 * A value that what is slow to draw follows: the frame that shows what was pressed or typed is painted first, because work
 * that begins before it would hold it up. With `isSlow` false it only comes after what is urgent.
 */
export function useAfterPaint<T>(value: T, isSlow: boolean): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    if (!isSlow || painted === value) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let frame = 0;
    // A frame is painted after its callbacks.
    const followLater = () => {
      timer = setTimeout(() => startTransition(() => setPainted(value)));
    };
    // A page in the background paints none.
    if (document.hidden) followLater();
    else frame = requestAnimationFrame(followLater);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value, painted, isSlow]);
  return useDeferredValue(isSlow ? painted : value);
}
