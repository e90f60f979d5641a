import { isPayableAddress } from '../../rules/addressCharacters.js';
import type { DepositAddress } from '../../model/Deposit.js';
import { useNow } from '../../provider/useNow.js';
import { getDepositProgress, isUnderWay } from '../../rules/depositProgress.js';

const STEP_MS = 5_000;

export interface WaitingDeposits {
  /** The earlier deposits that are under way, newest first. */
  readonly underWay: readonly DepositAddress[];
  /** How many deposits, the newest included, can be paid and have not been. */
  readonly waiting: number;
}

/** What of several deposits still goes on. */
export function useWaitingDeposits(newest: DepositAddress, earlier: readonly DepositAddress[]): WaitingDeposits {
  const all = [newest, ...earlier];
  const now = useNow(STEP_MS, (at) => all.map((one) => getDepositProgress(one, at)).join());
  const underWay = earlier.filter((one) => isUnderWay(getDepositProgress(one, now)));
  const waiting = all.filter((one) => {
    const progress = getDepositProgress(one, now);
    return isPayableAddress(one.address) && (progress === 'payable' || progress === 'unknown');
  });
  return { underWay, waiting: waiting.length };
}
