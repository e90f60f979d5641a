import { describe, expect, it } from 'vitest';
import type { Candle } from '../model/Candle.js';
import { getBreaks, getCandleHours, getFrameCandles, groupCandles } from './chartFrames.js';

const HOUR = 3_600_000;
const START = Date.UTC(2025, 9, 24);
const hour = (at: number): Candle => ({
  time: START + at * HOUR,
  open: 100 + at,
  high: 110 + at,
  low: 90 + at,
  close: 101 + at,
});
const month = Array.from({ length: 720 }, (_, at) => hour(at));

describe('the length of a candle', () => {
  it.each([
    ['day', 1120, 1],
    ['day', 300, 1],
    ['fiveDays', 1120, 1],
    ['fiveDays', 358, 3],
    ['month', 1120, 6],
    ['month', 358, 12],
    ['month', 0, 12],
  ] as const)('of %s at %d px is %d hours', (frame, width, hours) => {
    expect(getCandleHours(frame, width)).toBe(hours);
  });
});

describe('grouped candles', () => {
  it('begin at multiples of their length and keep first, highest, lowest and last price', () => {
    const groups = groupCandles(month.slice(2, 14), 6);
    expect(groups).toEqual([
      { time: START, open: 102, high: 115, low: 92, close: 106 },
      { time: START + 6 * HOUR, open: 106, high: 121, low: 96, close: 112 },
      { time: START + 12 * HOUR, open: 112, high: 123, low: 102, close: 114 },
    ]);
  });

  it('of one hour are the candles themselves', () => {
    expect(groupCandles(month, 1)).toBe(month);
  });
});

describe('a frame', () => {
  it('ends with the newest candle', () => {
    expect(getFrameCandles(month, 'day', 1)).toEqual(month.slice(-24));
    expect(getFrameCandles(month, 'fiveDays', 1)).toEqual(month.slice(-120));
    expect(getFrameCandles(groupCandles(month, 6), 'month', 6)).toHaveLength(120);
  });

  it('is all there is where that is less', () => {
    const few = month.slice(0, 24);
    expect(getFrameCandles(few, 'month', 1)).toBe(few);
    expect(getFrameCandles([], 'month', 1)).toEqual([]);
  });
});

it('a gap breaks lines from more than three hours on', () => {
  const gap = (hours: number) => [hour(0), hour(1), hour(2 + hours), hour(3 + hours)];
  expect(getBreaks(gap(3), 1)).toEqual(new Set());
  expect(getBreaks(gap(4), 1)).toEqual(new Set([hour(6).time]));
  expect(getBreaks(gap(4), 6)).toEqual(new Set([START + 6 * HOUR]));
});
