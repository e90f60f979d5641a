import { createCallCounter } from './callCounter.js';
import type { Candle } from './Candle.js';
import { type CacheEntry, createCandleCache, isFresh, isYounger } from './candleCache.js';
import { DAILY_CALL_LIMIT, MANUAL_REFRESH_PAUSE_MS, PROVIDER_TIMEOUT_MS } from './constants.js';
import { FETCH_FAILED } from './errors.js';
import { createGetJson } from './fetchJson.js';
import { type MarketStorage, withoutThrowing } from './MarketStorage.js';
import { type MarketNotice, marketNotices } from './notices.js';
import { coinGecko, type PrimaryProvider, type Provider, type SecondaryProvider, yahoo } from './providers.js';
import { createRefreshDeadline } from './refreshDeadline.js';
import { createRequestMark } from './requestMark.js';
import type { ChartKey } from './storedPrice.js';
import { simulateCandles } from './synthetic.js';
import { untilAborted } from './untilAborted.js';

/** What a market is made of: everything that is not the same at every call comes in from outside. */
export interface MarketOptions {
  /** Keeps cache, call counter and deadline. Where it throws they live in memory. */
  readonly storage: MarketStorage;
  /** ms since the epoch. */
  readonly now: () => number;
  /** From 0 up to, not including, 1. */
  readonly random: () => number;
  /** Used in place of the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
  /** The finance provider, asked first. Left out: it is not asked. */
  readonly primary?: PrimaryProvider | undefined;
  /** The crypto provider, asked when the first gave nothing. Left out: it is not asked. */
  readonly secondary?: SecondaryProvider | undefined;
  /** Whose calendar day the calls are counted by, such as `Europe/Berlin`. Default: the device's. */
  readonly timeZone?: string | undefined;
  /** How long one provider may take, its body included (ms). Default 10,000. */
  readonly timeoutMs?: number;
  /** Hears why a provider gave no candles, for a log (G-C07). The error never holds the key. */
  readonly onProviderError?: (error: Error, provider: 'yahoo' | 'coingecko') => void;
}

/** A chart to load. Loads of one chart at the same time share one request. */
export interface CandleRequest extends ChartKey {
  /** Ends the caller's wait. The request goes on and fills the cache: its call is spent already. */
  readonly signal?: AbortSignal | undefined;
}

/** Candles, and what a viewer has to be told about them. */
export interface CandleAnswer {
  /** Sound and oldest first, at least one. The last may be the bar still running. */
  readonly candles: readonly Candle[];
  /** Where they come from: a provider's answer, what was kept of one, or chance. */
  readonly source: 'yahoo' | 'coingecko' | 'cache' | 'synthetic';
  /** What kind of data this is (H-01, H-02). */
  readonly provenance: 'live' | 'derived' | 'cached' | 'stale' | 'simulated';
  /** Whether highs and lows are estimates (H-03); stays true when such candles come from the cache. */
  readonly isDerived: boolean;
  /** When a provider gave the candles, or when they were simulated (ms since the epoch). */
  readonly fetchedAt: number;
  /** The toast this answer calls for; `null` for none. */
  readonly notice: MarketNotice | null;
}

/** A source of candles that always answers, within the day's calls (spec sections 4 and 9). */
export interface Market {
  /** The best candles there are. Rejects when the signal is aborted, with its reason, and never else. */
  load(request: CandleRequest): Promise<CandleAnswer>;
  /**
   * As `load`, but asks the providers although the kept candles are fresh: for a person who wants newer ones. Counts as one
   * of the day's calls and puts the next automatic refresh off. Asks nobody, and gives what `load` gives, when the candles are
   * less than a minute old, the day's calls are used up, or no provider is there. While another tab asks, it waits for that
   * answer and shares it.
   */
  refresh(request: CandleRequest): Promise<CandleAnswer>;
  /** Loads that went to the network on this local calendar day, in all tabs; at 15 no more do. */
  callsToday(): number;
  /** When the next automatic refresh is due (ms); `null` before the first load and when the day's calls are used up. */
  nextRefreshAt(): number | null;
  /** Whether to load again now: the deadline has passed and fewer than 15 calls were made today. */
  isRefreshDue(): boolean;
  /** Drops the kept candles, to make room in a full storage. Counter and deadline stay. */
  clearCache(): void;
}

/**
 * Candles from the first source that has them: fresh cache, primary provider, secondary provider, stale cache,
 * simulation (spec section 4). Throws a `TypeError` or `RangeError` when an address, header or time zone cannot be used.
 */
export function createMarket(options: MarketOptions): Market {
  const { now, random } = options;
  const fetch: typeof globalThis.fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  const getJson = createGetJson(fetch, options.timeoutMs ?? PROVIDER_TIMEOUT_MS);
  const storage = withoutThrowing(options.storage);
  const providers = [...yahoo(getJson, options.primary), ...coinGecko(getJson, options.secondary, random)];
  const cache = createCandleCache(storage);
  const calls = createCallCounter(storage, now, options.timeZone);
  const deadline = createRefreshDeadline(storage, now);
  const mark = createRequestMark(storage, now);
  const running = new Map<string, Promise<CandleAnswer>>();

  async function load(key: ChartKey): Promise<CandleAnswer> {
    const kept = cache.read(key);
    const isDue = now() >= (deadline.read() ?? 0);
    if (kept !== undefined && isFresh(kept, now())) {
      if (isDue) deadline.postpone();
      return { ...fromCache(kept), provenance: 'cached', notice: null };
    }
    return ask(key, kept);
  }

  async function refresh(key: ChartKey): Promise<CandleAnswer> {
    await mark.gone(idOf(key));
    const kept = cache.read(key);
    const isJustFetched = kept !== undefined && isYounger(kept, now(), MANUAL_REFRESH_PAUSE_MS);
    const isInVain = calls.today() >= DAILY_CALL_LIMIT || !providers.some((provider) => provider.serves(key));
    return isJustFetched || isInVain ? load(key) : ask(key, kept);
  }

  async function ask(key: ChartKey, kept: CacheEntry | undefined): Promise<CandleAnswer> {
    // Before the request, so that no other tab finds the same refresh due meanwhile.
    deadline.postpone();
    return (await fromProviders(key)) ?? fromLastResort(key, kept);
  }

  async function fromProviders(key: ChartKey): Promise<CandleAnswer | undefined> {
    const serving = providers.filter((provider) => provider.serves(key));
    const count = serving.length > 0 ? calls.take() : undefined;
    if (count === undefined) return undefined;
    return mark.during(idOf(key), () => fromFirst(serving, key, count));
  }

  async function fromFirst(
    serving: readonly Provider[],
    key: ChartKey,
    count: number,
  ): Promise<CandleAnswer | undefined> {
    for (const provider of serving) {
      const candles = await candlesOf(provider, key);
      if (candles === undefined) continue;
      const { name } = provider;
      const entry = { data: candles, timestamp: now(), provider: name };
      cache.write(key, entry);
      return name === 'yahoo'
        ? { ...answerOf(entry), source: name, provenance: 'live', notice: marketNotices.yahoo(key.symbol, count) }
        : { ...answerOf(entry), source: name, provenance: 'derived', notice: marketNotices.coingecko() };
    }
    return undefined;
  }

  async function candlesOf(provider: Provider, key: ChartKey): Promise<Candle[] | undefined> {
    try {
      return await provider.load(key);
    } catch (thrown) {
      report(thrown instanceof Error ? thrown : new Error(FETCH_FAILED), provider);
      return undefined;
    }
  }

  function report(error: Error, { name }: Provider): void {
    try {
      options.onProviderError?.(error, name);
    } catch {
      // A log that fails must not cost the chart.
    }
  }

  function fromLastResort({ interval, range }: ChartKey, kept: CacheEntry | undefined): CandleAnswer {
    if (kept !== undefined) {
      // Fresh ones are not out of date because a refresh by hand got nothing newer.
      const provenance = isFresh(kept, now()) ? 'cached' : 'stale';
      return { ...fromCache(kept), provenance, notice: marketNotices.stale() };
    }
    const candles = simulateCandles(interval, range, now(), random);
    const source = 'synthetic';
    return { candles, source, provenance: 'simulated', isDerived: false, fetchedAt: now(), notice: null };
  }

  async function shared(request: CandleRequest, run: (key: ChartKey) => Promise<CandleAnswer>): Promise<CandleAnswer> {
    const { symbol, interval, range, signal } = request;
    signal?.throwIfAborted();
    const key = { symbol, interval, range };
    const id = idOf(key);
    const answer = running.get(id) ?? run(key).finally(() => running.delete(id));
    running.set(id, answer);
    return untilAborted(answer, signal);
  }

  return {
    load: (request) => shared(request, load),
    refresh: (request) => shared(request, refresh),
    callsToday: () => calls.today(),
    nextRefreshAt: () => (calls.today() < DAILY_CALL_LIMIT ? deadline.read() : null),
    isRefreshDue() {
      const at = deadline.read();
      return at !== null && now() >= at && calls.today() < DAILY_CALL_LIMIT;
    },
    clearCache: () => cache.clear(),
  };
}

function idOf({ symbol, interval, range }: ChartKey): string {
  return JSON.stringify([symbol, interval, range]);
}

function answerOf({ data, timestamp, provider }: CacheEntry) {
  return { candles: data, isDerived: provider === 'coingecko', fetchedAt: timestamp };
}

function fromCache(entry: CacheEntry) {
  return { ...answerOf(entry), source: 'cache' as const };
}
