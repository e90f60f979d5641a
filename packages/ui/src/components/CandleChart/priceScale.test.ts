import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceScale } from './priceScale.js';

const HEIGHT = 464;
const HEADROOM = 64;

const isRound = (price: number, step: number) => Math.abs(price / step - Math.round(price / step)) < 1e-6;

describe('a price axis', () => {
  it.each([
    ['the day of the fixture', 2790.01, 3063.61, [2800, 2850, 2900, 2950, 3000, 3050, 3100]],
    ['a calm day', 1996.35, 2030.01, [2000, 2010, 2020, 2030]],
    ['six figures', 279_001, 306_361, [280_000, 285_000, 290_000, 295_000, 300_000, 305_000, 310_000]],
  ])('of %s has round lines', (_, lowest, highest, expected) => {
    expect(priceScale(lowest, highest, HEIGHT, HEADROOM).lines).toEqual(expected);
  });

  it('has lines that are round to the last digit, however small the prices', () => {
    const { lines } = priceScale(0.00279001, 0.00306361, HEIGHT, HEADROOM);
    expect(lines.map((price) => price.toPrecision(6))).toEqual(
      lines.map((_, index) => (0.0028 + index * 0.00005).toPrecision(6)),
    );
  });

  it('keeps the headroom free above the highest candle, and a little space below the lowest', () => {
    const { min, max } = priceScale(2000, 2100, HEIGHT, HEADROOM);
    const y = (price: number) => ((max - price) * HEIGHT) / (max - min);
    expect(y(2100)).toBeGreaterThan(HEADROOM);
    expect(y(2000)).toBeLessThan(HEIGHT - 20);
  });

  it.each([[0], [0.000001], [1], [2000], [123_456.78], [1e12]])(
    'of a market flat at %d has it in the middle',
    (price) => {
      const { min, max, lines } = priceScale(price, price, HEIGHT, HEADROOM);
      const y = ((max - price) * HEIGHT) / (max - min);
      expect(y).toBeCloseTo(HEADROOM + (HEIGHT - HEADROOM) / 2, 3);
      expect(lines.length).toBeGreaterThanOrEqual(4);
    },
  );

  it.each([
    [2000, 2000 + 4e-13],
    [2000, 2000.0000000000023],
    [1e9, 1e9 + 2e-7],
  ])('of a market that moved from %d by a rounding error looks flat', (lowest, highest) => {
    const { lines } = priceScale(lowest, highest, HEIGHT, HEADROOM);
    expect(lines.length).toBeGreaterThanOrEqual(4);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it.each([[0], [1], [20], [64], [84]])('has no NaN line in a plot %i px high', (height) => {
    const { min, max, lines, minorTicks } = priceScale(2000, 2100, height, HEADROOM);
    expect([min, max, ...lines, ...minorTicks].every((price) => Number.isFinite(price))).toBe(true);
    expect(max).toBeGreaterThan(min);
  });

  it('has four to nine lines, at least 52 px apart, with four small ticks between two, for any prices', () => {
    const magnitude = fc.integer({ min: -6, max: 9 }).map((power) => 10 ** power);
    const share = fc.double({ min: 1e-5, max: 0.99, noNaN: true });
    fc.assert(
      fc.property(magnitude, fc.double({ min: 1, max: 10, noNaN: true }), share, (unit, figure, range) => {
        const highest = unit * figure;
        const lowest = highest * (1 - range);
        const { min, max, lines, minorTicks } = priceScale(lowest, highest, HEIGHT, HEADROOM);
        expect([min, max, ...lines, ...minorTicks].every((price) => Number.isFinite(price))).toBe(true);
        expect(lines.length).toBeGreaterThanOrEqual(4);
        expect(lines.length).toBeLessThanOrEqual(9);
        expect(min).toBeLessThan(lowest);
        expect(max).toBeGreaterThan(highest);
        const step = Number(((lines[1] ?? NaN) - (lines[0] ?? NaN)).toPrecision(8));
        expect((step / (max - min)) * HEIGHT).toBeGreaterThanOrEqual(51.99);
        for (const price of lines) {
          expect(isRound(price, step)).toBe(true);
          expect(price).toBeGreaterThanOrEqual(min);
          expect(price).toBeLessThanOrEqual(max);
        }
        for (const [index, price] of lines.slice(1).entries()) {
          const between = minorTicks.filter((tick) => tick > (lines[index] ?? NaN) && tick < price);
          expect(between).toHaveLength(4);
        }
        for (const tick of minorTicks) expect(isRound(tick, step / 5) && !isRound(tick, step)).toBe(true);
        expect(step.toExponential().split('e')[0]).toMatch(/^(1|2|2\.5|5)$/);
      }),
    );
  });
});
