'use client';

import { useEffect, useRef } from 'react';
import type { Submission } from '../../model/Submission.js';

/** How long a host may take to report `sending` (ms). If it rejects silently, the form unlocks after this. */
export const HOST_DELAY_MS = 1_000;

/** In these states nothing is sent. */
const LOCKED: ReadonlySet<Submission['status']> = new Set(['sending', 'checking', 'uncertain']);

export interface SubmitLock {
  /** Calls `send`, unless an earlier call is still unanswered. */
  readonly run: (send: () => void) => void;
  /** Lets the next call through at once. */
  readonly release: () => void;
}

/**
 * Lets one click through until the host has answered it, including the time before the host reports `sending`. Unlocks
 * on every change of status, or after a second for a host that never changes it.
 */
export function useSubmitLock({ status }: Pick<Submission, 'status'>): SubmitLock {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const known = useRef(status);
  const release = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  useEffect(() => {
    if (known.current === status) return;
    known.current = status;
    clearTimeout(timer.current);
    timer.current = undefined;
  }, [status]);
  const run = (send: () => void) => {
    if (LOCKED.has(status) || timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
    }, HOST_DELAY_MS);
    send();
  };
  return { run, release };
}
