import { Big } from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  absolute,
  add,
  compare,
  type Decimal,
  decimal,
  divide,
  isPositive,
  mean,
  parseDecimal,
  takePercent,
  round,
  roundDown,
  roundUp,
  shareInPercent,
  subtract,
  sum,
  toText,
  ZERO,
} from './decimal.js';
import { difference } from './difference.js';
import { dropZeros } from './round.js';

/** Any amount of up to 16 digits and 12 decimals, as plain text. */
const plain = fc
  .tuple(fc.bigInt(-(10n ** 16n), 10n ** 16n), fc.integer({ min: 0, max: 12 }))
  .map(([size, places]) => placed(size, places));

function placed(size: bigint, places: number): string {
  const digits = (size < 0n ? -size : size).toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const sign = size < 0n ? '-' : '';
  return places === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-places)}`;
}

/** The same amount in units of 10^-12, the reference the decimals are tested against. */
function units(text: string): bigint {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  const size = BigInt(whole + fraction.padEnd(12, '0'));
  return text.startsWith('-') ? -size : size;
}

describe('parsing', () => {
  it.each(['0', '-0', '0.00', '1234.50', '-0.001', '123456789012.12345678', '9999999999999999.99'])(
    'accepts %j unchanged',
    (text) => expect(parseDecimal(text)).toBe(text),
  );

  it.each([
    '',
    ' ',
    '1e3',
    '1E5',
    '1e-7',
    '+5',
    '1_000',
    '1,000.50',
    '0x32',
    '.5',
    '5.',
    '.',
    '--1',
    '-',
    '007',
    'NaN',
    'Infinity',
    '50 USD',
    ' 50',
    '50\n',
    '１００',
    '٥٠',
    '1.2.3',
    '$5',
    '−5',
    'null',
  ])('rejects %j', (text) => {
    expect(parseDecimal(text)).toBeUndefined();
    expect(() => decimal(text)).toThrow(RangeError);
  });

  it('returns the text of every decimal it accepts', () => {
    fc.assert(
      fc.property(plain, (text) => {
        expect(toText(decimal(text))).toBe(text);
      }),
    );
  });
});

describe('arithmetic', () => {
  it('subtracts by digits as exactly as big.js', () => {
    fc.assert(
      fc.property(plain, plain, (left, right) => {
        const [one, other] = [decimal(left), decimal(right)];
        expect(compare(difference(one, other), subtract(one, other))).toBe(0);
      }),
    );
    expect(difference(decimal('500'), decimal('299.12'))).toBe('200.88');
  });

  it('divides to twenty decimals, and not by zero', () => {
    expect(divide(decimal('515'), decimal('2991'))).toBe('0.17218321631561350719');
    expect(() => divide(decimal('1'), ZERO)).toThrow('Division by zero');
  });

  it('adds 0.1 and 0.2 to 0.3', () => {
    expect(add(decimal('0.1'), decimal('0.2'))).toBe('0.3');
  });

  it('keeps every digit where a float would lose some', () => {
    expect(add(decimal('9999999999999999.99'), decimal('0.01'))).toBe('10000000000000000');
    expect(add(decimal('123456789012345678901.12345678'), decimal('0.00000001'))).toBe(
      '123456789012345678901.12345679',
    );
    expect(subtract(decimal('0.00000001'), decimal('0.00000002'))).toBe('-0.00000001');
  });

  it('adds, subtracts and compares exactly', () => {
    fc.assert(
      fc.property(plain, plain, (left, right) => {
        const [a, b] = [decimal(left), decimal(right)];
        expect(units(toText(add(a, b)))).toBe(units(left) + units(right));
        expect(units(toText(subtract(a, b)))).toBe(units(left) - units(right));
        expect(compare(a, b)).toBe(units(left) < units(right) ? -1 : units(left) > units(right) ? 1 : 0);
        expect(compare(subtract(add(a, b), b), a)).toBe(0);
      }),
    );
  });

  it('treats amounts that are written differently as equal', { tags: ['ENT-02'] }, () => {
    expect(compare(decimal('1234.50'), decimal('1234.5'))).toBe(0);
    expect(compare(decimal('-0.00'), ZERO)).toBe(0);
    expect(isPositive(decimal('0.00'))).toBe(false);
  });

  it('sums a list, and an empty one to zero', () => {
    expect(sum([])).toBe('0');
    expect(sum(['500.00', '600.00', '500.00'].map(decimal))).toBe('1600');
  });

  it('computes shares and means without a float', () => {
    expect(takePercent(decimal('500.00'), 5)).toBe('25');
    expect(takePercent(decimal('0.07'), 2.5)).toBe('0.00175');
    expect(shareInPercent(decimal('11.61'), decimal('1600'))).toBe('0.725625');
    expect(shareInPercent(decimal('1'), ZERO)).toBeUndefined();
    expect(mean(['2.48', '-1.44', '1.57'].map(decimal))).toBe('0.87');
    expect(mean([])).toBeUndefined();
  });
});

describe('truncating and rounding', () => {
  it.each([
    ['0.17218', '0.1722'],
    ['0.1721', '0.1721'],
    ['0.17210000001', '0.1722'],
    ['0.99999', '1.0000'],
    ['3', '3.0000'],
  ])('%s is rounded up to %s', (text, up) => {
    expect(roundUp(decimal(text), 4)).toBe(up);
  });

  it.each([
    ['0.10000000', '0.1'],
    ['4.00', '4'],
    ['300', '300'],
    ['0.1722', '0.1722'],
  ])('%s without zeros at its end is %s', (text, short) => {
    expect(dropZeros(decimal(text))).toBe(short);
  });

  it.each([
    ['49.995', '49.99', '50.00'],
    ['10.235', '10.23', '10.24'],
    ['1.005', '1.00', '1.01'],
    ['-0.001', '0.00', '0.00'],
    ['-1.005', '-1.00', '-1.01'],
    ['5', '5.00', '5.00'],
  ])('%s is truncated to %s and rounded to %s', (text, isCut, isRounded) => {
    expect(roundDown(decimal(text), 2)).toBe(isCut);
    expect(round(decimal(text), 2)).toBe(isRounded);
  });

  it('cuts as big.js does', () => {
    fc.assert(
      fc.property(plain, fc.integer({ min: 0, max: 14 }), (text, places) => {
        const cut = (mode: 0 | 1) => new Big(text).round(places, mode).toFixed(places);
        expect([roundDown(decimal(text), places), round(decimal(text), places)]).toEqual([cut(0), cut(1)]);
      }),
    );
  });

  it('never truncates to more than there is', () => {
    fc.assert(
      fc.property(plain, fc.integer({ min: 0, max: 8 }), (text, places) => {
        const size = absolute(decimal(text));
        expect(compare(roundDown(size, places), size)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

it('refuses a float, where a host without types passes one', () => {
  expect(() => add(0.1 as unknown as Decimal, ZERO)).toThrow(TypeError);
});
