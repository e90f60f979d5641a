import type { Bot, BotConfiguration, RiskLevel, Strategy } from '../../model/Bot.js';
import { botSettingList, mapBotSettings } from '../../model/botSettings.js';
import type { BotSettings, Limits } from '../../model/limits.js';
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

/** What the sliders start with. */
export function getInitialSettings({ botSettings }: Pick<Limits, 'botSettings'>): BotSettings {
  return mapBotSettings((name) => botSettings[name].initial);
}

/** The default values: the amount is the minimum deposit, even when the balance is below it. */
export function initialDraft(
  bot: Pick<Bot, 'minDeposit'>,
  limits: Pick<Limits, 'botSettings'>,
  locale = 'en-US',
): BotDraft {
  return {
    amount: bot.minDeposit === null ? '' : writeAmount(roundDown(bot.minDeposit, USD_PLACES), locale),
    strategy: 'conservative',
    riskLevel: 'Medium',
    ...getInitialSettings(limits),
  };
}

/** An earlier configuration as a draft. Settings outside today's limits become the nearest ones inside. */
export function createDraft(
  { amount, strategy, riskLevel, ...earlier }: BotConfiguration,
  { botSettings }: Pick<Limits, 'botSettings'>,
  locale = 'en-US',
): { readonly draft: BotDraft; readonly isAdjusted: boolean } {
  const settings = mapBotSettings((name) => {
    const { min, max } = botSettings[name];
    return Math.min(Math.max(earlier[name], min), max);
  });
  return {
    draft: { amount: writeAmount(roundDown(amount, USD_PLACES), locale), strategy, riskLevel, ...settings },
    isAdjusted: botSettingList.some(([name]) => settings[name] !== earlier[name]),
  };
}

/** The configuration of a draft, or `null` while its amount is outside the limits; an unknown balance limits nothing. */
export function checkDraft(
  draft: BotDraft,
  bot: Pick<Bot, 'minDeposit'>,
  balance: Decimal | null,
): BotConfiguration | null {
  const check = checkBotAmount(draft.amount, bot.minDeposit, balance);
  return check.status === 'valid' ? { ...draft, amount: check.amount } : null;
}
