import { MAX_CANDLES } from './constants.js';

/** One bar of the chart. Prices are plain numbers: they are only drawn, never used as money. */
export interface Candle {
  /** When the bar begins (ms since the epoch, UTC). */
  readonly time: number;
  /** First price of the bar (USD for ETH-USD, as are the other three). */
  readonly open: number;
  /** Never below open and close. */
  readonly high: number;
  /** Never above open and close; above 0. */
  readonly low: number;
  /** Last price of the bar; the latest so far while it is running. */
  readonly close: number;
}

const EARLIEST_MS = Date.UTC(2009, 0);
const LATEST_MS = Date.UTC(2100, 0);
const HIGHEST_PRICE = 1e9;

/** Whether a value can be a price: a finite number above 0, small enough for the chart's arithmetic. */
export function isPrice(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value <= HIGHEST_PRICE;
}

/** Whether a value can be the time of a price (ms). Rejects seconds mistaken for milliseconds, and the reverse. */
export function isTime(value: unknown): value is number {
  return typeof value === 'number' && value >= EARLIEST_MS && value <= LATEST_MS;
}

/**
 * Creates a candle from four untrusted values. `undefined` when one of them is missing, `null` or not finite, or when
 * open or close is not a price. A high or low that is not a price, such as 0, falls back to the body of the candle.
 */
export function readCandle(time: number, values: readonly unknown[]): Candle | undefined {
  const [open, high, low, close] = values;
  if (!isTime(time) || ![open, high, low, close].every((value) => Number.isFinite(value))) return undefined;
  if (!isPrice(open) || !isPrice(close)) return undefined;
  const prices = [open, high, low, close].filter(isPrice);
  return { time, open, high: Math.max(...prices), low: Math.min(...prices), close };
}

/** Sorted oldest first, without duplicate times (the last one wins), the newest {@link MAX_CANDLES}. */
export function inOrder(candles: readonly Candle[]): Candle[] {
  const byTime = new Map(candles.map((candle) => [candle.time, candle]));
  return [...byTime.values()].toSorted((a, b) => a.time - b.time).slice(-MAX_CANDLES);
}

/** Whether candles are valid as {@link inOrder} and {@link readCandle} leave them, and there is at least one. */
export function areSound(candles: readonly Candle[]): boolean {
  return (
    candles.length > 0 &&
    candles.length <= MAX_CANDLES &&
    candles.every(({ time, open, high, low, close }, index) => {
      const isLater = index === 0 || time > (candles[index - 1]?.time ?? 0);
      const isBar = [open, high, low, close].every(isPrice) && high >= Math.max(open, close);
      return isLater && isBar && isTime(time) && low <= Math.min(open, close);
    })
  );
}
