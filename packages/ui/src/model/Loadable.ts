import type { Failure } from './Failure.js';

/**
 * A resource on its way to a screen. `loading` and `failed` may keep the last data, so a refetch never blanks a screen.
 * `readAt` is when the data was read, in ms since the epoch.
 */
export type Loadable<T> =
  | { readonly status: 'loading'; readonly data?: T; readonly readAt?: number }
  | { readonly status: 'failed'; readonly failure: Failure; readonly data?: T; readonly readAt?: number }
  | { readonly status: 'ready'; readonly data: T; readonly readAt?: number };
