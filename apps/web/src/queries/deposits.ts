import { queryOptions } from '@tanstack/react-query';
import { api } from '../services/api.js';

export const currenciesQuery = queryOptions({
  queryKey: ['currencies'],
  queryFn: ({ signal }) => api.deposits.currencies({ signal }),
});

export const depositsQuery = queryOptions({
  queryKey: ['deposits'],
  queryFn: ({ signal }) => api.deposits.list({ signal }),
});
