import { type DepositGoal, findShortfall, findSmallestMinimum } from '@etherpilot/ui/model';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Balance } from '../state/balance.js';
import { botsQuery } from './bots.js';
import { useLoggedFailure } from './useLoggedFailure.js';

/**
 * What a deposit should be enough for: the bot with this id, or any bot. Unknown without a balance and a list of bots; a
 * failure is only logged.
 */
export function useDepositGoal(balance: Balance | null, botId: number | undefined): DepositGoal | undefined {
  const { data, error, refetch } = useQuery(botsQuery);
  useLoggedFailure('bots/', error);
  const bot = data?.items.find(({ id }) => id === botId);
  const isReached =
    balance !== null && bot?.minDeposit != null && findShortfall(bot.minDeposit, balance.value) === null;
  // Whether the server has unlocked it since.
  useEffect(() => {
    if (isReached) void refetch();
  }, [isReached, refetch]);
  if (balance === null || data === undefined) return undefined;
  // A deposit is no help where the server locks a bot for another reason.
  const isLockedAnyway = isReached && bot?.isUnlocked === false;
  if (bot?.minDeposit && !isLockedAnyway) return { minimum: bot.minDeposit, balance, bot };
  const minimum = findSmallestMinimum(data.items);
  return minimum ? { minimum, balance } : undefined;
}
