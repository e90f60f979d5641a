import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Indicator } from '../../model/ChartView.js';
import { createIndicators, type IndicatorSeries } from './indicatorSeries.js';

/** The daily closes of TA-Lib's regression tests (`TA_SREF_close_daily_ref_0`, BSD license): the first 60 of 252. */
const taLib = [
  91.5, 94.815, 94.375, 95.095, 93.78, 94.625, 92.53, 92.75, 90.315, 92.47, 96.125, 97.25, 98.5, 89.875, 91, 92.815,
  89.155, 89.345, 91.625, 89.875, 88.375, 87.625, 84.78, 83, 83.5, 81.375, 84.44, 89.25, 86.375, 86.25, 85.25, 87.125,
  85.815, 88.97, 88.47, 86.875, 86.815, 84.875, 84.19, 83.875, 83.375, 85.5, 89.19, 89.44, 91.095, 90.75, 91.44, 89, 91,
  90.5, 89.03, 88.815, 84.28, 83.5, 82.69, 84.75, 85.655, 86.19, 88.94, 89.28,
];

/** The closes of the example with which Wilder introduced the index (New Concepts in Technical Trading Systems, 1978). */
const wilder = [
  54.8, 56.8, 57.85, 59.85, 60.57, 61.1, 62.17, 60.6, 62.35, 62.15, 62.35, 61.45, 62.8, 61.37, 62.5, 62.57, 60.8, 59.37,
  60.35, 62.35, 62.17, 62.55, 64.55, 64.37, 65.3, 64.42, 62.9, 61.6, 62.05, 60.05, 59.7, 60.9, 60.25, 58.27, 58.7,
  57.72, 58.1, 58.2,
];

/** The example of StockCharts' ChartSchool for moving averages of ten days. */
const chartSchool = [
  22.27, 22.19, 22.08, 22.17, 22.18, 22.13, 22.23, 22.43, 22.24, 22.29, 22.15, 22.39, 22.38, 22.61, 23.36, 24.05, 23.75,
  23.83, 23.95, 23.63, 23.82, 23.87, 23.65, 23.19, 23.1, 23.33, 22.68, 23.1, 22.4, 22.17,
];

const compute = (closes: readonly number[], kind: Indicator['kind'], ...settings: number[]) =>
  createIndicators()(closes, [{ kind, settings }])[0]?.columns ?? [];
const rounded = (values: readonly number[] = [], digits: number) =>
  values.map((value) => Number(value.toFixed(digits)));

describe('published values', { tags: ['CHART-43'] }, () => {
  it('of RSI 14 are those of TA-Lib', () => {
    const [rsi] = compute(taLib, 'rsi', 14);
    expect(rounded(rsi, 2).slice(13, 17)).toEqual([NaN, 49.15, 52.33, 46.07]);
  });

  it("of RSI 14 are those of Wilder's own example", () => {
    const [rsi = []] = compute(wilder, 'rsi', 14);
    const published = [
      74.21, 74.34, 65.87, 59.93, 62.43, 66.96, 66.18, 67.05, 71.22, 70.36, 72.23, 67.86, 60.99, 55.79,
    ];
    for (const [at, value] of published.entries()) expect(Math.abs((rsi[14 + at] ?? 0) - value)).toBeLessThan(0.02);
  });

  it('of MACD 12, 26, 9 are those of TA-Lib', () => {
    const [line, signal, histogram] = compute(taLib, 'macd', 12, 26, 9).map((column) => rounded(column, 4));
    expect([line?.[32], line?.[33], signal?.[33]]).toEqual([NaN, -1.9738, -2.7071]);
    expect(histogram?.[33]).toBeCloseTo(-1.9738 + 2.7071, 3);
  });

  it.each([
    [
      'sma',
      [22.22, 22.21, 22.23, 22.26, 22.3, 22.42, 22.61, 22.77, 22.91, 23.08, 23.21, 23.38, 23.53, 23.65, 23.71, 23.68],
    ],
    [
      'ema',
      [22.22, 22.21, 22.24, 22.27, 22.33, 22.52, 22.8, 22.97, 23.13, 23.28, 23.34, 23.43, 23.51, 23.53, 23.47, 23.4],
    ],
  ] as const)('of %s 10 are those of ChartSchool, whose closes are printed in whole cents', (kind, published) => {
    const [average = []] = compute(chartSchool, kind, 10);
    expect(average[8]).toBeNaN();
    for (const [at, value] of published.entries()) expect(Math.abs((average[9 + at] ?? 0) - value)).toBeLessThan(0.011);
  });

  it('of Bollinger bands use the deviation of the whole period', () => {
    const [upper, middle, lower] = compute([2, 4, 4, 4, 5, 5, 7, 9], 'bollinger', 8, 2).map((column) => column.at(-1));
    expect([upper, middle, lower]).toEqual([9, 5, 1]);
  });
});

const all: readonly Indicator[] = [
  { kind: 'sma', settings: [5] },
  { kind: 'ema', settings: [5] },
  { kind: 'bollinger', settings: [5, 2] },
  { kind: 'rsi', settings: [5] },
  { kind: 'macd', settings: [3, 6, 4] },
];

/** To five digits: the order of additions differs. */
const roundedColumns = ({ columns }: IndicatorSeries) =>
  columns.map((column) => column.map((value) => Math.round(value * 1e5) / 1e5 + 0));

it('a running candle that is replaced, and candles that are added, give what computing everything anew gives', () => {
  const price = fc.integer({ min: 100, max: 400_000 }).map((cents) => cents / 100);
  fc.assert(
    fc.property(
      fc.array(price, { minLength: 1, maxLength: 20 }),
      fc.array(fc.tuple(price, fc.boolean())),
      (first, steps) => {
        const going = createIndicators();
        let closes: readonly number[] = first;
        going(closes, all);
        for (const [close, isNew] of steps) {
          closes = isNew ? [...closes, close] : [...closes.slice(0, -1), close];
          const fresh = createIndicators()(closes, all);
          expect(going(closes, all).map(roundedColumns)).toEqual(fresh.map(roundedColumns));
        }
      },
    ),
    { numRuns: 40 },
  );
});

it('too few candles have no values', () => {
  expect(compute([1, 2, 3], 'sma', 20)).toEqual([[NaN, NaN, NaN]]);
});
