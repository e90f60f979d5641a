import { expect, test } from 'vitest';
import { decimal } from '../money/decimal.js';
import { formatMeanPercent, formatPercent, formatPercentChange } from './percent.js';

test.each([
  ['87', '87%'],
  ['18.50', '18.5%'],
  ['0.0', '0%'],
])('a reported percentage of %s is formatted as %s', (value, shown) => {
  expect(formatPercent(decimal(value))).toBe(shown);
});

test.each([
  ['2.48', '+2.48%'],
  ['-1.44', '−1.44%'],
  ['0', '0.00%'],
  ['-0.004', '0.00%'],
  ['1.005', '+1.01%'],
  ['1234.5', '+1234.50%'],
])('a change of %s is written %s', (value, shown) => {
  expect(formatPercentChange(decimal(value))).toBe(shown);
});

test.each([
  ['0', '0.0%'],
  ['0.87', '0.9%'],
  ['0.05', '0.1%'],
  ['-1.44', '−1.4%'],
  ['-0.04', '0.0%'],
  ['1234.5', '1234.5%'],
  ['3.33333333333333333333', '3.3%'],
])('a mean of %s is written %s', { tags: ['PROF-13', 'GEN-09'] }, (value, shown) => {
  expect(formatMeanPercent(decimal(value))).toBe(shown);
});
