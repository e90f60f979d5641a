import type { ReactNode } from 'react';
import type { DepositAddress } from '../../model/Deposit.js';
import { useFormat } from '../../provider/useFormat.js';
import { useNow } from '../../provider/useNow.js';
import { type DepositProgress, getDepositProgress, isUnderWay } from '../../rules/depositProgress.js';
import { useSupportMessages } from '../SupportLink/useSupportMessages.js';
import { createdDepositMessages } from './CreatedDeposit.messages.js';

const STEP_MS = 5_000;

export interface DepositProgressTexts {
  readonly progress: DepositProgress;
  /** Whether its address may be shown: never after it is no longer monitored. */
  readonly hasAddress: boolean;
  readonly title: string;
  readonly text: ReactNode;
}

/** The current standing of a new deposit and its texts. `isNotToBePaid`: nothing must be sent to its address. */
export function useDepositProgress(created: DepositAddress, isNotToBePaid = false): DepositProgressTexts {
  const t = useSupportMessages(createdDepositMessages);
  const format = useFormat();
  const now = useNow(STEP_MS, (at) => getDepositProgress(created, at));
  const progress = getDepositProgress(created, now);
  const texts = { amount: `${format.amount(created.amount)} ${created.currency}`, status: created.status ?? '' };
  return {
    progress,
    hasAddress: isUnderWay(progress),
    title: t(`${progress}Title`),
    text: t.rich(progress === 'payable' && isNotToBePaid ? 'notToBePaid' : progress, texts),
  };
}
