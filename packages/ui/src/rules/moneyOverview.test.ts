import { describe, expect, it } from 'vitest';
import { deposits } from '../fixtures/deposits.js';
import { investments, stoppedInvestment } from '../fixtures/investments.js';
import { withdrawals } from '../fixtures/withdrawals.js';
import type { Investment } from '../model/Investment.js';
import { decimal, toText, ZERO } from '../money/decimal.js';
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
