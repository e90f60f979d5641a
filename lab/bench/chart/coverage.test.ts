import { expect, test } from 'vitest';
import { expectedCoverage, isPlausible, paintedCoverage } from './coverage.ts';
import { colours } from './view.ts';

const rising = { time: 0, open: 100, high: 120, low: 90, close: 110 };
const falling = { time: 1, open: 110, high: 130, low: 80, close: 90 };

test('a candle is expected to cover its body and its wick in the colour of its direction', () => {
  // 50 USD on 75 of 100 pixels: 1.5 px per USD; slots of 50 px, bodies of 30.
  expect(expectedCoverage([rising, falling], 100, 100)).toEqual({
    up: 30 * 15 + (45 - 15),
    down: 30 * 30 + (75 - 30),
  });
});

test('more candles than pixels are expected as one column per pixel', () => {
  const candles = Array.from({ length: 1000 }, (_, index) => ({ ...(index % 2 ? falling : rising), time: index }));
  // Each column opens at 100, closes at 90 and covers all 75 px.
  expect(expectedCoverage(candles, 100, 100)).toEqual({ up: 0, down: 100 * 75 });
});

test('a doji covers at least a line', () => {
  const doji = { time: 0, open: 100, high: 101, low: 99, close: 100 };
  expect(expectedCoverage([doji], 100, 100).up).toBeCloseTo(60 * 1 + 74);
});

/** Pixels of named colours, with a count each. */
function pixelsOf(...parts: readonly (readonly [colour: string, count: number])[]): number[] {
  return parts.flatMap(([colour, count]) => {
    const value = Number.parseInt(colour.slice(1), 16);
    return Array.from({ length: count }, () => [value >> 16, (value >> 8) & 255, value & 255, 255]).flat();
  });
}

test('painted pixels count by their colour, and neither background, grid nor accent does', () => {
  const pixels = pixelsOf(['#0c0b09', 500], [colours.up, 70], [colours.down, 30], ['#2a2926', 90], ['#8fc0fb', 40]);
  const { up, down } = paintedCoverage(pixels, colours);
  expect(up).toBeCloseTo(70);
  expect(down).toBeCloseTo(30);
});

test('a half-covered pixel counts half', () => {
  expect(paintedCoverage(pixelsOf(['#000000', 50], ['#13534d', 10]), colours).up).toBeCloseTo(5, 1);
});

test('an empty plot has no coverage', () => {
  expect(paintedCoverage(pixelsOf(['#0c0b09', 50]), colours)).toEqual({ up: 0, down: 0 });
});

test.each([
  [{ up: 100, down: 100 }, true],
  [{ up: 250, down: 40 }, true],
  [{ up: 350, down: 100 }, false],
  [{ up: 100, down: 20 }, false],
  [{ up: 0, down: 100 }, false],
])('painting %j where 100 of each is expected is plausible: %s', (painted, expected) => {
  expect(isPlausible(painted, { up: 100, down: 100 }, 3)).toBe(expected);
});
