import { orderKinds } from '@etherpilot/ui';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { subscribe } from 'valtio/vanilla';
import { recheckOrder } from './queries/orderHistories.js';
import { openJournal, orders } from './state/orders.js';

/**
 * Opens the journal of the person who is signed in, and has history and balance read again after each order without a
 * clear answer, on whatever screen they are; once more when the connection is back.
 */
export function useOrderJournal(queryClient: QueryClient): void {
  useEffect(() => {
    const recheckAll = (isDue: (status: string | undefined) => boolean) => {
      for (const kind of orderKinds) {
        const order = orders[kind];
        if (order?.status === 'uncertain' && isDue(order.recheck?.status)) void recheckOrder(kind, queryClient);
      }
    };
    const recheckNew = () => recheckAll((status) => status === undefined);
    const recheckFailed = () => recheckAll((status) => status === undefined || status === 'failed');
    const unsubscribe = subscribe(orders, recheckNew);
    window.addEventListener('online', recheckFailed);
    void openJournal();
    recheckNew();
    return () => {
      unsubscribe();
      window.removeEventListener('online', recheckFailed);
    };
  }, [queryClient]);
}
