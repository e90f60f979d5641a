import { readEntries } from './candleCache.js';
import { CANDLES_KEY } from './candlesKey.js';
import type { MarketStorage } from './MarketStorage.js';

/** A closing price that a provider sent. */
export interface HeldClose {
  /** When its candle began (ms since the epoch). */
  readonly time: number;
  /** In the pair's second currency (USD for ETH-USD). */
  readonly price: number;
}

/**
 * Reads the closes of a pair that a storage holds, of all of its charts, oldest first; simulated candles are never
 * stored. Sends no request. Answers with the same array while the stored text is the same.
 *
 * @example
 * ```ts
 * const readCloses = createCloseReader(localStorage, 'ETH-USD');
 * const newest = readCloses().at(-1)?.price;
 * ```
 */
export function createCloseReader(storage: MarketStorage, symbol: string): () => readonly HeldClose[] {
  let lastText: string | null = null;
  let closes: readonly HeldClose[] = [];
  return function readCloses() {
    let text: string | null = null;
    try {
      text = storage.getItem(CANDLES_KEY);
    } catch {
      // Blocked storage holds nothing.
    }
    if (text === lastText) return closes;
    lastText = text;
    // Of two candles of the same time, the one that was sent later is further.
    const entries = readEntries(storage, symbol).toSorted((left, right) => left.timestamp - right.timestamp);
    const byTime = new Map(entries.flatMap(({ data }) => data.map(({ time, close }) => [time, close] as const)));
    closes = [...byTime].toSorted(([left], [right]) => left - right).map(([time, price]) => ({ time, price }));
    return closes;
  };
}
