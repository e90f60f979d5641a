import { describe, expect, it } from 'vitest';
import { defaultLimits } from '../../model/limits.js';
import { decimal } from '../../money/decimal.js';
import { checkDraft, createDraft, initialDraft } from './botDraft.js';

const bot = { minDeposit: decimal('500.00') };
const balance = decimal('1250.00');
const typed = (amount: string) => checkDraft({ ...initialDraft(bot, defaultLimits), amount }, bot, balance);

describe('the configuration of a bot', () => {
  it('starts with the minimum deposit, conservative and medium', { tags: ['BCFG-02', 'BCFG-04', 'BCFG-08'] }, () => {
    expect(initialDraft(bot, defaultLimits)).toMatchObject({
      amount: '500.00',
      strategy: 'conservative',
      riskLevel: 'Medium',
    });
  });

  it(
    'starts with 5 percent stop loss, 10 percent take profit and 5 trades',
    { tags: ['BCFG-10', 'BCFG-12', 'BCFG-14'] },
    () => {
      expect(initialDraft(bot, defaultLimits)).toMatchObject({ stopLoss: 5, takeProfit: 10, maxTrades: 5 });
    },
  );

  it('starts empty when the minimum is unreadable, and then requires an amount above zero', () => {
    const unread = { minDeposit: null };
    const draft = initialDraft(unread, defaultLimits);
    expect(draft.amount).toBe('');
    expect(checkDraft(draft, unread, balance)).toBeNull();
    expect(checkDraft({ ...draft, amount: '0' }, unread, balance)).toBeNull();
    expect(checkDraft({ ...draft, amount: '0.01' }, unread, balance)).not.toBeNull();
  });

  it.each(['500', '500.00', '1250', '1249.99'])(
    'accepts %s between 500 and 1250',
    { tags: ['BCFG-18', 'BCFG-19'] },
    (amount) => {
      expect(typed(amount)).toMatchObject({ amount, strategy: 'conservative', stopLoss: 5 });
    },
  );

  it.each(['499.99', '1250.01', '0', ''])('rejects %j', { tags: ['BCFG-18', 'BCFG-19'] }, (amount) => {
    expect(typed(amount)).toBeNull();
  });

  it.each(['five', '5e2', '-500', '500.001', '1,000'])(
    'rejects %j, which is not an amount in dollars',
    { tags: ['BCFG-21'] },
    (amount) => {
      expect(typed(amount)).toBeNull();
    },
  );
});

describe('the configuration of an earlier investment', () => {
  const earlier = {
    amount: decimal('750.5'),
    strategy: 'balanced',
    riskLevel: 'High',
    stopLoss: 8,
    takeProfit: 20,
    maxTrades: 3,
  } as const;

  it('fills in every field', () => {
    const { draft, isAdjusted } = createDraft(earlier, defaultLimits);
    expect(draft).toEqual({ ...earlier, amount: '750.50' });
    expect(isAdjusted).toBe(false);
  });

  it('is brought within the limits of today, and says so', () => {
    const { draft, isAdjusted } = createDraft({ ...earlier, stopLoss: 40, maxTrades: 0 }, defaultLimits);
    expect(draft).toMatchObject({ stopLoss: 20, takeProfit: 20, maxTrades: 1 });
    expect(isAdjusted).toBe(true);
  });

  it('cannot be started with more than the balance', () => {
    const { draft } = createDraft({ ...earlier, amount: decimal('2000') }, defaultLimits);
    expect(checkDraft(draft, bot, balance)).toBeNull();
  });
});
