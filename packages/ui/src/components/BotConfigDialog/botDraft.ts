import type { Bot, BotConfiguration, RiskLevel, Strategy } from '../../model/Bot.js';
import { type BotSettings, initialBotSettings } from '../../model/botSettings.js';
import { writeAmount } from '../../money/amountInput.js';
import type { Decimal } from '../../money/plainDecimal.js';
import { roundDown } from '../../money/round.js';
import { checkBotAmount } from '../../rules/botAmount.js';
import { USD_PLACES } from '../../rules/withdrawal.js';

export interface BotDraft extends BotSettings {
  /** As typed. */
  readonly amount: string;
  readonly strategy: Strategy;
  readonly riskLevel: RiskLevel;
}

/** The default values: the amount is the minimum deposit, even when the balance is below it. */
export function initialDraft(bot: Pick<Bot, 'minDeposit'>, locale = 'en-US'): BotDraft {
  return {
    amount: bot.minDeposit === null ? '' : writeAmount(roundDown(bot.minDeposit, USD_PLACES), locale),
    strategy: 'conservative',
    riskLevel: 'Medium',
    ...initialBotSettings,
  };
}

/** The configuration of a draft, or `null` while its amount is outside the limits. */
export function checkDraft(draft: BotDraft, bot: Pick<Bot, 'minDeposit'>, balance: Decimal): BotConfiguration | null {
  const check = checkBotAmount(draft.amount, bot.minDeposit, balance);
  return check.status === 'valid' ? { ...draft, amount: check.amount } : null;
}
