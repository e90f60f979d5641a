import type { Bot } from '../model/Bot.js';
import { readAmount } from '../money/amountInput.js';
import { isGreater, isLess, isPositive } from '../money/compare.js';
import { type Decimal, ZERO } from '../money/plainDecimal.js';
import { USD_PLACES } from './withdrawal.js';

/** What keeps a person from starting a bot. */
export type BotLock = 'unknownBalance' | 'noDeposit' | 'locked' | 'unlocked';

/**
 * Whether a balance unlocks a bot: nothing deposited, under the minimum (or locked by the server), or unlocked. A
 * balance that is not known (`null`) is compared with nothing.
 */
export function getBotLock(bot: Pick<Bot, 'minDeposit' | 'isUnlocked'>, balance: Decimal | null): BotLock {
  if (balance === null) return 'unknownBalance';
  if (!isPositive(balance)) return 'noDeposit';
  const isUnderMinimum = bot.minDeposit !== null && isLess(balance, bot.minDeposit);
  return isUnderMinimum || bot.isUnlocked === false ? 'locked' : 'unlocked';
}

export type BotAmountCheck =
  | { readonly status: 'empty' | 'invalid' | 'outOfRange' }
  | { readonly status: 'valid'; readonly amount: Decimal };

/** Checks a bot's amount: at least its minimum deposit, at most the balance if that is known, two decimals. */
export function checkBotAmount(typed: string, minDeposit: Decimal | null, balance: Decimal | null): BotAmountCheck {
  const read = readAmount(typed, USD_PLACES);
  if (read.status === 'empty') return { status: 'empty' };
  if (read.status === 'invalid') return { status: 'invalid' };
  const isUnder = isLess(read.value, minDeposit ?? ZERO) || !isPositive(read.value);
  if (isUnder || (balance !== null && isGreater(read.value, balance))) return { status: 'outOfRange' };
  return { status: 'valid', amount: read.value };
}
