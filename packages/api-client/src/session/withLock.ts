/** How long a refresh waits for another tab's before it goes on alone (ms): a suspended tab may hold the lock for ever. */
export const LOCK_TIMEOUT_MS = 5_000;

/**
 * Runs a task while no other tab runs one under the same name. Without Web Locks (old browsers, no secure context), or
 * when the lock cannot be had in time, the task runs without it: a lock that is never freed must not stop the app. The task
 * is told whether it runs alone.
 */
export async function withLock<T>(
  name: string | undefined,
  task: (isLocked: boolean) => Promise<T>,
  timeoutMs: number = LOCK_TIMEOUT_MS,
): Promise<T> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  // Without a name nobody else can run one.
  if (name === undefined || locks === undefined) return task(name === undefined);
  let isRunning = false;
  try {
    return await locks.request(name, { signal: AbortSignal.timeout(timeoutMs) }, () => {
      isRunning = true;
      return task(true);
    });
  } catch (error) {
    if (isRunning) throw error;
    return task(false);
  }
}
