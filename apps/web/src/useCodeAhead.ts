import { useEffect } from 'react';
import { whenIdle } from './services/whenIdle.js';

export const loadToastRegion = () => import('./ToastRegion.js');
export const loadLogin = () => import('./routes/LoginRoute.js');

/** Fetches, once a person is signed in, what has to work without a line: saying that it is lost, and logging out. */
export function useCodeAhead(): void {
  useEffect(
    () =>
      whenIdle(() => {
        for (const load of [loadToastRegion, loadLogin]) load().catch(() => {});
      }),
    [],
  );
}
