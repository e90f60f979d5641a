import { queryOptions } from '@tanstack/react-query';
import { api } from '../services/api.js';

export const botsQuery = queryOptions({
  queryKey: ['bots'],
  queryFn: ({ signal }) => api.bots.list({ signal }),
});

export const investmentsQuery = queryOptions({
  queryKey: ['investments'],
  queryFn: ({ signal }) => api.investments.list({ signal }),
});

/** The investments for what goes on behind every screen: what the screens have read, and one read when none has tried. */
export const backgroundInvestmentsQuery = queryOptions({
  ...investmentsQuery,
  staleTime: Infinity,
  retryOnMount: false,
});
