/**
 * Holds a lock that shows other pages that this one is alive and waiting for an answer. Resolves with a function that
 * releases it; a no-op without Web Locks.
 */
export function holdLock(locks: LockManager | undefined, name: string): Promise<() => void> {
  return new Promise((resolve) => {
    const nothingHeld = () => resolve(() => {});
    if (locks === undefined) nothingHeld();
    else locks.request(name, () => new Promise<void>((release) => resolve(release))).catch(nothingHeld);
  });
}

/** Resolves once the lock is released, or after so many ms; without Web Locks always after the full time. */
export async function waitForLock(locks: LockManager | undefined, name: string, ms: number): Promise<void> {
  if (locks === undefined) {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return;
  }
  try {
    await locks.request(name, { signal: AbortSignal.timeout(ms) }, () => {});
  } catch {
    // Its holder is suspended, or the time is over.
  }
}
