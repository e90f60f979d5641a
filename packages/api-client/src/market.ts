/**
 * Entry point of the chart data: candles that carry their source.
 *
 * @packageDocumentation
 */

export type { Candle } from './market/Candle.js';
export { clearStoredCandles } from './market/clearStoredCandles.js';
export {
  CACHE_LIFETIME_MS,
  DAILY_CALL_LIMIT,
  DEFAULT_CHART,
  MANUAL_REFRESH_PAUSE_MS,
  MAX_CANDLES,
  MONTH_RANGE,
  REFRESH_INTERVAL_MS,
} from './market/constants.js';
export { createMarket } from './market/createMarket.js';
export type { CandleAnswer, CandleRequest, Market, MarketOptions } from './market/Market.js';
export { createCloseReader, type HeldClose } from './market/heldCloses.js';
export type { MarketStorage } from './market/MarketStorage.js';
export type { MarketNotice } from './market/notices.js';
export type { PrimaryProvider, SecondaryProvider } from './market/providers.js';
export type { ChartKey, StoredPrice } from './market/storedPrice.js';
export { updateLast } from './market/updateLast.js';
