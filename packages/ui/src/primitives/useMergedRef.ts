'use client';

import { type Ref, type RefCallback, useCallback } from 'react';

/** Gives an element to a ref. Returns what takes it away again. */
function attach<Element>(ref: Ref<Element> | undefined, element: Element): () => void {
  if (typeof ref === 'function') {
    const cleanUp = ref(element);
    return typeof cleanUp === 'function' ? cleanUp : () => void ref(null);
  }
  if (!ref) return () => {};
  ref.current = element;
  return () => {
    ref.current = null;
  };
}

/** One ref for two: a component's own and that of its host. */
export function useMergedRef<Element>(own: Ref<Element>, given: Ref<Element> | undefined): RefCallback<Element> {
  return useCallback(
    (element: Element) => {
      const detach = [attach(own, element), attach(given, element)];
      return () => detach.forEach((each) => each());
    },
    [own, given],
  );
}
