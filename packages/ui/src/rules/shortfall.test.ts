import { describe, expect, it } from 'vitest';
import { decimal } from '../money/decimal.js';
import { findShortfall, findSmallestMinimum } from './shortfall.js';

const bot = (minDeposit: string | null, status = 'active') => ({
  minDeposit: minDeposit === null ? null : decimal(minDeposit),
  status,
});

describe('the smallest minimum', () => {
  it('is that of the bots that can be started', () => {
    const bots = [bot('500'), bot('250.00'), bot('100', 'maintenance'), bot(null), bot('2000', 'ACTIVE')];
    expect(findSmallestMinimum(bots)).toBe('250.00');
  });

  it.each([[[]], [[bot(null)]], [[bot('500', 'paused')]]])('is not known of %j', (bots) => {
    expect(findSmallestMinimum(bots)).toBeNull();
  });
});

it.each([
  ['500', '0', '500'],
  ['500.00', '299.12', '200.88'],
  ['500', '500.00', null],
  ['500', '12500', null],
])('a minimum of $%s and a balance of $%s leave %s', (minimum, balance, missing) => {
  expect(findShortfall(decimal(minimum), decimal(balance))).toBe(missing);
});
