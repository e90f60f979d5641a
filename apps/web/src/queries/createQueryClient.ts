import { QueryClient } from '@tanstack/react-query';

/** Reads again when a screen is entered. Retries belong to the client alone, focus is no reason to read. */
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
