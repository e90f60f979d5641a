/** A timeout that another signal can end early. */
export interface Timeout {
  /** Aborted with a `TimeoutError` after the timeout, or with the reason of the outer signal. */
  readonly signal: AbortSignal;
  /** Settles as the promise does, or rejects with the signal's reason as soon as it is aborted, whichever comes first. */
  readonly race: <T>(promise: Promise<T>) => Promise<T>;
  /** Stops the timer, which would keep a process running, and follows the outer signal no longer unless told to. */
  readonly release: (how?: { readonly isFollowing: boolean }) => void;
}

/**
 * Starts a timeout (ms). Not `AbortSignal.timeout`, whose timer outlives the call, nor `AbortSignal.any`, which Node 20
 * may garbage-collect before it aborts.
 */
export function startTimeout(ms: number, outer?: AbortSignal): Timeout {
  const controller = new AbortController();
  let rejectAll: (reason: unknown) => void;
  // Listening to the signal for each promise would take longer than all else a call does here.
  const aborted = new Promise<never>((_resolve, reject) => {
    rejectAll = reject;
  });
  // Nobody may be waiting when it comes.
  aborted.catch(() => undefined);
  const abort = (reason: unknown): void => {
    controller.abort(reason);
    rejectAll(controller.signal.reason);
  };
  const follow = (): void => abort(outer?.reason);
  const end = (): void => abort(new DOMException('The operation timed out.', 'TimeoutError'));
  const timer = setTimeout(end, ms);
  if (outer?.aborted === true) follow();
  outer?.addEventListener('abort', follow, { once: true });
  return {
    signal: controller.signal,
    race: (promise) => Promise.race([promise, aborted]),
    release(how) {
      clearTimeout(timer);
      if (how?.isFollowing !== true) outer?.removeEventListener('abort', follow);
    },
  };
}
