import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../format/dayKey.js';
import type { GrowthLog, Investment } from '../model/Investment.js';
import { decimal, shareInPercent, sum, toText, ZERO } from '../money/decimal.js';
import { measureReturn } from './measuredReturn.js';

const today = '2026-07-13';
const utc = { today, timeZone: 'UTC' };
const bot = { name: 'Binance Pro Bot', exchange: 'Binance' };

const logAgo = (id: number, daysAgo: number, amount: string): GrowthLog => ({
  id,
  date: { kind: 'date', iso: addDays(today, -daysAgo) },
  amountAdded: decimal(amount),
  percentageIncrease: null,
});
const investment = (initial: string, growthLogs: readonly GrowthLog[], status = 'active'): Investment => ({
  id: 1,
  status,
  initialAmount: decimal(initial),
  currentAmount: decimal(initial),
  totalReturn: ZERO,
  totalReturnPercentage: null,
  growthLogs,
  bot: { ...bot, riskLevel: 'Low' },
});

describe('what a bot has returned to a person', () => {
  it('is the results of the last 30 days divided by what was put in', () => {
    const own = investment('2500', [logAgo(1, 40, '100'), logAgo(2, 29, '4'), logAgo(3, 0, '6')]);
    expect(measureReturn([own], bot, utc)).toEqual({
      status: 'measured',
      percent: decimal('0.4'),
      result: decimal('10'),
      invested: decimal('2500'),
    });
  });

  it('is too early to compare until the 30th day', () => {
    const since = (days: number) => measureReturn([investment('500', [logAgo(1, days - 1, '1')])], bot, utc);
    expect(since(1)).toEqual({ status: 'early', days: 1 });
    expect(since(29)).toEqual({ status: 'early', days: 29 });
    expect(since(30)?.status).toBe('measured');
    expect(measureReturn([investment('500', [])], bot, utc)).toEqual({ status: 'early', days: 0 });
  });

  it('adds up all investments in that bot, by name and exchange, but none that is younger', () => {
    const old = investment('1000', [logAgo(1, 50, '1'), logAgo(2, 3, '10')]);
    const young = investment('9000', [logAgo(1, 2, '500')]);
    const elsewhere = { ...old, bot: { name: bot.name, exchange: 'OKX', riskLevel: 'Low' } };
    expect(measureReturn([old, old, young, elsewhere, { ...old, bot: null }], bot, utc)).toMatchObject({
      result: decimal('20'),
      invested: decimal('2000'),
    });
  });

  it('leaves out what had ended before, and counts what has ended since', () => {
    const before = investment('1000', [logAgo(1, 90, '10'), logAgo(2, 40, '10')], 'stopped');
    const since = investment('1000', [logAgo(1, 90, '10'), logAgo(2, 20, '-30')], 'Stopped');
    expect(measureReturn([before], bot, utc)).toBeNull();
    expect(measureReturn([before, since], bot, utc)).toMatchObject({ percent: decimal('-3') });
  });

  it('is nothing without an investment in that bot', () => {
    expect(measureReturn([], bot, utc)).toBeNull();
  });

  it('is exact, whatever was logged', () => {
    const cents = fc.integer({ min: -100_000, max: 100_000 }).map((value) => (value / 100).toFixed(2));
    const logs = fc.array(fc.tuple(fc.nat({ max: 29 }), cents), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(logs, fc.integer({ min: 1, max: 1_000_000 }), (entries, initial) => {
        const recent = entries.map(([daysAgo, amount], id) => logAgo(id, daysAgo, amount));
        const measured = measureReturn([investment(String(initial), [...recent, logAgo(-1, 45, '5')])], bot, utc);
        if (measured?.status !== 'measured') throw new Error('It is old enough.');
        const total = sum(recent.map(({ amountAdded }) => amountAdded));
        expect(toText(measured.result)).toBe(toText(total));
        expect(measured.percent).toEqual(shareInPercent(total, decimal(String(initial))));
      }),
    );
  });
});
