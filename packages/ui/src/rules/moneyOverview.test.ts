import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deposits } from '../fixtures/deposits.js';
import { investments, stoppedInvestment } from '../fixtures/investments.js';
import { withdrawals } from '../fixtures/withdrawals.js';
import type { Investment } from '../model/Investment.js';
import { add, decimal, sum, toText, ZERO } from '../money/decimal.js';
import { getDepositsUnderWay, getInBots, getWithdrawalsUnderWay, splitTotal } from './moneyOverview.js';

describe('money in bots', () => {
  it('is that of active and paused ones; stopped ones stand apart', () => {
    const inBots = getInBots([...investments, stoppedInvestment]);
    expect(toText(inBots.amount)).toBe('1611.61');
    expect([inBots.active, inBots.paused]).toEqual([2, 1]);
    expect(inBots.stopped).toEqual({ count: 1, amount: decimal('750') });
  });

  it('does not hold that of a status nobody knows', () => {
    const unknown: Investment = { ...stoppedInvestment, status: 'liquidating' };
    expect(getInBots([unknown])).toMatchObject({ amount: ZERO, other: { count: 1, amount: decimal('750') } });
  });

  it('reads a status in any letter case', () => {
    expect(getInBots([{ ...stoppedInvestment, status: ' Paused ' }]).paused).toBe(1);
  });
});

describe('the total', () => {
  it('is available money and money in bots, with their shares', () => {
    const { total, availableShare, inBotsShare } = splitTotal(decimal('750'), decimal('250'));
    expect(toText(total)).toBe('1000');
    expect([availableShare, inBotsShare]).toEqual([decimal('75'), decimal('25')]);
  });

  it('agrees to the cent, and has every investment in one place only, whatever their status', () => {
    const cents = fc.integer({ min: 0, max: 99_999_999 }).map((value) => decimal((value / 100).toFixed(2)));
    const status = fc.constantFrom('active', 'Paused', 'stopped', 'liquidating', '');
    fc.assert(
      fc.property(fc.array(fc.tuple(cents, status)), cents, (given, available) => {
        const made = given.map(([currentAmount, one], id) => ({
          ...stoppedInvestment,
          id,
          status: one,
          currentAmount,
        }));
        const inBots = getInBots(made);
        const { total } = splitTotal(available, inBots.amount);
        const counted = made.filter(({ status: one }) => one === 'active' || one === 'Paused');
        expect(total).toBe(add(available, sum(counted.map(({ currentAmount }) => currentAmount))));
        expect(sum([total, inBots.stopped.amount, inBots.other.amount])).toBe(
          add(available, sum(made.map(({ currentAmount }) => currentAmount))),
        );
        expect(inBots.active + inBots.paused + inBots.stopped.count + inBots.other.count).toBe(made.length);
      }),
    );
  });

  it('of nothing has no shares', () => {
    expect(splitTotal(ZERO, ZERO)).toEqual({ total: ZERO, availableShare: undefined, inBotsShare: undefined });
  });
});

describe('money under way', () => {
  it('is withdrawals that may still change', () => {
    expect(getWithdrawalsUnderWay(withdrawals)).toEqual({ count: 2, amount: decimal('432.5') });
    const approved = withdrawals.map((one) => ({ ...one, status: 'approved' }));
    expect(getWithdrawalsUnderWay(approved).count, 'of a status nobody knows').toBe(withdrawals.length);
  });

  it('is deposits that may still change, by coin', () => {
    const open = getDepositsUnderWay(deposits);
    expect(open[0]).toEqual({ currency: 'ETH', amount: decimal('0.25') });
    expect(open.every(({ currency }) => currency !== 'USDT')).toBe(true);
  });
});
