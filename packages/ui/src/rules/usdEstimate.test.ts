import { expect, it } from 'vitest';
import { decimal } from '../money/decimal.js';
import { estimateUsd } from './usdEstimate.js';

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
