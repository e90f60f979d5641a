import type { Candle } from './Candle.js';

/**
 * Appends a candle, or replaces the last one when it has the same time.
 * Throws 'Cannot update oldest data' when it is older than the last; the list is not modified.
 */
export function updateLast(candles: readonly Candle[], candle: Candle): Candle[] {
  const last = candles.at(-1);
  if (last === undefined) return [candle];
  // Negated, so that NaN is refused too.
  if (!(candle.time >= last.time)) throw new Error('Cannot update oldest data');
  return [...(candle.time === last.time ? candles.slice(0, -1) : candles), candle];
}
