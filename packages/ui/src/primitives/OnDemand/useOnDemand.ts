'use client';

import { useEffect, useState } from 'react';
import type { OnDemand } from './onDemand.js';

/** Whether code that is fetched when it is needed has come. `retry` fetches it again. */
export type OnDemandState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly code: T }
  | { readonly status: 'failed'; readonly isRetrying: boolean; readonly retry: () => void };

/** Fetches code when the component that needs it renders, and again on each retry. */
export function useOnDemand<T>(part: OnDemand<T>): OnDemandState<T> {
  const [code, setCode] = useState(() => ({ current: part.current }));
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);
  useEffect(() => {
    let isCurrent = true;
    part.load().then(
      (current) => isCurrent && setCode({ current }),
      () => isCurrent && setFailedAttempt(attempt),
    );
    return () => {
      isCurrent = false;
    };
  }, [part, attempt]);
  if (code.current !== undefined) return { status: 'ready', code: code.current };
  if (failedAttempt === null) return { status: 'loading' };
  return { status: 'failed', isRetrying: failedAttempt < attempt, retry: () => setAttempt((before) => before + 1) };
}
