import { startTimeout } from '../timeout.js';
import type { RotationLedger } from './RotationLedger.js';
import { withTurn } from './withTurn.js';

export interface LockOptions {
  /** Absent when no other tab can run such a task. */
  readonly name: string | undefined;
  /** For taking turns where there are no Web Locks. */
  readonly ledger?: RotationLedger | undefined;
  /**
   * The longest a task can take (ms), and so the longest wait for another tab: one that holds the lock for longer has
   * been suspended and may never release it.
   */
  readonly timeoutMs: number;
}

/**
 * Runs a task while no other tab runs one under the same name: with a Web Lock, or, outside secure contexts, with turns
 * recorded in the ledger. If neither is available in time, the task runs anyway: a lock that is never released must not
 * block the app. The task learns whether it runs alone; tabs whose wait for the lock timed out take turns, but its
 * holder may still wake up.
 */
export async function withLock<T>(
  { name, ledger, timeoutMs }: LockOptions,
  task: (isAlone: boolean) => Promise<T>,
): Promise<T> {
  if (name === undefined) return task(true);
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  const inTurn = (own: typeof task): Promise<T> =>
    ledger === undefined ? own(false) : withTurn(ledger, timeoutMs, own);
  if (locks === undefined) return inTurn(task);
  let isRunning = false;
  const timeout = startTimeout(timeoutMs);
  try {
    return await locks.request(name, { signal: timeout.signal }, () => {
      timeout.release();
      isRunning = true;
      return task(true);
    });
  } catch (error) {
    if (isRunning) throw error;
    return inTurn(() => task(false));
  } finally {
    timeout.release();
  }
}
