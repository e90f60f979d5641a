import { orderKinds } from '@etherpilot/ui';
import { orders } from './orders.js';

/** How often a missing order is looked for again while the server may still be processing it (ms). */
const RECHECK_MS = 5_000;

/**
 * Looks for orders without a clear answer while they may still show up, and once more on reconnect. Returns a function that
 * stops it.
 */
export function recheckOrders(): () => void {
  const recheckAwaited = () => {
    for (const kind of orderKinds) {
      if (orders.get(kind).status === 'uncertain' && orders.isAwaited(kind))
        void orders.check(kind, { isSilent: true });
    }
  };
  const recheckFailed = () => {
    for (const kind of orderKinds) {
      const state = orders.get(kind);
      if ('check' in state && state.check.status === 'failed') void orders.check(kind);
    }
  };
  let timer: ReturnType<typeof setInterval> | undefined;
  // No timer runs while there is nothing to look for.
  const follow = () => {
    const isSearching = orderKinds.some((kind) => orders.get(kind).status === 'uncertain');
    if (!isSearching) clearInterval(timer);
    timer = isSearching ? (timer ?? setInterval(recheckAwaited, RECHECK_MS)) : undefined;
  };
  const unsubscribe = orders.subscribe(follow);
  window.addEventListener('online', recheckFailed);
  follow();
  return () => {
    unsubscribe();
    clearInterval(timer);
    window.removeEventListener('online', recheckFailed);
  };
}
