import { pageLocks } from './pageLocks.js';

/** Shows other tabs that this one is alive and waits for an answer. Gives the way to let go; without Web Locks nothing is held. */
export function holdLock(name: string): Promise<() => void> {
  const locks = pageLocks();
  return new Promise((resolve) => {
    const nothingHeld = () => resolve(() => {});
    if (locks === undefined) nothingHeld();
    else locks.request(name, () => new Promise<void>((release) => resolve(release))).catch(nothingHeld);
  });
}

/** Resolves once nobody holds the lock, or after so many ms; without Web Locks only time tells. */
export async function waitForLock(name: string, ms: number): Promise<void> {
  const locks = pageLocks();
  if (locks === undefined) {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return;
  }
  try {
    await locks.request(name, { signal: AbortSignal.timeout(ms) }, () => {});
  } catch {
    // Its holder sleeps, or the time is over.
  }
}
