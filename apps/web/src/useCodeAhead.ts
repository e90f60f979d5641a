import { onDemand } from '@etherpilot/ui';
import { useEffect } from 'react';
import { whenIdle } from './services/whenIdle.js';

export const toastRegion = onDemand(() => import('./ToastRegion.js').then((module) => module.ToastRegion));
export const loadLogin = () => import('./routes/LoginRoute.js');

/** Fetches, once a person is signed in, what has to work without a line: saying that it is lost, and logging out. */
export function useCodeAhead(): void {
  useEffect(
    () =>
      whenIdle(() => {
        toastRegion.preload();
        loadLogin().catch(() => {});
      }),
    [],
  );
}
