'use client';

import { type Ref, type RefCallback, type RefObject, useCallback } from 'react';

/** One ref for two: a component's own and that of its host. */
export function useMergedRef<Element>(
  own: RefObject<Element | null>,
  given: Ref<Element> | undefined,
): RefCallback<Element> {
  return useCallback(
    (element: Element) => {
      own.current = element;
      const cleanUp = typeof given === 'function' ? given(element) : undefined;
      if (typeof given === 'object' && given !== null) given.current = element;
      return () => {
        own.current = null;
        if (typeof cleanUp === 'function') cleanUp();
        else if (typeof given === 'function') given(null);
        else if (given) given.current = null;
      };
    },
    [own, given],
  );
}
