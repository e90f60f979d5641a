import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, decimal, roundDown, toText } from '../money/decimal.js';
import {
  formatAmount,
  formatCoin,
  formatMinimum,
  formatUsd,
  isDollarAfter,
  formatUsdChange,
  formatUsdTick,
} from './money.js';

const EN = 'en-US';

describe('dollars', () => {
  it.each([
    ['0', '$0.00'],
    ['1250', '$1,250.00'],
    ['284739.25', '$284,739.25'],
    ['49.995', '$49.99'],
    ['-0.001', '$0.00'],
    ['-8.64', '−$8.64'],
    ['9999999999999999.99', '$9,999,999,999,999,999.99'],
    ['123456789012345678901.12', '$123,456,789,012,345,678,901.12'],
  ])('%s are written %s', { tags: ['GEN-02', 'GEN-09'] }, (value, shown) =>
    expect(formatUsd(decimal(value), EN)).toBe(shown),
  );

  it.each([
    ['12.40', '+$12.40'],
    ['-8.64', '−$8.64'],
    ['0.00', '$0.00'],
    ['-0.004', '$0.00'],
    ['0.009', '$0.00'],
  ])('a change of %s is written %s', (value, shown) => expect(formatUsdChange(decimal(value), EN)).toBe(shown));

  it.each([
    ['20', '+$20'],
    ['-7.5', '−$7.50'],
    ['0', '$0'],
    ['1250.75', '+$1,250.75'],
  ])('on an axis, %s is written %s', (value, shown) => expect(formatUsdTick(decimal(value), EN)).toBe(shown));

  it('use the given locale', () => {
    expect(formatUsd(decimal('1234.5'), 'de-DE')).toBe('1.234,50\u00a0$');
    expect([isDollarAfter('de-DE'), isDollarAfter('en-US'), isDollarAfter('ja-JP')]).toEqual([true, false, false]);
  });

  it('keep their value when 100,000 are formatted and read again', () => {
    const cents = fc.sample(fc.bigInt(0n, 10n ** 18n), { numRuns: 100_000, seed: 7 });
    const wrong = cents.filter((units) => {
      const text = units.toString().padStart(3, '0');
      const value = decimal(`${text.slice(0, -2).replace(/^0+(?=\d)/, '')}.${text.slice(-2)}`);
      const read = decimal(formatUsd(value, EN).replaceAll(/[$,]/g, ''));
      return compare(read, value) !== 0;
    });
    expect(wrong).toEqual([]);
  });
});

describe('minimums and coins', () => {
  it.each([
    ['500', '500'],
    ['500.00', '500'],
    ['2000', '2000'],
    ['49.50', '49.5'],
    ['0.10000000', '0.1'],
    ['100', '100'],
    ['0.0', '0'],
  ])('formats %s without grouping as %s', { tags: ['G-55'] }, (value, shown) =>
    expect(formatAmount(decimal(value))).toBe(shown),
  );

  it('shows a dash for an unreadable minimum', { tags: ['G-126'] }, () => {
    expect(formatMinimum(null)).toBe('—');
    expect(formatMinimum(decimal('500.00'))).toBe('$500');
  });

  it.each([
    ['0.25', '0.25000000'],
    ['0.123456789', '0.12345678'],
    ['300', '300.00000000'],
    ['0.00000001', '0.00000001'],
  ])('%s coins are written %s', { tags: ['GEN-09'] }, (value, shown) => expect(formatCoin(decimal(value))).toBe(shown));

  it('keeps the value of coins up to eight decimals', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 20n), (units) => {
        const text = units.toString().padStart(9, '0');
        const value = decimal(`${text.slice(0, -8).replace(/^0+(?=\d)/, '')}.${text.slice(-8)}`);
        expect(formatCoin(value)).toBe(toText(roundDown(value, 8)));
        expect(compare(decimal(formatAmount(value)), value)).toBe(0);
      }),
    );
  });
});
