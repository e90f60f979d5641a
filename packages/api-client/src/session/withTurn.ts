import { uniqueName } from '../runtime.js';
import type { RotationLedger } from './RotationLedger.js';

/** How often a tab polls for its turn (ms). */
const ASK_EVERY_MS = 25;

/**
 * Runs a task while no other tab has the turn. A turn that is not released, as by a closed tab, expires after
 * `timeoutMs`, the longest a task can take; after waiting that long the task runs without one.
 */
export async function withTurn<T>(
  ledger: RotationLedger,
  timeoutMs: number,
  task: (isAlone: boolean) => Promise<T>,
): Promise<T> {
  const holder = uniqueName();
  const deadline = performance.now() + timeoutMs;
  let isMine = await ledger.takeTurn(holder, timeoutMs);
  while (isMine === false && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    isMine = await ledger.takeTurn(holder, timeoutMs);
  }
  if (isMine !== true) return task(false);
  try {
    return await task(true);
  } finally {
    await ledger.endTurn(holder);
  }
}
