/** Settles as the promise does, or rejects with the signal's reason as soon as it is aborted, whichever comes first. */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return promise;
  return new Promise((resolve, reject) => {
    // Passed on as it is: the reason of a signal need not be an error.
    const onAbort = (): void => reject(signal.reason as Error);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    void promise.then(resolve, reject).then(() => signal.removeEventListener('abort', onAbort));
  });
}
