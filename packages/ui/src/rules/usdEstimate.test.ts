import { expect, it } from 'vitest';
import { decimal } from '../money/decimal.js';
import { estimateCoins, estimateUsd } from './usdEstimate.js';

const price = (value: string) => ({ value: decimal(value), provenance: 'live', asOf: 7, currency: 'ETH' }) as const;

it.each([
  ['0.1', '2993.4', '299'],
  ['0.1', '2994.99', '299'],
  ['0.1', '2995', '300'],
  ['12.5', '2834.22', '35428'],
  ['123456789.12345678', '2834.22', '349903700869'],
])('%s coins at %s are $%s, exact to the dollar', (amount, value, dollars) => {
  expect(estimateUsd(decimal(amount), price(value))).toEqual({
    value: decimal(dollars),
    provenance: 'derived',
    asOf: 7,
  });
});

it('is omitted where it would read as zero dollars', () => {
  expect(estimateUsd(decimal('0.0001'), price('2993.4'))).toBeUndefined();
});

it.each([
  ['250', '2990.4', '0.0836'],
  ['50.00', '2991', '0.0167'],
  ['1', '0.5', '2.0000'],
])('$%s at $%s are %s coins', (usd, value, coins) => {
  expect(estimateCoins(decimal(usd), price(value))).toEqual({ value: decimal(coins), provenance: 'derived' });
});

it.each([
  ['0.01', '2993.4'],
  ['250', '0'],
])('$%s at $%s are no coins that could be shown', (usd, value) => {
  expect(estimateCoins(decimal(usd), price(value))).toBeUndefined();
});
