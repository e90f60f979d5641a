import { expect, test } from 'vitest';
import { dailyTone } from './dailyTone.js';

test.each([
  [0, 'positive'],
  [11, 'positive'],
  [12, 'warning'],
  [14, 'warning'],
  [15, 'negative'],
  [40, 'negative'],
] as const)('%i updates a day have the tone %s', (used, tone) => {
  expect(dailyTone(used)).toBe(tone);
});
