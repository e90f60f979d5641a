import { describe, expect, it } from 'vitest';
import { investments, oddInvestment, stoppedInvestment } from '../fixtures/investments.js';
import type { Investment } from '../model/Investment.js';
import { decimal } from '../money/decimal.js';
import { type InvestmentSortKey, investmentSortKeys, sortInvestments } from './investmentOrder.js';

const [gain, loss, paused] = investments as readonly [Investment, Investment, Investment];
const all = [paused, stoppedInvestment, loss, gain];

const order = (key: InvestmentSortKey, direction: 'ascending' | 'descending', of: readonly Investment[] = all) =>
  sortInvestments(of, { key, direction }).map(({ id }) => id);

describe('investments are sorted', () => {
  it('by current value, exactly', () => {
    expect(order('value', 'descending')).toEqual([4, 2, 1, 3]);
    expect(order('value', 'ascending')).toEqual([3, 1, 2, 4]);
    const almost = [gain, { ...loss, currentAmount: decimal('512.4000000000000001') }];
    expect(order('value', 'descending', almost)).toEqual([2, 1]);
  });

  it('by return, a loss below nothing', () => {
    expect(order('return', 'descending')).toEqual([1, 3, 4, 2]);
  });

  it('by return in percent, which need not follow the dollars', () => {
    const large = { ...gain, id: 9, totalReturn: decimal('100.00'), totalReturnPercentage: decimal('0.10') };
    expect(order('returnPercent', 'descending', [large, gain])).toEqual([1, 9]);
    expect(order('return', 'descending', [large, gain])).toEqual([9, 1]);
  });

  it('by age, the first result being the start', () => {
    expect(order('age', 'descending', [paused, gain])).toEqual([1, 3]);
    expect(order('age', 'ascending', [gain, paused])).toEqual([3, 1]);
  });

  it('by risk', () => {
    expect(order('risk', 'descending', [gain, loss, paused])).toEqual([3, 1, 2]);
    expect(order('risk', 'ascending', [gain, loss, paused])).toEqual([2, 1, 3]);
  });
});

it('puts what is unknown last in every order, and keeps equal ones in theirs', () => {
  const unknown: Investment = { ...oddInvestment, id: 'x', totalReturnPercentage: null, growthLogs: [], bot: null };
  for (const key of ['returnPercent', 'age', 'risk'] as const) {
    expect(order(key, 'ascending', [unknown, gain])).toEqual([1, 'x']);
    expect(order(key, 'descending', [unknown, gain])).toEqual([1, 'x']);
  }
  const twins = [{ ...gain, id: 7 }, gain, { ...gain, id: 3 }];
  for (const key of investmentSortKeys) expect(order(key, 'descending', twins)).toEqual([7, 1, 3]);
});
