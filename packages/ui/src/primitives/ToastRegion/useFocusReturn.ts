'use client';

import { type FocusEvent, useEffect, useRef } from 'react';

/** Returns focus to where it came from when its region becomes empty. */
export function useFocusReturn(isEmpty: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const previousFocus = useRef<EventTarget | null>(null);
  useEffect(() => {
    const isInside = ref.current?.matches(':focus-within') === true;
    if (isEmpty && isInside && previousFocus.current instanceof HTMLElement) previousFocus.current.focus();
  }, [isEmpty]);
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
  };
  return { ref, onFocus };
}
