import { queryOptions } from '@tanstack/react-query';
import { api } from '../services/api.js';
import { LIST_FRESH_MS, wasReadBeforeEntering } from './partialList.js';

export const currenciesQuery = queryOptions({
  queryKey: ['currencies'],
  queryFn: ({ signal }) => api.deposits.currencies({ signal }),
});

export const depositsQuery = queryOptions({
  queryKey: ['deposits'],
  staleTime: LIST_FRESH_MS,
  refetchOnMount: wasReadBeforeEntering,
  queryFn: ({ signal }) => api.deposits.list({ signal }),
});
