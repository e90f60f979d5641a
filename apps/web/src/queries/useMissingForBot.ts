import { type ActivationFacts, findShortfall, findSmallestMinimum } from '@etherpilot/ui/model';
import type { Decimal } from '@etherpilot/ui/money';
import { useQuery } from '@tanstack/react-query';
import type { Balance } from '../state/balance.js';
import { botsQuery } from './bots.js';
import { useLoggedFailure } from './useLoggedFailure.js';

/**
 * What a confirmed balance lacks for the cheapest bot (USD). Read only after a deposit and before the first bot;
 * `undefined` when nothing is missing or it is not known.
 */
export function useMissingForBot(facts: ActivationFacts | string, balance: Balance | null): Decimal | undefined {
  const isBetween = typeof facts === 'object' && facts.hasDeposited && !facts.hasInvested;
  const isNeeded = isBetween && balance?.provenance === 'live';
  const { data, error } = useQuery({ ...botsQuery, enabled: isNeeded });
  useLoggedFailure('bots/', isNeeded ? error : null);
  const minimum = isNeeded && data ? findSmallestMinimum(data.items) : null;
  return (minimum && balance && findShortfall(minimum, balance.value)) ?? undefined;
}
