import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useMountSignal } from '../queries/useMountSignal.js';

/** After starting a bot, and when a deposit is missing (ms). */
export const SHORT_DELAY_MS = 1500;
/** After a withdrawal (ms). */
export const WITHDRAWAL_DELAY_MS = 2000;

/** Returns a function that navigates after a delay (ms), unless the user navigates before. */
export function useDelayedNavigation(): (path: string, delayMs: number) => void {
  const [, navigate] = useLocation();
  const mountSignal = useMountSignal();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (path, delayMs) => {
    clearTimeout(timer.current);
    if (mountSignal().aborted) return;
    timer.current = setTimeout(() => navigate(path), delayMs);
  };
}
