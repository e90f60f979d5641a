import type { Bot, BotConfiguration, RiskLevel, Strategy } from '../../model/Bot.js';
import { type Decimal, roundDown, toText } from '../../money/decimal.js';
import { checkBotAmount, MAX_TRADES, STOP_LOSS, TAKE_PROFIT } from '../../rules/botAmount.js';
import { USD_PLACES } from '../../rules/withdrawal.js';

export interface BotDraft {
  /** As typed. */
  readonly amount: string;
  readonly strategy: Strategy;
  readonly riskLevel: RiskLevel;
  readonly stopLoss: number;
  readonly takeProfit: number;
  readonly maxTrades: number;
}

/** The default values: the amount is the minimum deposit, even when the balance is below it. */
export function initialDraft(bot: Pick<Bot, 'minDeposit'>): BotDraft {
  return {
    amount: bot.minDeposit === null ? '' : toText(roundDown(bot.minDeposit, USD_PLACES)),
    strategy: 'conservative',
    riskLevel: 'Medium',
    stopLoss: STOP_LOSS.initial,
    takeProfit: TAKE_PROFIT.initial,
    maxTrades: MAX_TRADES.initial,
  };
}

/** The configuration of a draft, or `null` while its amount is outside the limits. */
export function checkDraft(draft: BotDraft, bot: Pick<Bot, 'minDeposit'>, balance: Decimal): BotConfiguration | null {
  const check = checkBotAmount(draft.amount, bot.minDeposit, balance);
  return check.status === 'valid' ? { ...draft, amount: check.amount } : null;
}
