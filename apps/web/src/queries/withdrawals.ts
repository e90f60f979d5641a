import { queryOptions } from '@tanstack/react-query';
import { api } from '../services/api.js';
import { POLL_MS, pollInterval } from './pollInterval.js';

const PENDING = new Set(['pending', 'processing']);

export function isWithdrawalPending(withdrawal: { readonly status: string }): boolean {
  return PENDING.has(withdrawal.status.toLowerCase());
}

export const withdrawalsQuery = queryOptions({
  queryKey: ['withdrawals'],
  queryFn: ({ signal }) => api.withdrawals.list({ signal }),
  refetchInterval: ({ state }) => pollInterval(state, state.data?.items.some(isWithdrawalPending) ? POLL_MS : false),
});
