import { useEffect } from 'react';
import { loadLogin, toastRegion } from './SharedCode.js';
import type { LazyScreen } from './routes/lazyScreen.js';
import { whenIdle } from './services/whenIdle.js';

/** Whether the person has asked their browser for less traffic. */
function savesData(): boolean {
  return 'connection' in navigator && Object(navigator.connection).saveData === true;
}

/**
 * Fetches, once a person is signed in and the page has nothing else to do, what has to open offline: messages, logging
 * out, and every screen, one after another. What could not be fetched is tried again when the connection returns.
 */
export function useCodeAhead(screens: readonly Pick<LazyScreen, 'preload'>[]): void {
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
