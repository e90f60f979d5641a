import { describe, expect, it } from 'vitest';
import { formatPrice, formatPriceChange, formatPricePercent, formatUsdPrice } from './price.js';

const EN = 'en-US';

describe('a price', () => {
  it.each([
    [2030, '2,030.00'],
    [2436.19, '2,436.19'],
    [123_456.789, '123,456.79'],
    [1.005, '1.01'],
    [1, '1.00'],
    [0.5, '0.50'],
    [0.0123, '0.0123'],
    [0.000_012_3, '0.000012'],
    [0.000_000_5, '0.000001'],
    [0.999_999_9, '1.00'],
    [0, '0.00'],
    [-0, '0.00'],
    [-8.64, '−8.64'],
    [-0.000_000_1, '0.00'],
  ])('%d is written %s', (value, shown) => expect(formatPrice(value, EN)).toBe(shown));

  it.each([
    [2436.19, '$2,436.19'],
    [0.0123, '$0.0123'],
    [-8.64, '−$8.64'],
  ])('%d dollars are written %s', (value, shown) => expect(formatUsdPrice(value, EN)).toBe(shown));

  it('uses the given locale', () => {
    expect(formatPrice(2030.5, 'de-DE')).toBe('2.030,50');
    expect(formatUsdPrice(2030.5, 'de-DE')).toBe('2.030,50\u00a0$');
  });
});

describe('a change of price', () => {
  it.each([
    [2418, 2436.19, 1, '+$18.19', '+0.75%'],
    [2390, 2334.66, -1, '−$55.34', '−2.32%'],
    [2000, 2000, 0, '$0.00', '0.00%'],
    [1000, 13_345, 1, '+$12,345.00', '+1234.50%'],
    [0.0123, 0.0125, 1, '+$0.0002', '+1.63%'],
    [2000, 2000.01, 1, '+$0.01', '0.00%'],
    [3e-7, 1e-7, 0, '$0.00', '0.00%'],
  ])('from %d to %d is formatted with sign, dollars and percent', (from, to, sign, usd, percent) => {
    expect(formatPriceChange(from, to, EN)).toEqual({ sign, usd });
    expect(formatPricePercent(from, to, EN)).toBe(percent);
  });

  it.each([
    [2000, 2000.004],
    [2000, 1999.996],
    [1, 1.004],
  ])('from %d to %d rounds to zero and has no sign', (from, to) => {
    expect(formatPriceChange(from, to, EN)).toEqual({ sign: 0, usd: '$0.00' });
    expect(formatPricePercent(from, to, EN)).toBe('0.00%');
  });

  it('has no percentage when there was no price before', () => {
    expect(formatPriceChange(0, 12.5, EN)).toEqual({ sign: 1, usd: '+$12.50' });
    expect(formatPricePercent(0, 12.5, EN)).toBeNull();
  });
});
