import { queryOptions } from '@tanstack/react-query';
import { api } from '../services/api.js';
import { LIST_FRESH_MS } from './listing.js';

const PENDING = new Set(['pending', 'processing']);

/** Whether a withdrawal can still change. */
export function pendingStateOfWithdrawal({ status }: { readonly status: string }): 'pending' | 'final' {
  return PENDING.has(status.toLowerCase()) ? 'pending' : 'final';
}

export const withdrawalsQuery = queryOptions({
  queryKey: ['withdrawals'],
  staleTime: LIST_FRESH_MS,
  queryFn: ({ signal }) => api.withdrawals.list({ signal }),
});
