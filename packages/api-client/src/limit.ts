/** A time limit that other signals can end early. */
export interface Limit {
  /** Aborted with a `TimeoutError` when the time is over, or with the reason of the signal that ended it before. */
  readonly signal: AbortSignal;
  /** Stops the timer, which keeps a program running, and leaves the other signal alone. */
  readonly release: () => void;
}

/**
 * Begins a limit of so many ms. By hand, because a timer of `AbortSignal.timeout` outlives the call, and Node 20 collects
 * a signal of `AbortSignal.any` that nobody else holds, before it is aborted.
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
