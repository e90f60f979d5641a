import { describe, expect, it } from 'vitest';
import { decimal } from '../money/decimal.js';
import { aimFor, isTooSmall } from './depositAim.js';

const price = (value: string) => ({ value: decimal(value), provenance: 'live', asOf: 7, currency: 'ETH' }) as const;
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
