import type { Candle } from './Candle.js';
import { MAX_CANDLES, SYNTHETIC_BASE_PRICE } from './constants.js';
import { DAY_MS, parseDuration } from './durations.js';

const HOUR_MS = 3_600_000;
/** How far one simulated bar may move the price, and its wicks beyond that (share). */
const MAX_MOVE = 0.01;
const MAX_WICK = 0.005;

/**
 * Random candles for when no other source is left: they start at 2000 and end with the running bar. Not market prices,
 * so label them as simulated. An unknown range or interval counts as a day and an hour.
 */
export function simulateCandles(interval: string, range: string, now: number, random: () => number): Candle[] {
  const step = parseDuration(interval) ?? HOUR_MS;
  const count = Math.min(Math.max(Math.floor((parseDuration(range) ?? DAY_MS) / step), 1), MAX_CANDLES);
  const newest = Math.floor(now / step) * step;
  let price = SYNTHETIC_BASE_PRICE;
  return Array.from({ length: count }, (_, index) => {
    const open = price;
    const close = open * (1 + (random() * 2 - 1) * MAX_MOVE);
    price = close;
    const high = Math.max(open, close) * (1 + random() * MAX_WICK);
    const low = Math.min(open, close) * (1 - random() * MAX_WICK);
    return { time: newest - (count - 1 - index) * step, open, high, low, close };
  });
}
