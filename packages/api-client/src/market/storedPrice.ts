import { isPrice, isTime } from './Candle.js';
import { propertyOf } from './errors.js';
import { type MarketStorage, readJson } from './MarketStorage.js';

/** Where the candles are kept. */
export const CANDLES_KEY = 'etherpilot.market.candles';

/** What a chart is asked for by, and kept under (spec section 9). */
export interface ChartKey {
  /** A pair such as `ETH-USD`. */
  readonly symbol: string;
  /** The length of a bar, such as `1h`. */
  readonly interval: string;
  /** How far back, such as `1d`. */
  readonly range: string;
}

/** The newest price a provider gave of a chart. */
export interface StoredPrice {
  /** Last price of the newest candle (USD for ETH-USD). */
  readonly price: number;
  /** When that candle began (ms since the epoch). */
  readonly time: number;
  /** When the provider gave it (ms since the epoch). */
  readonly fetchedAt: number;
  /** Whether the candle comes from the second provider, whose highs and lows are estimates. */
  readonly isDerived: boolean;
}

/**
 * The newest price of the candles a market has kept in a storage, whatever its age; `undefined` when there is none that can
 * be read. Asks nobody, and is a fraction of the market's code: for a page that shows a price and no chart.
 */
export function readStoredPrice(storage: MarketStorage, key: ChartKey): StoredPrice | undefined {
  const kept = readJson(storage, CANDLES_KEY);
  const found: unknown = Array.isArray(kept) ? kept.find((entry) => isOf(key, entry)) : undefined;
  const [fetchedAt, candles, provider] = [
    propertyOf(found, 'timestamp'),
    propertyOf(found, 'data'),
    propertyOf(found, 'provider'),
  ];
  const newest: unknown = Array.isArray(candles) ? candles.at(-1) : undefined;
  const [time, price] = [propertyOf(newest, 'time'), propertyOf(newest, 'close')];
  const isKnown = provider === 'yahoo' || provider === 'coingecko';
  if (!isKnown || !isTime(fetchedAt) || !isTime(time) || !isPrice(price)) return undefined;
  return { price, time, fetchedAt, isDerived: provider === 'coingecko' };
}

/** Whether a kept entry is that of a chart. */
export function isOf(key: ChartKey, entry: unknown): boolean {
  return (['symbol', 'interval', 'range'] as const).every((field) => propertyOf(entry, field) === key[field]);
}
