import type { DepositAddress } from '../model/Deposit.js';
import { isSessionOver } from './depositSession.js';
import { getDepositState } from './depositStates.js';

/**
 * What a person may do with a deposit's address. `payable`; `moving`: a payment was seen; `unknown`: its status is not
 * a known one; `sessionOver`: too late to pay; `ended`: without a credit; `credited`.
 */
export type DepositProgress = 'payable' | 'moving' | 'unknown' | 'sessionOver' | 'ended' | 'credited';

/** Whether its address is still of use: to pay to, or to name it in a question. */
export function isUnderWay(progress: DepositProgress): boolean {
  return progress === 'payable' || progress === 'moving' || progress === 'unknown';
}

/** The standing of a deposit at `now` (ms since the epoch). */
export function getDepositProgress(
  { createdAt, status }: Pick<DepositAddress, 'createdAt' | 'status'>,
  now: number,
): DepositProgress {
  const { phase, isCredited } = getDepositState(status ?? 'pending');
  if (phase === 'final') return isCredited ? 'credited' : 'ended';
  if (phase === 'seen') return 'moving';
  if (isSessionOver(createdAt, now)) return 'sessionOver';
  return phase === 'unknown' ? 'unknown' : 'payable';
}
