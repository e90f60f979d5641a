import * as v from 'valibot';
import { areSound, type Candle, isTime } from './Candle.js';
import { CACHE_LIFETIME_MS } from './constants.js';
import { CANDLES_KEY } from './candlesKey.js';
import { type MarketStorage, readJson } from './MarketStorage.js';
import { type ChartKey, matchesKey } from './storedPrice.js';

/** The most charts cached at once; the oldest is evicted. */
const MAX_ENTRIES = 4;

/** Candles as a provider sent them, with the time of that answer. */
export interface CacheEntry {
  readonly data: readonly Candle[];
  /** ms since the epoch. */
  readonly timestamp: number;
  readonly provider: 'yahoo' | 'coingecko';
}

const candleSchema = v.object({
  time: v.number(),
  open: v.number(),
  high: v.number(),
  low: v.number(),
  close: v.number(),
});

const storedSchema = v.object({
  symbol: v.string(),
  interval: v.string(),
  range: v.string(),
  data: v.array(candleSchema),
  timestamp: v.pipe(
    v.number(),
    v.check((time) => isTime(time)),
  ),
  provider: v.picklist(['yahoo', 'coingecko']),
});

/** All entries of a pair that can be trusted, whatever their range and interval. */
export function readEntries(storage: MarketStorage, symbol: string): readonly CacheEntry[] {
  const stored = readJson(storage, CANDLES_KEY);
  return (Array.isArray(stored) ? stored : []).flatMap((entry: unknown) => {
    const parsed = v.safeParse(storedSchema, entry);
    return parsed.success && parsed.output.symbol === symbol && areSound(parsed.output.data) ? parsed.output : [];
  });
}

export interface CandleCache {
  /** The cached entry of a chart; `undefined` when there is none that can be trusted. */
  read(key: ChartKey): CacheEntry | undefined;
  write(key: ChartKey, entry: CacheEntry): void;
  clear(): void;
}

export function createCandleCache(storage: MarketStorage): CandleCache {
  function others(key: ChartKey): unknown[] {
    const stored = readJson(storage, CANDLES_KEY);
    return Array.isArray(stored) ? stored.filter((entry) => !matchesKey(key, entry)) : [];
  }
  return {
    read(key) {
      const stored = readJson(storage, CANDLES_KEY);
      const found: unknown = Array.isArray(stored) ? stored.find((entry) => matchesKey(key, entry)) : undefined;
      const parsed = v.safeParse(storedSchema, found);
      return parsed.success && areSound(parsed.output.data) ? parsed.output : undefined;
    },
    write({ symbol, interval, range }, entry) {
      const key = { symbol, interval, range };
      storage.setItem(CANDLES_KEY, JSON.stringify([{ ...key, ...entry }, ...others(key)].slice(0, MAX_ENTRIES)));
    },
    clear: () => storage.removeItem(CANDLES_KEY),
  };
}

/** Younger than 30 minutes. */
export function isFresh(entry: CacheEntry, now: number): boolean {
  return isYounger(entry, now, CACHE_LIFETIME_MS);
}

/** Whether an entry is younger than so many ms. An entry from the future, as after a clock change, is not. */
export function isYounger({ timestamp }: CacheEntry, now: number, maxAgeMs: number): boolean {
  const age = now - timestamp;
  return age >= 0 && age < maxAgeMs;
}
