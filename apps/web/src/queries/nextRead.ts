import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** How long a screen may take to ask for it (ms): a withdrawal's history opens after two seconds. */
const WAIT_MS = 3_000;

/**
 * What a query brings that begins from now on, by whichever screen; `undefined` when none begins soon, or when it fails.
 * What was on its way before does not count.
 */
export function nextRead<Data>(queryClient: QueryClient, queryKey: QueryKey): Promise<Data | undefined> {
  const hash = hashKey(queryKey);
  return new Promise((resolve) => {
    let hasBegun = false;
    const end = (data?: Data) => {
      clearTimeout(timer);
      stop();
      resolve(data);
    };
    const timer = setTimeout(() => {
      if (!hasBegun) end();
    }, WAIT_MS);
    const stop = queryClient.getQueryCache().subscribe((event) => {
      if (event.query.queryHash !== hash) return;
      if (event.type === 'removed') end();
      if (event.type !== 'updated') return;
      const { action } = event;
      if (action.type === 'fetch') hasBegun = true;
      else if (!hasBegun) return;
      // Another tab's list, which may be older.
      else if (action.type === 'success' && action.manual !== true) end(action.data as Data);
      // Also aborted, because its screen was left. Another one may begin.
      else if (action.type === 'error' || event.query.state.fetchStatus === 'idle') end();
    });
  });
}
