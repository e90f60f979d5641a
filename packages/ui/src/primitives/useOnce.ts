'use client';

import { useEffect, useEffectEvent, useRef } from 'react';

const NEVER = Symbol('never');

/**
 * An effect that runs when it mounts and when `value` changes, and at no other time. React runs effects again when a host's
 * `<Activity>` shows what it had hidden, and what moves the focus or the page would do so unasked.
 */
export function useOnce(run: () => void, value?: unknown): void {
  const last = useRef<unknown>(NEVER);
  const start = useEffectEvent(run);
  useEffect(() => {
    if (Object.is(last.current, value)) return;
    last.current = value;
    start();
  }, [value]);
}
