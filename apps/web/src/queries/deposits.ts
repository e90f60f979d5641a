import { queryOptions } from '@tanstack/react-query';
import { api } from '../services/api.js';
import { POLL_MS } from './pending.js';
import { isDepositPending } from './settledDeposit.js';

export const currenciesQuery = queryOptions({
  queryKey: ['currencies'],
  queryFn: async ({ signal }) => (await api.deposits.currencies({ signal })).items,
});

export const depositsQuery = queryOptions({
  queryKey: ['deposits'],
  queryFn: async ({ signal }) => (await api.deposits.list({ signal })).items,
  refetchInterval: ({ state }) => (state.status === 'success' && state.data?.some(isDepositPending) ? POLL_MS : false),
});
