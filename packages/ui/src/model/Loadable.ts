import type { Failure } from './Failure.js';

/**
 * A resource being loaded for a screen. `loading` and `failed` may carry the previous data, so that a refetch never
 * blanks a screen. `readAt` is when the data was read (ms since the epoch).
 */
export type Loadable<T> =
  | { readonly status: 'loading'; readonly data?: T; readonly readAt?: number }
  | { readonly status: 'failed'; readonly failure: Failure; readonly data?: T; readonly readAt?: number }
  | { readonly status: 'ready'; readonly data: T; readonly readAt?: number };
