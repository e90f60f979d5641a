import { expect, test } from 'vitest';
import { isInRange } from './packedFiles.ts';

test.each([
  ['1.9.0', '^1.9.0', true],
  ['1.10.2', '^1.9.4', true],
  ['0.1.5', '^0.1.3', true],
  ['1.9.0', '1.9.0', false],
  ['2.0.0', '^1.9.0', false],
  ['1.8.9', '^1.9.0', false],
  ['0.2.0', '^0.1.3', false],
  ['1.9.0', '*', false],
  ['1.9.0', 'catalog:published', false],
])('whether version %s is in the range %s: %s', (version, range, isIn) => {
  expect(isInRange(version, range)).toBe(isIn);
});
