import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { recheckOrders } from '../queries/recheckOrders.js';
import { openJournal } from '../state/orders.js';

/** Opens the journal of the signed-in user, and rechecks its orders without a clear answer, on whatever screen they are. */
export function useOrderJournal(queryClient: QueryClient): void {
  useEffect(() => {
    const stop = recheckOrders(queryClient);
    void openJournal();
    return stop;
  }, [queryClient]);
}
