import type { PriceHistory } from '../../model/Candle.js';

/** The history if it has at least one candle: without one there is no price to show. */
export function getPrices({ data }: { readonly data?: PriceHistory | undefined }): PriceHistory | undefined {
  return data !== undefined && data.candles.length > 0 ? data : undefined;
}
