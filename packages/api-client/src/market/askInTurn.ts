import { callHost } from '../callHost.js';
import { type CacheEntry, type CandleCache, isFresh } from './candleCache.js';
import { FETCH_FAILED } from './errors.js';
import { toDayChart, isMonth, lastDay } from './month.js';
import type { Provider } from './providers.js';
import type { ChartKey } from './storedPrice.js';

interface AskOptions {
  readonly cache: CandleCache;
  readonly now: () => number;
  readonly onError: ((error: Error, provider: Provider['name']) => void) | undefined;
}

/**
 * Asks providers one after the other until one has sent fresh candles, which are cached. What a proxy has kept for too
 * long is cached if it is younger than the candles in the cache, and the next provider is asked. Resolves with what was
 * cached.
 */
export function createAskInTurn({ cache, now, onError }: AskOptions) {
  async function readEntry(provider: Provider, key: ChartKey): Promise<CacheEntry | undefined> {
    try {
      const { candles, fetchedAt = now() } = await provider.load(key);
      // The clocks of two machines differ a little; nothing is fetched in the future.
      return { data: candles, timestamp: Math.min(fetchedAt, now()), provider: provider.name };
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(FETCH_FAILED);
      callHost(() => onError?.(error, provider.name));
      return undefined;
    }
  }

  /** A month holds the last day too, which then needs no call of its own. */
  function fillDay(key: ChartKey, entry: CacheEntry): void {
    const day = toDayChart(key);
    if (entry.timestamp < (cache.read(day)?.timestamp ?? 0)) return;
    cache.write(day, { ...entry, data: lastDay(entry.data) });
  }

  return async function askInTurn(providers: readonly Provider[], key: ChartKey): Promise<CacheEntry | undefined> {
    let stored: CacheEntry | undefined;
    for (const provider of providers) {
      const entry = await readEntry(provider, key);
      const known = stored ?? cache.read(key);
      const isNews = entry !== undefined && (isFresh(entry, now()) || entry.timestamp > (known?.timestamp ?? 0));
      if (!isNews) continue;
      cache.write(key, entry);
      if (isMonth(key)) fillDay(key, entry);
      if (isFresh(entry, now())) return entry;
      stored = entry;
    }
    return stored;
  };
}
