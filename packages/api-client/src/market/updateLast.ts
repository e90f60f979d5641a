import type { Candle } from './Candle.js';

/**
 * Candles with one more: of the same time as the last it replaces it, newer it is appended.
 * Throws 'Cannot update oldest data' when it is older than the last (spec section 8, G-C08); the list stays as it was.
 */
export function updateLast(candles: readonly Candle[], candle: Candle): Candle[] {
  const last = candles.at(-1);
  if (last === undefined) return [candle];
  // Turned round, so that a time that is no number is refused too.
  if (!(candle.time >= last.time)) throw new Error('Cannot update oldest data');
  return [...(candle.time === last.time ? candles.slice(0, -1) : candles), candle];
}
