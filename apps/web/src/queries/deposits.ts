import { queryOptions } from '@tanstack/react-query';
import { api } from '../services/api.js';
import { POLL_MS } from './pending.js';

export const currenciesQuery = queryOptions({
  queryKey: ['currencies'],
  queryFn: async ({ signal }) => (await api.deposits.currencies({ signal })).items,
});

const FINAL = new Set(['paid', 'failed']);

export function isDepositPending(deposit: { readonly status: string }): boolean {
  return !FINAL.has(deposit.status.toLowerCase());
}

export const depositsQuery = queryOptions({
  queryKey: ['deposits'],
  queryFn: async ({ signal }) => (await api.deposits.list({ signal })).items,
  refetchInterval: ({ state }) => (state.status === 'success' && state.data?.some(isDepositPending) ? POLL_MS : false),
});
