import { queryOptions } from '@tanstack/react-query';
import { api } from '../services/api.js';

export const currenciesQuery = queryOptions({
  queryKey: ['currencies'],
  queryFn: async ({ signal }) => (await api.deposits.currencies({ signal })).items,
});

export const depositsQuery = queryOptions({
  queryKey: ['deposits'],
  queryFn: ({ signal }) => api.deposits.list({ signal }),
});
