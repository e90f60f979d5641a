import { expect, test } from 'vitest';
import { getDailyTone } from './getDailyTone.js';

test.each([
  [0, 'positive'],
  [11, 'positive'],
  [12, 'warning'],
  [14, 'warning'],
  [15, 'negative'],
  [40, 'negative'],
] as const)('%i updates a day have the tone %s', (used, tone) => {
  expect(getDailyTone(used)).toBe(tone);
});
