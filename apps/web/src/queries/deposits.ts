import { queryOptions } from '@tanstack/react-query';
import { api } from '../services/api.js';
import { pollInterval } from './pollInterval.js';
import { depositPollMs } from './settledDeposit.js';

export const currenciesQuery = queryOptions({
  queryKey: ['currencies'],
  queryFn: ({ signal }) => api.deposits.currencies({ signal }),
});

export const depositsQuery = queryOptions({
  queryKey: ['deposits'],
  queryFn: ({ signal }) => api.deposits.list({ signal }),
  refetchInterval: ({ state }) => pollInterval(state, depositPollMs(state.data?.items ?? [])),
});
