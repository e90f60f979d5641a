/** A timeout that another signal can end early. */
export interface Limit {
  /** Aborted with a `TimeoutError` after the timeout, or with the reason of the outer signal. */
  readonly signal: AbortSignal;
  /** Stops the timer, which would keep a process running, and detaches from the outer signal. */
  readonly release: () => void;
}

/**
 * Starts a timeout (ms). Not `AbortSignal.timeout`, whose timer outlives the call, nor `AbortSignal.any`, which Node 20
 * may garbage-collect before it aborts.
 */
export function startLimit(ms: number, outer?: AbortSignal): Limit {
  const controller = new AbortController();
  const follow = (): void => controller.abort(outer?.reason);
  const end = (): void => controller.abort(new DOMException('The time limit is over.', 'TimeoutError'));
  const timer = setTimeout(end, ms);
  if (outer?.aborted === true) follow();
  outer?.addEventListener('abort', follow, { once: true });
  return {
    signal: controller.signal,
    release() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', follow);
    },
  };
}
