import type { PriceHistory } from '../../model/Candle.js';

/** The history, when it holds a candle at least: an answer without one has no price to show. */
export function pricesOf({ data }: { readonly data?: PriceHistory | undefined }): PriceHistory | undefined {
  return data !== undefined && data.candles.length > 0 ? data : undefined;
}
