import { expect, test } from 'vitest';
import { positiveNumber, wholeNumber } from './counts.ts';

test('a count is a whole number from 1', () => {
  expect(wholeNumber('--tabs', '8')).toBe(8);
  for (const text of ['0', '-1', '1.5', '', ' 8', 'eight', '1e3', '0x8']) {
    expect(() => wholeNumber('--tabs', text)).toThrow(`--tabs must be a whole number of at least 1, not "${text}".`);
  }
});

test('minutes may be fractional', () => {
  expect(positiveNumber('--minutes', '0.5')).toBe(0.5);
  for (const text of ['0', '-1', '.5', '', 'ten', '0x1', 'Infinity']) {
    expect(() => positiveNumber('--minutes', text)).toThrow(`--minutes must be a number above 0, not "${text}".`);
  }
});
