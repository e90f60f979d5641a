import { type OrderKind, orderKinds } from '@etherpilot/ui/model';
import type { QueryClient } from '@tanstack/react-query';
import { investmentsQuery } from './bots.js';
import { depositsQuery } from './deposits.js';
import { orders } from './orders.js';
import { withdrawalsQuery } from './withdrawals.js';

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

const historyKeys: Readonly<Record<OrderKind, readonly string[]>> = {
  withdrawal: withdrawalsQuery.queryKey,
  deposit: depositsQuery.queryKey,
  bot: investmentsQuery.queryKey,
};

/**
 * Looks for an accepted order that is not listed yet in every list that a screen reads, so that its form does not deny what
 * the history shows. Returns a function that stops it.
 */
export function recheckReadLists(queryClient: QueryClient): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    // Lists that were set and not fetched have been searched.
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual === true) return;
    const [key] = event.query.queryKey as readonly string[];
    const kind = orderKinds.find((one) => historyKeys[one][0] === key);
    if (kind !== undefined && orders.get(kind).status === 'unlisted') void orders.check(kind, { isSilent: true });
  });
}
