import { queryOptions } from '@tanstack/react-query';
import { api } from '../services/api.js';

export const botsQuery = queryOptions({
  queryKey: ['bots'],
  queryFn: async ({ signal }) => (await api.bots.list({ signal })).items,
});

export const investmentListingQuery = queryOptions({
  queryKey: ['investments'],
  queryFn: ({ signal }) => api.investments.list({ signal }),
});

/** The same for who does not show the list itself, and so need not tell whether it is whole. */
export const investmentsQuery = queryOptions({ ...investmentListingQuery, select: ({ items }) => items });
