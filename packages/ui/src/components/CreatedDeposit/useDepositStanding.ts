import type { ReactNode } from 'react';
import { formatAmount } from '../../format/money.js';
import type { DepositAddress } from '../../model/Deposit.js';
import { useNow } from '../../provider/useNow.js';
import { type DepositStanding, depositStandingOf } from '../../rules/depositStanding.js';
import { useSupportMessages } from '../SupportLink/useSupportMessages.js';
import { createdDepositMessages } from './CreatedDeposit.messages.js';

const STEP_MS = 5_000;

export interface DepositStandingTexts {
  readonly standing: DepositStanding;
  /** Whether its address may be shown: never after it is no longer monitored. */
  readonly hasAddress: boolean;
  readonly title: string;
  readonly text: ReactNode;
}

/** The current standing of a new deposit and its texts. `isNotToBePaid`: nothing must be sent to its address. */
export function useDepositStanding(created: DepositAddress, isNotToBePaid = false): DepositStandingTexts {
  const t = useSupportMessages(createdDepositMessages);
  const standing = depositStandingOf(created, useNow(STEP_MS));
  const texts = { amount: `${formatAmount(created.amount)} ${created.currency}`, status: created.status ?? '' };
  return {
    standing,
    hasAddress: standing === 'payable' || standing === 'unknown' || standing === 'moving',
    title: t(`${standing}Title`),
    text: t.rich(standing === 'payable' && isNotToBePaid ? 'notToBePaid' : standing, texts),
  };
}
