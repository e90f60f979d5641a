import type { RotationLedger } from './RotationLedger.js';
import { withTurn } from './withTurn.js';

/** How long a refresh waits for another tab's before it goes on alone (ms): a suspended tab may hold the lock for ever. */
export const LOCK_TIMEOUT_MS = 5_000;

export interface LockOptions {
  /** Absent when nobody else can run a task of this kind. */
  readonly name: string | undefined;
  /** Where to take turns without Web Locks. */
  readonly ledger?: RotationLedger | undefined;
  /** Default {@link LOCK_TIMEOUT_MS}. */
  readonly timeoutMs?: number;
}

/**
 * Runs a task while no other tab runs one under the same name: by a Web Lock, or, on pages without a secure context, by
 * turns noted in the ledger. Where neither is there, or not in time, the task runs all the same: a lock that is never
 * freed must not stop the app. The task is told whether it runs alone.
 */
export async function withLock<T>(
  { name, ledger, timeoutMs = LOCK_TIMEOUT_MS }: LockOptions,
  task: (isAlone: boolean) => Promise<T>,
): Promise<T> {
  if (name === undefined) return task(true);
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (locks === undefined) return ledger === undefined ? task(false) : withTurn(ledger, timeoutMs, task);
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
