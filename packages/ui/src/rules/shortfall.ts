import type { Bot } from '../model/Bot.js';
import { isLess, isPositive } from '../money/compare.js';
import { difference } from '../money/difference.js';
import type { Decimal } from '../money/plainDecimal.js';
import { isActiveStatus } from './botStatus.js';

/** The smallest minimum of the bots that can be started (USD); `null` when none states one. */
export function findSmallestMinimum(bots: readonly Pick<Bot, 'minDeposit' | 'status'>[]): Decimal | null {
  const minimums = bots.flatMap(({ minDeposit, status }) =>
    minDeposit !== null && isActiveStatus(status) ? [minDeposit] : [],
  );
  return minimums.reduce<Decimal | null>((least, one) => (least === null || isLess(one, least) ? one : least), null);
}

/** What a balance lacks to reach a minimum (USD); `null` when it lacks nothing. */
export function findShortfall(minimum: Decimal, balance: Decimal): Decimal | null {
  const missing = difference(minimum, balance);
  return isPositive(missing) ? missing : null;
}
