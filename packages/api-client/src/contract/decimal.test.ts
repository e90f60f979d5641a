import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseDecimal } from './decimal.js';

it.each([
  ['1234.50', '1234.50'],
  ['0', '0'],
  ['-0', '0'],
  ['-0.00', '0.00'],
  ['000', '0'],
  ['007.10', '7.10'],
  ['-007.10', '-7.10'],
  ['0.00000001', '0.00000001'],
  ['123456789012345678901.12345678', '123456789012345678901.12345678'],
  [500, '500'],
  [18.5, '18.5'],
  [-7.5, '-7.5'],
  [-0, '0'],
  [1e-7, '0.0000001'],
  [-1.25e-9, '-0.00000000125'],
  [1e21, '1000000000000000000000'],
  [1.5e22, '15000000000000000000000'],
])('reads %j as %s', { tags: ['ENT-02'] }, (wire, expected) => {
  expect(parseDecimal(wire)).toBe(expected);
});

it.each([
  ['1e3'],
  ['+5'],
  ['.5'],
  ['5.'],
  [''],
  [' 5'],
  ['1,000.50'],
  ['1_000'],
  ['0x32'],
  ['٥٠'],
  ['１００'],
  ['--1'],
  ['50 USD'],
  ['NaN'],
  [NaN],
  [Infinity],
  [null],
  [undefined],
  [true],
  [{}],
  [['5']],
  ['9'.repeat(101)],
])('refuses %j', { tags: ['ENT-02'] }, (wire) => {
  expect(parseDecimal(wire)).toBeUndefined();
});

it('keeps every digit the server sends', { tags: ['ENT-02'] }, () => {
  const written = fc.tuple(fc.boolean(), fc.bigInt({ min: 1n, max: 10n ** 24n }), fc.stringMatching(/^\d{0,12}$/));
  fc.assert(
    fc.property(written, ([isNegative, whole, fraction]) => {
      const text = `${isNegative ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
      expect(parseDecimal(text)).toBe(text);
      expect(parseDecimal(text.replace(/(?=\d)/, '00'))).toBe(text);
    }),
  );
});

it('converts any JSON number without changing its value', { tags: ['ENT-02'] }, () => {
  const written = fc
    .double({ noNaN: true, noDefaultInfinity: true, min: -1e30, max: 1e30 })
    .filter((value) => value === 0 || Math.abs(value) > 1e-60);
  fc.assert(
    fc.property(written, (value) => {
      const text = parseDecimal(value);
      expect(text).toMatch(/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/);
      // Not toBe: a negative zero is written as plain zero.
      expect(Number(text) === value).toBe(true);
    }),
  );
});
