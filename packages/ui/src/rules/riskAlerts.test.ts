import { describe, expect, it } from 'vitest';
import { investments, stoppedInvestment } from '../fixtures/investments.js';
import type { Investment } from '../model/Investment.js';
import { decimal } from '../money/decimal.js';
import { findRisks } from './riskAlerts.js';

const [first] = investments as readonly [Investment, ...Investment[]];
const worth = (current: string, status = 'active'): Investment => ({
  ...first,
  status,
  initialAmount: decimal('500'),
  currentAmount: decimal(current),
});
const listKinds = (investment: Investment, stopLoss?: number) =>
  findRisks([investment], new Map(stopLoss === undefined ? [] : [[investment.id, stopLoss]])).map(({ kind }) => kind);

describe('bots at risk', () => {
  it('are those that have stopped, wherever they were started', () => {
    expect(findRisks([...investments, stoppedInvestment], new Map())).toEqual([
      { investment: stoppedInvestment, kind: 'stopped' },
    ]);
  });

  it('are those that have lost more than the stop loss they were started with', () => {
    expect(listKinds(worth('475'), 5)).toEqual([]);
    expect(listKinds(worth('474.99'), 5)).toEqual(['stopLoss']);
    expect(listKinds(worth('1'))).toEqual([]);
  });

  it('are named once when they have stopped below it', () => {
    expect(listKinds(worth('100', 'stopped'), 5)).toEqual(['stopped']);
  });
});
