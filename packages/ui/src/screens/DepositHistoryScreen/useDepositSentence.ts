import type { ReactNode } from 'react';
import { useSupportMessages } from '../../components/SupportLink/useSupportMessages.js';
import type { DepositStatus } from '../../rules/depositHistory.js';
import { type KnownDepositStatus, toKnownDepositStatus } from '../../rules/depositStates.js';
import { depositTableMessages } from './DepositHistoryScreen.messages.js';

/** The text that explains a status beyond the three of the legend; none for those. */
function chooseExplanation(status: string): Exclude<KnownDepositStatus, DepositStatus> | 'unknown' | null {
  const word = toKnownDepositStatus(status);
  if (word === null) return 'unknown';
  return word === 'pending' || word === 'paid' || word === 'failed' ? null : word;
}

/** Returns a function that says what a status beyond the three of the legend means; `null` for those. */
export function useDepositSentence(): (status: string) => ReactNode {
  const t = useSupportMessages(depositTableMessages);
  return (status) => {
    const explanation = chooseExplanation(status);
    return explanation === null ? null : t.rich(explanation);
  };
}
