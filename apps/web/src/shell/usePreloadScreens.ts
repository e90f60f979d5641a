import { useEffect } from 'react';
import { loadLogin, toastRegion } from './SharedCode.js';
import type { LazyScreen } from '../navigation/lazyScreen.js';
import { whenIdle } from '../services/whenIdle.js';

/** Whether the user has asked their browser to save data. */
function savesData(): boolean {
  return 'connection' in navigator && Object(navigator.connection).saveData === true;
}

/**
 * Preloads, once a user is signed in and the page is idle, what has to open offline: toasts, logging out, and every
 * screen, one after another. Failed loads are retried on reconnect.
 */
export function usePreloadScreens(screens: readonly Pick<LazyScreen, 'preload'>[]): void {
  useEffect(() => {
    const preload = async () => {
      if (!navigator.onLine) return;
      toastRegion.preload();
      loadLogin().catch(() => {});
      if (savesData()) return;
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
  }, [screens]);
}
