/** Code that is fetched on first use. */
export interface OnDemand<T> {
  /** The fetched value; `undefined` before. */
  readonly current: T | undefined;
  /** Fetches it once. A failed fetch is forgotten, so that the next call tries again. */
  readonly load: () => Promise<T>;
  /** Fetches it before its use. Ignores a failure, which `load` then reports. */
  readonly preload: () => void;
}

/**
 * Wraps a dynamic import so that it can be retried; `lazy()` caches its first rejection for ever.
 * @example `const dialog = onDemand(() => import('./TermsDialog.js').then((module) => module.TermsDialog));`
 */
export function onDemand<T>(fetchIt: () => Promise<T>): OnDemand<T> {
  let current: T | undefined;
  let pending: Promise<T> | undefined;
  const load = (): Promise<T> => {
    pending ??= fetchIt().then(
      (fetched) => (current = fetched),
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    );
    return pending;
  };
  return {
    get current() {
      return current;
    },
    load,
    preload: () => void load().catch(() => undefined),
  };
}
