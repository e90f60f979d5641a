import { getPageLocks } from './pageLocks.js';
import { hasTabChannels } from './tabChannel.js';

/** How often it is this tab's turn to poll for all tabs: as a visible tab, as one of the hidden tabs, or not at all. */
export type Turn = 'often' | 'rarely' | 'never';

const getLockName = (name: string, isVisible: boolean) => `${name}.${isVisible ? 'visible' : 'hidden'}`;

/** Waits for a lock and holds it until released. Where the browser refuses locks, `onRefused` is called. */
function holdUntilReleased(
  locks: LockManager,
  name: string,
  { onHeld, onRefused }: { readonly onHeld: () => void; readonly onRefused: () => void },
): () => void {
  const end = new AbortController();
  const { signal } = end;
  const hold = () => {
    if (signal.aborted) return undefined;
    onHeld();
    return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  };
  locks.request(name, { signal }, hold).catch(() => {
    if (!signal.aborted) onRefused();
  });
  return () => end.abort();
}

/**
 * Tells this tab when it is its turn to poll, among tabs that take turns under the same name: one of the visible ones,
 * or `rarely` one of the hidden ones, which must check `isVisibleTabPolling` first. Without Web Locks or
 * BroadcastChannel each visible tab polls for itself. Returns a function that stops taking turns.
 */
export function takeTurns(name: string, onTurn: (turn: Turn) => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  const locks = hasTabChannels() ? getPageLocks() : undefined;
  let release = () => {};
  let isVisible: boolean | null = null;
  let isPageShown = true;

  const follow = () => {
    const isVisibleNow = document.visibilityState === 'visible';
    if (!isPageShown || isVisibleNow === isVisible) return;
    isVisible = isVisibleNow;
    release();
    const alone = isVisible ? 'often' : 'never';
    onTurn(locks === undefined ? alone : 'never');
    if (locks === undefined) return;
    release = holdUntilReleased(locks, getLockName(name, isVisible), {
      onHeld: () => onTurn(isVisibleNow ? 'often' : 'rarely'),
      onRefused: () => onTurn(alone),
    });
  };
  const show = () => {
    isPageShown = true;
    follow();
  };
  // A page that holds a lock is not put into the back/forward cache.
  const hide = () => {
    isPageShown = false;
    isVisible = null;
    release();
    onTurn('never');
  };

  follow();
  document.addEventListener('visibilitychange', follow, { signal });
  window.addEventListener('pageshow', show, { signal });
  window.addEventListener('pagehide', hide, { signal });
  return () => {
    end.abort();
    release();
  };
}

/** Whether a visible tab has the turn; `false` where that is unknown. */
export async function isVisibleTabPolling(name: string): Promise<boolean> {
  try {
    const { held = [] } = (await getPageLocks()?.query()) ?? {};
    return held.some((lock) => lock.name === getLockName(name, true));
  } catch {
    return false;
  }
}
