import { MAX_CANDLES } from './constants.js';

/** One bar of the chart. Prices are chart pixels in the making, not money: plain numbers (spec section 3). */
export interface Candle {
  /** When the bar begins (ms since the epoch, UTC). */
  readonly time: number;
  /** First price of the bar (USD for ETH-USD, as are the other three). */
  readonly open: number;
  /** Never below open and close. */
  readonly high: number;
  /** Never above open and close; above 0. */
  readonly low: number;
  /** Last price of the bar; the newest so far while it is running. */
  readonly close: number;
}

const EARLIEST_MS = Date.UTC(2009, 0);
const LATEST_MS = Date.UTC(2100, 0);
const HIGHEST_PRICE = 1e9;

/** Whether a value can be a price: a finite number above 0, within what arithmetic can draw. */
export function isPrice(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value <= HIGHEST_PRICE;
}

/** Whether a value can be the time of a price (ms). Finds seconds read as milliseconds, and the reverse. */
export function isTime(value: unknown): value is number {
  return typeof value === 'number' && value >= EARLIEST_MS && value <= LATEST_MS;
}

/**
 * A candle of four values of unknown quality. `undefined` when one of them is missing, `null` or no finite number, and
 * when open or close is no price. Zero is not `null`: a high or low that is no price gives way to the body of the
 * candle, which stays.
 */
export function readCandle(time: number, values: readonly unknown[]): Candle | undefined {
  const [open, high, low, close] = values;
  if (!isTime(time) || ![open, high, low, close].every((value) => Number.isFinite(value))) return undefined;
  if (!isPrice(open) || !isPrice(close)) return undefined;
  const prices = [open, high, low, close].filter(isPrice);
  return { time, open, high: Math.max(...prices), low: Math.min(...prices), close };
}

/** Oldest first, one candle a time (of two the later in the list), the newest {@link MAX_CANDLES}. */
export function inOrder(candles: readonly Candle[]): Candle[] {
  const byTime = new Map(candles.map((candle) => [candle.time, candle]));
  return [...byTime.values()].toSorted((a, b) => a.time - b.time).slice(-MAX_CANDLES);
}

/** Whether candles are as {@link inOrder} and {@link readCandle} leave them, and there is at least one. */
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
