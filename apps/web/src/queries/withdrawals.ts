import { queryOptions } from '@tanstack/react-query';
import { api } from '../services/api.js';
import { LIST_FRESH_MS, wasReadBeforeEntering } from './partialList.js';

const PENDING = new Set(['pending', 'processing']);

/** Whether a withdrawal can still change. */
export function getWithdrawalPendingState({ status }: { readonly status: string }): 'pending' | 'final' {
  return PENDING.has(status.toLowerCase()) ? 'pending' : 'final';
}

export const withdrawalsQuery = queryOptions({
  queryKey: ['withdrawals'],
  staleTime: LIST_FRESH_MS,
  refetchOnMount: wasReadBeforeEntering,
  queryFn: ({ signal }) => api.withdrawals.list({ signal }),
});
