import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dispersion, median, quantile } from './statistics.ts';

test.each([
  [[3], 3],
  [[4, 1, 3], 3],
  [[1, 2, 3, 4], 2.5],
  [[10, 2], 6],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('the 95th percentile of 0 to 100 is 95', () => {
  expect(
    quantile(
      Array.from({ length: 101 }, (_, index) => 100 - index),
      0.95,
    ),
  ).toBe(95);
});

test('an empty list has no median', () => {
  expect(median([])).toBeNaN();
});

test('the spread is the middle half over the median', () => {
  expect(dispersion([1, 2, 3, 4, 5])).toBeCloseTo(2 / 3);
  expect(dispersion([7, 7, 7])).toBe(0);
});

test('a quantile lies within the values, grows with its share and leaves their order alone', () => {
  const numbers = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1 });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(numbers, share, share, (values, a, b) => {
      const before = [...values];
      const [low, high] = [quantile(values, Math.min(a, b)), quantile(values, Math.max(a, b))];
      expect(low).toBeGreaterThanOrEqual(Math.min(...values) - 1e-6);
      expect(high).toBeLessThanOrEqual(Math.max(...values) + 1e-6);
      expect(high - low).toBeGreaterThanOrEqual(-1e-6);
      expect(values).toEqual(before);
    }),
  );
});
