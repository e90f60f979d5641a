import { CANDLES_KEY } from './candlesKey.js';
import type { MarketStorage } from './MarketStorage.js';

/**
 * Drops the candles a market has cached, without the code of a market: for a page that needs room for something more
 * important. A market of the same page does not notice; use its `clearCache` where there is one. Throws if the storage
 * does.
 */
export function clearStoredCandles(storage: Pick<MarketStorage, 'removeItem'>): void {
  storage.removeItem(CANDLES_KEY);
}
