import { queryOptions } from '@tanstack/react-query';
import { api } from '../services/api.js';
import { POLL_MS } from './pending.js';

const PENDING = new Set(['pending', 'processing']);

export function isWithdrawalPending(withdrawal: { readonly status: string }): boolean {
  return PENDING.has(withdrawal.status.toLowerCase());
}

export const withdrawalsQuery = queryOptions({
  queryKey: ['withdrawals'],
  queryFn: async ({ signal }) => (await api.withdrawals.list({ signal })).items,
  refetchInterval: ({ state }) =>
    state.status === 'success' && state.data?.some(isWithdrawalPending) ? POLL_MS : false,
});
