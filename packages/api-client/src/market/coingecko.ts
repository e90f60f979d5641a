import { type Candle, inOrder, isPrice, isTime } from './Candle.js';
import { MAX_JITTER } from './constants.js';
import { FETCH_FAILED, readProperty, throwReported } from './errors.js';

/**
 * Prices come about five minutes apart; a first bar that begins later than this after its hour lacks its opening (ms).
 */
const MAX_OPENING_GAP_MS = 10 * 60_000;

/**
 * Builds candles from the price points of the secondary provider: open and close are the first and last price of each
 * bar, high and low its extremes widened by a random share of at most 1 percent, so they are derived, never live. Bars
 * without a price are left out, and so is a first bar cut off before its opening.
 * Throws 'Failed to fetch chart data' when there is no price.
 */
export function parseCoinGecko(body: unknown, stepMs: number, random: () => number): Candle[] {
  throwReported(readProperty(body, 'error'));
  const bars = new Map<number, PricePoint[]>();
  for (const point of readPrices(body)) {
    const time = Math.floor(point.time / stepMs) * stepMs;
    const bar = bars.get(time);
    if (bar === undefined) bars.set(time, [point]);
    else bar.push(point);
  }
  const candles = [...bars].map(([time, points]) => toCandle(time, points, random));
  const [opening] = bars;
  const gap = opening === undefined ? 0 : (opening[1][0]?.time ?? 0) - opening[0];
  const whole = candles.length > 1 && gap > MAX_OPENING_GAP_MS ? candles.slice(1) : candles;
  if (whole.length === 0) throw new Error(FETCH_FAILED);
  return inOrder(whole);
}

/** No candle reaches over a longer gap between two prices (ms). */
const MAX_HOURLY_GAP_MS = 3 * 3_600_000;

/**
 * Builds candles from prices one hour apart, of which a bar has only one: each opens with the price before and closes
 * with the next, its high and low widened as above. Throws 'Failed to fetch chart data' when there are no two prices.
 */
export function parseHourlyPrices(body: unknown, stepMs: number, random: () => number): Candle[] {
  throwReported(readProperty(body, 'error'));
  const points = readPrices(body);
  const bars = new Map<number, PricePoint[]>();
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    if (before === undefined || point.time - before.time > MAX_HOURLY_GAP_MS) continue;
    const time = Math.floor(before.time / stepMs) * stepMs;
    bars.set(time, [...(bars.get(time) ?? [before]), point]);
  }
  if (bars.size === 0) throw new Error(FETCH_FAILED);
  return inOrder([...bars].map(([time, prices]) => toCandle(time, prices, random)));
}

interface PricePoint {
  readonly time: number;
  readonly price: number;
}

/** Sorted oldest first, without duplicate times, invalid prices left out. */
function readPrices(body: unknown): PricePoint[] {
  const prices = readProperty(body, 'prices');
  if (!Array.isArray(prices)) throw new Error(FETCH_FAILED);
  const byTime = new Map<number, number>();
  for (const pair of prices as unknown[]) {
    const [time, price] = Array.isArray(pair) ? (pair as unknown[]) : [];
    if (isTime(time) && isPrice(price)) byTime.set(time, price);
  }
  return [...byTime].map(([time, price]) => ({ time, price })).toSorted((a, b) => a.time - b.time);
}

function toCandle(time: number, points: readonly PricePoint[], random: () => number): Candle {
  const open = points[0]?.price ?? 0;
  const close = points.at(-1)?.price ?? 0;
  let [high, low] = [open, open];
  for (const { price } of points) [high, low] = [Math.max(high, price), Math.min(low, price)];
  return { time, open, high: high * (1 + random() * MAX_JITTER), low: low * (1 - random() * MAX_JITTER), close };
}
