import { expect, test } from 'vitest';
import { createRateLimit } from './rateLimit.ts';

/** Counts a call of so many addresses, after one of `first`; says how long `first` has to wait then (ms). */
function waitAfter(others: number): number | undefined {
  const limit = createRateLimit({ calls: 1, windowMs: 60_000 }, () => 0);
  limit('first');
  for (let at = 0; at < others; at += 1) limit(`10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`);
  return limit('first');
}

test('100,000 addresses are counted at a time, and the oldest is forgotten for one more', () => {
  expect(waitAfter(99_999)).toBe(60_000);
  expect(waitAfter(100_000)).toBeUndefined();
});
