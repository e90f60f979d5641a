import { QueryClient } from '@tanstack/react-query';

/** Refetches when a screen is entered. Only the client retries, and focus does not refetch. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: 0,
        gcTime: 5 * 60_000,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  });
}
