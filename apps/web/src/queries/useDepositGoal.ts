import { type DepositGoal, findSmallestMinimum } from '@etherpilot/ui';
import { useQuery } from '@tanstack/react-query';
import type { Balance } from '../state/balance.js';
import { botsQuery } from './bots.js';
import { useLoggedFailure } from './useLoggedFailure.js';

/** What a deposit should be enough for: any bot. Unknown without a balance and a list of bots; a failure is only logged. */
export function useDepositGoal(balance: Balance | null): DepositGoal | undefined {
  const { data, error } = useQuery(botsQuery);
  useLoggedFailure('bots/', error);
  const minimum = findSmallestMinimum(data?.items ?? []);
  return balance && minimum ? { minimum, balance } : undefined;
}
