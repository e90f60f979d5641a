import { useEffect, useState } from 'react';
import { storeStepsMovedPast } from '../state/activation.js';
import type { Balance } from '../state/balance.js';
import { expectsFirstSteps, storeHasFirstSteps } from '../state/firstSteps.js';
import { useActivationFacts } from './useActivationFacts.js';
import { useMissingForBot } from './useMissingForBot.js';

/**
 * How far a user is on the way to their first bot, and what their balance lacks for it. While it is read, only whom steps
 * are expected for gets a place kept for them.
 */
export function useFirstSteps(userId: number | null, balance: Balance | null) {
  const facts = useActivationFacts(balance?.value ?? null);
  const missingForBot = useMissingForBot(facts, balance);
  const [isExpected] = useState(() => expectsFirstSteps(userId, balance));
  const isActivated = typeof facts === 'object' ? facts.hasDeposited && facts.hasInvested : null;
  useEffect(() => {
    if (isActivated === null || userId === null) return;
    storeHasFirstSteps(userId, !isActivated);
    if (isActivated) storeStepsMovedPast(userId, 2);
  }, [isActivated, userId]);
  return { facts: facts === 'loading' && !isExpected ? 'unknown' : facts, missingForBot } as const;
}
