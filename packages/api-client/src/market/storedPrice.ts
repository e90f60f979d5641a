import { isPrice, isTime } from './Candle.js';
import { readProperty } from './errors.js';
import { CANDLES_KEY } from './candlesKey.js';
import { type MarketStorage, readJson } from './MarketStorage.js';

/** What identifies a chart, in requests and in the cache. */
export interface ChartKey {
  /** A pair such as `ETH-USD`. */
  readonly symbol: string;
  /** The length of a bar, such as `1h`. */
  readonly interval: string;
  /** How far back, such as `1d`. */
  readonly range: string;
}

/** The latest price a provider sent for a chart. */
export interface StoredPrice {
  /** Last price of the newest candle (USD for ETH-USD). */
  readonly price: number;
  /** When that candle began (ms since the epoch). */
  readonly time: number;
  /** When the provider sent it (ms since the epoch). */
  readonly fetchedAt: number;
  /** Whether the candle comes from the second provider, whose highs and lows are estimates. */
  readonly isDerived: boolean;
}

/** Reads the newest prices of a storage; answers with the same object while the stored text is the same. */
export function createPriceReader(storage: MarketStorage): (key: ChartKey) => StoredPrice | undefined {
  let lastText: string | null = null;
  const prices = new Map<string, StoredPrice | undefined>();
  return function readPrice(key) {
    const text = storage.getItem(CANDLES_KEY);
    if (text !== lastText) prices.clear();
    lastText = text;
    const id = formatId(key);
    if (!prices.has(id)) prices.set(id, readStoredPrice(storage, key));
    return prices.get(id);
  };
}

function readStoredPrice(storage: MarketStorage, key: ChartKey): StoredPrice | undefined {
  const stored = readJson(storage, CANDLES_KEY);
  const found: unknown = Array.isArray(stored) ? stored.find((entry) => matchesKey(key, entry)) : undefined;
  const [fetchedAt, candles, provider] = [
    readProperty(found, 'timestamp'),
    readProperty(found, 'data'),
    readProperty(found, 'provider'),
  ];
  const newest: unknown = Array.isArray(candles) ? candles.at(-1) : undefined;
  const [time, price] = [readProperty(newest, 'time'), readProperty(newest, 'close')];
  const isKnown = provider === 'yahoo' || provider === 'coingecko';
  if (!isKnown || !isTime(fetchedAt) || !isTime(time) || !isPrice(price)) return undefined;
  return { price, time, fetchedAt, isDerived: provider === 'coingecko' };
}

/** Whether a cached entry belongs to a chart. */
export function matchesKey(key: ChartKey, entry: unknown): boolean {
  return (['symbol', 'interval', 'range'] as const).every((field) => readProperty(entry, field) === key[field]);
}

/** Names a chart as a text. */
export function formatId({ symbol, interval, range }: ChartKey): string {
  return JSON.stringify([symbol, interval, range]);
}
