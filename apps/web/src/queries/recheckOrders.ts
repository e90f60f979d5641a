import { orderKinds } from '@etherpilot/ui';
import type { QueryClient } from '@tanstack/react-query';
import { subscribe } from 'valtio/vanilla';
import { orders, type UnresolvedOrder } from '../state/orders.js';
import { mayStillArrive, recheckOrder } from './orderHistories.js';

/** How often a missing order is searched for again while the server may still be processing it (ms). */
const RECHECK_MS = 5_000;

/**
 * Rereads history and balance after each order without a clear answer, again while it may still arrive, and once more on
 * reconnect. Returns a function that stops it.
 */
export function recheckOrders(queryClient: QueryClient): () => void {
  const recheckMatching = (shouldRecheck: (order: UnresolvedOrder) => boolean, isSilent = false) => {
    for (const kind of orderKinds) {
      const order = orders[kind];
      if (order?.status === 'uncertain' && shouldRecheck(order)) void recheckOrder(kind, queryClient, { isSilent });
    }
  };
  const recheckNew = () => recheckMatching(({ recheck }) => recheck === null);
  const recheckFailed = () => recheckMatching(({ recheck }) => recheck === null || recheck.status === 'failed');
  let timer: ReturnType<typeof setInterval> | undefined;
  // No timer runs while there is nothing to search for.
  const followOrders = () => {
    recheckNew();
    const isSearching = orderKinds.some((kind) => orders[kind]?.status === 'uncertain');
    if (!isSearching) clearInterval(timer);
    timer = isSearching ? (timer ?? setInterval(() => recheckMatching(mayStillArrive, true), RECHECK_MS)) : undefined;
  };
  const unsubscribe = subscribe(orders, followOrders);
  window.addEventListener('online', recheckFailed);
  followOrders();
  return () => {
    unsubscribe();
    clearInterval(timer);
    window.removeEventListener('online', recheckFailed);
  };
}
