import { describe, expect, it } from 'vitest';
import { checkDraft, getInitialSettings, initialDraft } from './components/BotConfigDialog/botDraft.js';
import { currencies } from './fixtures/currencies.js';
import { formatPercentRange } from './format/percent.js';
import * as messages from './messages.js';
import type { MessageText } from './messages.js';
import { expectedReturns } from './model/Bot.js';
import { defaultLimits } from './model/limits.js';
import { fallbackBots } from './samples/fallbackBots.js';
import { sampleStatistics } from './samples/sampleStatistics.js';
import { decimal, toText } from './money/decimal.js';
import { activationSteps } from './rules/activation.js';
import { mergeCurrencies } from './rules/currencyChoices.js';
import { SESSION_MINUTES } from './rules/depositSession.js';
import { MAX_RECENT_LOGS } from './rules/investments.js';
import { checkWithdrawalDraft } from './rules/withdrawalDraft.js';

/** Every duration the built-in texts mention, once each: `10-30 minutes`. */
function spokenDurations(): string[] {
  const texts = Object.values(messages)
    .flatMap((one) =>
      typeof one === 'object'
        ? Object.values<MessageText>(one.texts).flatMap((text) =>
            typeof text === 'string' ? text : Object.values(text),
          )
        : [],
    )
    .join('\n');
  return [...new Set(texts.match(/(?:\d+[-–])?\d+ (?:minutes|hours)/g))].toSorted();
}

describe("the product's constants", () => {
  it('a new password has at least 8 characters', { tags: ['CONST-01'] }, () => {
    expect(defaultLimits.minimumPasswordLength).toBe(8);
  });

  it('activation has two steps', { tags: ['CONST-03'] }, () => {
    expect(activationSteps).toHaveLength(2);
  });

  it.each(['USDT', 'BTC', 'ETH', 'LTC'])(
    'the smallest withdrawal in %s is 50 USD',
    { tags: ['CONST-04', 'WD-11'] },
    (currency) => {
      const draft = { currency, withdrawalAddress: '0x1234567890' };
      const readBlock = (amount: string) =>
        checkWithdrawalDraft({ ...draft, amount }, mergeCurrencies(currencies), decimal('1000'), defaultLimits).block;
      expect(toText(defaultLimits.minimumWithdrawal)).toBe('50');
      expect([readBlock('50'), readBlock('49.99')]).toEqual([null, 'amount']);
    },
  );

  it('an address has at least 10 characters', { tags: ['CONST-05'] }, () => {
    expect(defaultLimits.minimumAddressLength).toBe(10);
  });

  it(
    'every text gives the same durations for confirmation, processing and a payment session',
    { tags: ['CONST-08'] },
    () => {
      expect(SESSION_MINUTES).toBe(60);
      // The chart's own: the visible range, how long candles are fresh, the time between refreshes.
      const charts = ['24 hours', '30 minutes', '96 minutes'];
      const others = spokenDurations().filter((duration) => !charts.includes(duration));
      expect(others).toEqual(['10-30 minutes', '24-48 hours', '60 minutes']);
    },
  );

  it('recent activity shows at most five entries', { tags: ['CONST-09'] }, () => {
    expect(MAX_RECENT_LOGS).toBe(5);
  });

  it('every built-in bot starts at 500 USD', { tags: ['CONST-10'] }, () => {
    expect(fallbackBots.map(({ minDeposit }) => minDeposit && toText(minDeposit))).toEqual(['500', '500', '500']);
  });

  it('strategies show their fixed expected returns', { tags: ['CONST-11'] }, () => {
    const shown = Object.entries(expectedReturns).map(([name, range]) => [name, formatPercentRange(...range, 'en-US')]);
    expect(Object.fromEntries(shown)).toEqual({ conservative: '5-8%', balanced: '8-15%', aggressive: '15-25%' });
  });

  it('users and profit are labelled as samples', { tags: ['CONST-14'] }, () => {
    const { value, provenance } = sampleStatistics;
    expect(provenance).toBe('sample');
    expect([value.totalUsers, toText(value.totalProfit)]).toEqual([12_847, '284739.25']);
  });
});

it(
  'a configuration has amount, strategy, risk level, stop loss, take profit and max trades, and nothing else',
  { tags: ['ENT-10'] },
  () => {
    const bot = { minDeposit: decimal('500.00') };
    expect(checkDraft(initialDraft(bot, defaultLimits), bot, decimal('1250'))).toEqual({
      amount: '500.00',
      strategy: 'conservative',
      riskLevel: 'Medium',
      ...getInitialSettings(defaultLimits),
    });
    expect(getInitialSettings(defaultLimits)).toMatchObject({ stopLoss: 5, takeProfit: 10, maxTrades: 5 });
  },
);
