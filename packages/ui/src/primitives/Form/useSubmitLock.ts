'use client';

import { useEffect, useRef } from 'react';
import type { Submission } from '../../model/Submission.js';

/** How long a host may take to report `sending` (ms). If it rejects silently, the form unlocks after this. */
export const HOST_DELAY_MS = 1_000;

/**
 * Lets one click through until the host has answered it, including the time before the host reports `sending`. Unlocks
 * on every change of status, or after a second for a host that never changes it.
 * @returns a function that calls `send`, unless an earlier call is still unanswered.
 */
export function useSubmitLock({ status }: Pick<Submission, 'status'>): (send: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const known = useRef(status);
  useEffect(() => {
    if (known.current === status) return;
    known.current = status;
    clearTimeout(timer.current);
    timer.current = undefined;
  }, [status]);
  return (send) => {
    if (status === 'sending' || status === 'uncertain' || timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
    }, HOST_DELAY_MS);
    send();
  };
}
