/** A time limit that other signals can end early. */
export interface Limit {
  /** Aborted with a `TimeoutError` when the time is over, or with the reason of the signal that ended it before. */
  readonly signal: AbortSignal;
  /** Has to be called when what is limited has settled: the timer would keep a program running. */
  readonly release: () => void;
}

/** Begins a limit of so many ms. Not by `AbortSignal.any`: in Node 20 its signals are collected before they are aborted. */
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
