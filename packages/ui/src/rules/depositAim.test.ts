import { describe, expect, it } from 'vitest';
import { decimal } from '../money/decimal.js';
import { aimFor, findShortfall, findSmallestMinimum, isTooSmall } from './depositAim.js';

const price = (value: string) => ({ value: decimal(value), provenance: 'live', asOf: 7, currency: 'ETH' }) as const;
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

describe('the amount that is enough', () => {
  it.each([
    // 515 / 2991 = 0.17218…
    ['500', '2991', '0.1', '0.1722'],
    // 103 / 1000 exactly.
    ['100', '1000', '0.1', '0.1030'],
    ['100', '1000', '0.5', '0.5'],
    ['100', '1000', null, '0.1030'],
    ['0.01', '3000', null, '0.0001'],
  ])('for $%s at $%s and a minimum of %s is %s', (shortfall, at, minDeposit, amount) => {
    expect(aimFor(decimal(shortfall), price(at), minDeposit === null ? null : decimal(minDeposit))).toBe(amount);
  });

  it('is not known without a price', () => {
    expect(aimFor(decimal('500'), price('0'), null)).toBeUndefined();
  });

  it('covers what is missing, and one step less does not cover the margin', () => {
    expect(isTooSmall(decimal('0.1722'), decimal('515'), price('2991'))).toBe(false);
    expect(isTooSmall(decimal('0.1721'), decimal('515'), price('2991'))).toBe(true);
    expect(isTooSmall(decimal('0.5'), decimal('500'), price('1000'))).toBe(false);
  });
});
