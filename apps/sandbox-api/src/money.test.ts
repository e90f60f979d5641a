import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditCents, fromWhole, returnHundredths, toWhole, usd } from './money.ts';

test('whole units and decimal text convert both ways, for every amount and number of places', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.integer({ min: 1, max: 8 }), (whole, places) => {
      const text = fromWhole(whole, places);
      expect(text).toMatch(new RegExp(`^-?\\d+\\.\\d{${places}}$`));
      expect(toWhole(text, places)).toBe(whole);
    }),
  );
});

test.each([
  [0n, '0.00'],
  [5n, '0.05'],
  [-5n, '-0.05'],
  [125_000n, '1250.00'],
])('%s cents are %s dollars', (cents, text) => {
  expect(usd(cents)).toBe(text);
});

test('text with too many places or anything but digits is rejected, not rounded', () => {
  for (const text of ['0.001', '1e3', '', '.5', '5.', '１', '1_000'])
    expect(() => toWhole(text, 2)).toThrow(RangeError);
});

test('a credit is rounded down to whole cents', () => {
  expect(creditCents(10_000_000n, 299_126n)).toBe(29_912n);
  expect(creditCents(1n, 299_126n)).toBe(0n);
});

test('a return in percent is rounded half away from zero', () => {
  expect(returnHundredths(20_000n, 20_001n)).toBe(1n);
  expect(returnHundredths(20_000n, 19_999n)).toBe(-1n);
  expect(returnHundredths(30_000n, 30_001n)).toBe(0n);
  expect(returnHundredths(50_000n, 50_135n)).toBe(27n);
});
