import type { RotationLedger } from './RotationLedger.js';
import { withTurn } from './withTurn.js';

export interface LockOptions {
  /** Absent when nobody else can run a task of this kind. */
  readonly name: string | undefined;
  /** Where to take turns without Web Locks. */
  readonly ledger?: RotationLedger | undefined;
  /**
   * The longest that a task can take (ms), and so the longest wait for another tab's: one that holds the lock for longer
   * has been suspended and may hold it for ever.
   */
  readonly limitMs: number;
}

/**
 * Runs a task while no other tab runs one under the same name: by a Web Lock, or, on pages without a secure context, by
 * turns noted in the ledger. Where neither is there, or not in time, the task runs all the same: a lock that is never
 * freed must not stop the app. The task is told whether it runs alone; tabs that have waited for a lock in vain take
 * turns, but whoever holds it may come back.
 */
export async function withLock<T>(
  { name, ledger, limitMs }: LockOptions,
  task: (isAlone: boolean) => Promise<T>,
): Promise<T> {
  if (name === undefined) return task(true);
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  const inTurn = (own: typeof task): Promise<T> => (ledger === undefined ? own(false) : withTurn(ledger, limitMs, own));
  if (locks === undefined) return inTurn(task);
  let isRunning = false;
  try {
    return await locks.request(name, { signal: AbortSignal.timeout(limitMs) }, () => {
      isRunning = true;
      return task(true);
    });
  } catch (error) {
    if (isRunning) throw error;
    return inTurn(() => task(false));
  }
}
