import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount, stepAmount } from './amountInput.js';
import { compare, decimal, isGreater, isLess, toText } from './decimal.js';

const NO_BREAK_SPACE = '\u00a0';

describe('a typed amount', () => {
  it.each([
    ['50', '50'],
    ['50.', '50'],
    ['.5', '0.5'],
    ['0', '0'],
    ['007.10', '7.10'],
    ['000', '0'],
    ['  50 ', '50'],
    [`${NO_BREAK_SPACE}49.99\t`, '49.99'],
    ['1234567890123456.78', '1234567890123456.78'],
  ])('%j is read as %s', (typed, value) => {
    expect(readAmount(typed, 2)).toEqual({ status: 'valid', value });
  });

  it.each(['', '   ', NO_BREAK_SPACE, '\n'])('%j is not an amount yet', (typed) => {
    expect(readAmount(typed, 2)).toEqual({ status: 'empty' });
  });

  it.each([
    '.',
    '-5',
    '−5',
    '+5',
    '1e3',
    '1E5',
    '1_000',
    '1,000.50',
    '1 000',
    '0x32',
    '50 USD',
    '$50',
    'Infinity',
    'NaN',
    '１００',
    '٥٠',
    '1.2.3',
    '12345678901234567',
    '5\u200b0',
    'null',
    '<img src=x>',
  ])('%j is rejected, never corrected', (typed) => {
    expect(readAmount(typed, 2)).toEqual({ status: 'invalid', reason: 'notANumber' });
  });

  it('rejects extra decimals instead of rounding them past a limit', () => {
    expect(readAmount('49.995', 2)).toEqual({ status: 'invalid', reason: 'tooManyDecimals' });
    expect(readAmount('0.123456789', 8)).toEqual({ status: 'invalid', reason: 'tooManyDecimals' });
    expect(readAmount('0.12345678', 8)).toEqual({ status: 'valid', value: '0.12345678' });
  });

  it('never throws, and accepts only digits and one dot', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const read = readAmount(typed, 8);
        const value = read.status === 'valid' ? toText(read.value) : '0';
        expect(value).toMatch(/^(0|[1-9]\d*)(\.\d{1,8})?$/);
      }),
    );
  });
});

describe('the arrow keys', { tags: ['G-138'] }, () => {
  const options = { step: decimal('0.01'), places: 2, min: decimal('50'), max: decimal('1250.00') };

  it.each([
    ['50', 'up', '50.01'],
    ['50.005', 'up', '50.01'],
    ['', 'up', '50.01'],
    ['abc', 'down', '50'],
    ['50', 'down', '50'],
    ['50.1', 'down', '50.09'],
    ['1250', 'up', '1250.00'],
    ['9999', 'down', '1250.00'],
    ['3', 'up', '50'],
  ] as const)('from %j, %s gives %s', (typed, direction, value) => {
    expect(stepAmount(typed, direction, options)).toBe(value);
  });

  it('stay within the limits wherever they start', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('up' as const, 'down' as const), (typed, direction) => {
        const next = decimal(stepAmount(typed, direction, options));
        expect(isLess(next, options.min) || isGreater(next, options.max)).toBe(false);
      }),
    );
  });

  it('return to where they started', () => {
    expect(compare(decimal(stepAmount(stepAmount('312.5', 'up', options), 'down', options)), decimal('312.5'))).toBe(0);
  });
});
