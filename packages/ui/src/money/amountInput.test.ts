import fc from 'fast-check';
import { anyCharacter } from '@etherpilot/testkit/characters';
import { describe, expect, it } from 'vitest';
import { findReadings, readAmount, stepAmount, writeAmount } from './amountInput.js';
import { compare, type Decimal, decimal, isGreater, isLess, roundDown, toText } from './decimal.js';

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
    '1.0000.00',
    '1,00,00',
    '10 00',
    "1'000 000",
    '1,234.567,8',
    '1٫2٫3',
    '1.000٫5.1',
    ',',
    "'",
    '0x32',
    '50 USD',
    '$50',
    'Infinity',
    'NaN',
    '1.2.3',
    '12345678901234567',
    '5\u200b0',
    'null',
    '<img src=x>',
  ])('%j is rejected, never corrected', (typed) => {
    expect(readAmount(typed, 2)).toEqual({ status: 'invalid', reason: 'notANumber' });
  });

  it('rejects extra decimals instead of rounding them past a limit', () => {
    expect(readAmount('49.9951', 2)).toEqual({ status: 'invalid', reason: 'tooManyDecimals' });
    expect(readAmount('0.123456789', 8)).toEqual({ status: 'invalid', reason: 'tooManyDecimals' });
    expect(readAmount('0.12345678', 8)).toEqual({ status: 'valid', value: '0.12345678' });
  });

  it('never throws, and gives only digits and one dot', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (typed) => {
        const read = readAmount(typed, 8);
        const value = read.status === 'valid' ? toText(read.value) : '0';
        expect(value).toMatch(/^(0|[1-9]\d*)(\.\d{1,8})?$/);
      }),
    );
  });
});

describe('separators of any region', () => {
  it.each([
    ['0,25', '0.25'],
    ['0.25', '0.25'],
    [',5', '0.5'],
    ['50,', '50'],
    ['1,5', '1.5'],
    ['12,3456', '12.3456'],
    ['0,125', '0.125'],
    ['0.125', '0.125'],
    [',125', '0.125'],
    ['1234,567', '1234.567'],
    ['1234.567', '1234.567'],
    ['1,234.56', '1234.56'],
    ['1.234,56', '1234.56'],
    ['1,234,567', '1234567'],
    ['1.234.567,8', '1234567.8'],
    ['1 234', '1234'],
    ['1 234,567', '1234.567'],
    ['1\u00a0234,56', '1234.56'],
    ['1\u202f234\u202f567,8', '1234567.8'],
    ['1\u2009234.5', '1234.5'],
    ["1'234.50", '1234.50'],
    ['1’234.5', '1234.5'],
    ['12,34,567.5', '1234567.5'],
    ['1,00,000', '100000'],
    ['٥٠', '50'],
    ['١٬٢٣٤٫٥', '1234.5'],
    ['١٬٢٣٤', '1234'],
    ['۱۲٫۵', '12.5'],
    ['१२.५', '12.5'],
    ['１００', '100'],
    ['１，２３４．５', '1234.5'],
  ])('%j is read as %s', { tags: ['GEN-09'] }, (typed, value) => {
    expect(readAmount(typed, 8)).toEqual({ status: 'valid', value });
    expect(findReadings(typed)).toBeNull();
  });

  it.each([
    ['1.234', '1.234', '1234'],
    ['1,234', '1.234', '1234'],
    ['12.345', '12.345', '12345'],
    ['999,000', '999.000', '999000'],
    ['１．２３４', '1.234', '1234'],
  ])('%j is asked about, never guessed', (typed, small, large) => {
    expect(readAmount(typed, 8)).toEqual({ status: 'invalid', reason: 'ambiguous' });
    expect(findReadings(typed)).toEqual({ small, large });
  });

  it('asks about a group of three where only two decimals are possible', () => {
    expect(readAmount('1,234', 2)).toEqual({ status: 'invalid', reason: 'ambiguous' });
    expect(readAmount('1.234', 2)).toEqual({ status: 'invalid', reason: 'ambiguous' });
  });

  const locales = 'en-US en-GB de-DE de-CH fr-FR es-ES pt-BR sv-SE pl-PL hi-IN ja-JP ar-EG'.split(' ');
  const places = (count: number) => ({ minimumFractionDigits: count, maximumFractionDigits: count });

  describe.each(locales)('in %s', (locale) => {
    const amounts = fc.bigInt(0n, 10n ** 16n - 1n).map((size) => {
      const text = size.toString().padStart(9, '0');
      return decimal(`${text.slice(0, -8)}.${text.slice(-8)}`);
    });
    const isReadBack = (text: string, value: Decimal, count: number) => {
      const read = readAmount(text, count);
      return read.status === 'valid' && compare(read.value, value) === 0;
    };

    it('what is shown is read as the same amount', () => {
      const write = (value: Decimal, count: number) =>
        new Intl.NumberFormat(locale, places(count)).format(toText(value) as Intl.StringNumericLiteral);
      fc.assert(
        fc.property(amounts, fc.constantFrom(2, 8), (amount, count) => {
          const value = roundDown(amount, count);
          expect([value, isReadBack(write(value, count), value, count)]).toEqual([value, true]);
        }),
        { numRuns: 50 },
      );
    });

    it('what the form writes into the field is read as the same amount', () => {
      fc.assert(
        fc.property(amounts, fc.integer({ min: 0, max: 8 }), (amount, count) => {
          const value = roundDown(amount, count);
          expect([value, isReadBack(writeAmount(value, locale), value, 8)]).toEqual([value, true]);
        }),
      );
    });
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
