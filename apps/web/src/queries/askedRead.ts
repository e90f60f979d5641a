import type { ReadState } from './useLoadable.js';

/** What became of the last read that the person asked for, by entering the screen or with Refresh. */
export type AskedRead =
  | { readonly state: 'reading' }
  | { readonly state: 'failed'; readonly error: Error; readonly errorUpdatedAt: number }
  | { readonly state: 'done' };

/** How the asked read goes on with what the query is now. The same object while nothing has changed. */
export function followRead<T>(asked: AskedRead, query: ReadState<T>): AskedRead {
  if (asked.state === 'reading') {
    if (query.isFetching || query.isPending) return asked;
    if (!query.isError) return { state: 'done' };
    return {
      state: 'failed',
      error: query.error ?? new Error('The read failed.'),
      errorUpdatedAt: query.errorUpdatedAt,
    };
  }
  // A later read has succeeded by itself.
  if (asked.state === 'failed' && !query.isError && !query.isPending) return { state: 'done' };
  return asked;
}

/**
 * The query as a screen shows it that is updated by itself: those reads neither say that they are under way nor that
 * they have failed, and the failure of an asked one stays until a read succeeds.
 */
export function showAsked<T>(asked: AskedRead, query: ReadState<T>): ReadState<T> {
  if (asked.state === 'reading') return query;
  if (asked.state === 'done') return { ...query, isFetching: false, isError: false };
  const { error, errorUpdatedAt } = asked;
  return { ...query, isFetching: false, isPending: false, isError: true, error, errorUpdatedAt };
}
