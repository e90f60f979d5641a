import { queryOptions } from '@tanstack/react-query';
import { api } from '../services/api.js';

export const botsQuery = queryOptions({
  queryKey: ['bots'],
  queryFn: async ({ signal }) => (await api.bots.list({ signal })).items,
});

export const investmentsQuery = queryOptions({
  queryKey: ['investments'],
  queryFn: async ({ signal }) => (await api.investments.list({ signal })).items,
});
