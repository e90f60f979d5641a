/** Settles as the promise does, or rejects with the signal's reason as soon as it is aborted, whichever comes first. */
export async function untilAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return promise;
  let onAbort = (): void => undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    // Passed on as it is: the reason of a signal need not be an error.
    onAbort = () => reject(signal.reason as Error);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
  });
  try {
    return await Promise.race([aborted, promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
