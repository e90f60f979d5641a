import { useEffect } from 'react';
import { storeStepsMovedPast } from '../state/activation.js';
import type { Balance } from '../state/balance.js';
import { useActivationFacts } from './useActivationFacts.js';
import { useMissingForBot } from './useMissingForBot.js';

/** How far a user is on the way to their first bot, and what their balance lacks for it. */
export function useFirstSteps(userId: number | null, balance: Balance | null) {
  const facts = useActivationFacts(balance?.value ?? null);
  const missingForBot = useMissingForBot(facts, balance);
  const isActivated = typeof facts === 'object' && facts.hasDeposited && facts.hasInvested;
  useEffect(() => {
    // The next visit then keeps no place for what will not appear.
    if (isActivated && userId !== null) storeStepsMovedPast(userId, 2);
  }, [isActivated, userId]);
  return { facts, missingForBot };
}
