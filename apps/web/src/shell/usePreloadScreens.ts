import { useEffect } from 'react';
import { loadLogin } from './loadScreens.js';
import { toastRegion } from './SharedCode.js';
import type { LazyScreen } from '../navigation/lazyScreen.js';
import { isConnectionCostly } from '../services/connectionCost.js';
import { whenIdle } from '../services/whenIdle.js';

/**
 * Preloads, once the screen of a signed-in user is there and the page is idle, what has to open offline: toasts, logging out, and every
 * screen, one after another; the screens not where data is paid for or slow. Failed loads are retried on reconnect.
 */
export function usePreloadScreens(screens: readonly Pick<LazyScreen, 'preload'>[], isScreenThere: boolean): void {
  useEffect(() => {
    if (!isScreenThere) return undefined;
    const preload = async () => {
      if (!navigator.onLine) return;
      toastRegion.preload();
      loadLogin().catch(() => {});
      if (isConnectionCostly()) return;
      for (const screen of screens) {
        if (!navigator.onLine) return;
        await screen.preload();
      }
    };
    const cancel = whenIdle(() => void preload());
    const preloadAgain = () => void preload();
    window.addEventListener('online', preloadAgain);
    return () => {
      cancel();
      window.removeEventListener('online', preloadAgain);
    };
  }, [screens, isScreenThere]);
}
