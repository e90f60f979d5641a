import { createSubscribe } from './changes.js';
import { createCallCounter } from './callCounter.js';
import { createAskInTurn } from './askInTurn.js';
import type { Candle } from './Candle.js';
import { type CacheEntry, createCandleCache, isFresh, isYounger } from './candleCache.js';
import { DAILY_CALL_LIMIT, MANUAL_REFRESH_PAUSE_MS, PROVIDER_TIMEOUT_MS } from './constants.js';
import { createGetJson } from './fetchJson.js';
import { isShown } from './isShown.js';
import { createListeners } from './listeners.js';
import { type MarketStorage, withNotice, withoutThrowing } from './MarketStorage.js';
import { type MarketNotice, marketNotices } from './notices.js';
import { coinGecko, type PrimaryProvider, type SecondaryProvider, yahoo } from './providers.js';
import { createRefreshDeadline } from './refreshDeadline.js';
import { createRequestMark } from './requestMark.js';
import { type ChartKey, createPriceReader, idOf, type StoredPrice } from './storedPrice.js';
import { simulateCandles } from './synthetic.js';
import { checkRuntime } from '../runtime.js';
import { untilAborted } from '../untilAborted.js';

/** Options of {@link createMarket}: everything that varies between calls is injected. */
export interface MarketOptions {
  /** Stores cache, call counter and deadline. Where it throws they are held in memory. */
  readonly storage: MarketStorage;
  /** The current time (ms since the epoch). */
  readonly now: () => number;
  /** A random number from 0 up to, not including, 1. */
  readonly random: () => number;
  /** Used instead of the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
  /** The finance provider, tried first. Skipped when omitted. */
  readonly primary?: PrimaryProvider | undefined;
  /** The crypto provider, tried when the first one failed. Skipped when omitted. */
  readonly secondary?: SecondaryProvider | undefined;
  /** Time zone of the calendar day that calls are counted by, such as `Europe/Berlin`. Default: the device's. */
  readonly timeZone?: string | undefined;
  /** Timeout of one provider, its body included (ms). Default 10,000. */
  readonly timeoutMs?: number;
  /** Called with the reason a provider failed, for a log. The error never holds the key. */
  readonly onProviderError?: (error: Error, provider: 'yahoo' | 'coingecko') => void;
}

/** A chart to load. Concurrent loads of one chart share one request. */
export interface CandleRequest extends ChartKey {
  /** Stops waiting. The request goes on and fills the cache: its call is already counted. */
  readonly signal?: AbortSignal | undefined;
}

/** Candles, and where they come from. */
export interface CandleAnswer {
  /** Valid and oldest first, at least one. The last may be the bar still running. */
  readonly candles: readonly Candle[];
  /** The source: a provider's answer, the cache, or simulation. */
  readonly source: 'yahoo' | 'coingecko' | 'cache' | 'synthetic';
  /** The provenance to label the chart with. */
  readonly provenance: 'live' | 'derived' | 'cached' | 'stale' | 'simulated';
  /** Whether highs and lows are estimates; still true when such candles come from the cache. */
  readonly isDerived: boolean;
  /** When a provider sent the candles, or when they were simulated (ms since the epoch). */
  readonly fetchedAt: number;
  /** The toast to show; `null` for none. */
  readonly notice: MarketNotice | null;
}

/** A source of candles that always answers, within the daily call limit. */
export interface Market {
  /** The best candles available. Rejects only when the signal is aborted, with its reason. */
  load(request: CandleRequest): Promise<CandleAnswer>;
  /**
   * Like `load`, but asks the providers even though the cached candles are fresh: for a manual refresh. Counts as one
   * of the day's calls and postpones the next automatic refresh. Sends no request, and resolves as `load` does, when
   * the candles are less than a minute old, the daily limit is reached, or no provider is configured. While another tab
   * is loading, it waits for that answer and shares it.
   */
  refresh(request: CandleRequest): Promise<CandleAnswer>;
  /** Network loads on this local calendar day, in all tabs; none are made after 15. */
  readonly callsToday: () => number;
  /**
   * When the next automatic refresh is due (ms since the epoch); `null` before the first load and when the daily limit
   * is reached.
   */
  readonly nextRefreshAt: () => number | null;
  /** Whether to load again now: the deadline has passed and fewer than 15 calls were made today. */
  readonly isRefreshDue: () => boolean;
  /**
   * The newest price of the cached candles, whatever its age; `undefined` when there is none. Sends no request. The same
   * object until other candles are stored.
   */
  readonly readPrice: (key: ChartKey) => StoredPrice | undefined;
  /**
   * Calls the listener after the candles, the count of calls, or the time of the next refresh have changed: in this tab,
   * in another one if the storage has `subscribe`, or because a refresh has become due or a new day has begun. It is
   * called soon after, once for several changes, and without saying what has changed: read it. Returns a function that
   * unsubscribes; until then a timer runs.
   */
  readonly subscribe: (listener: () => void) => () => void;
  /** Drops the cached candles, to free storage. Call counter and deadline are unaffected. */
  clearCache(): void;
}

/**
 * Creates a market that returns candles from the first source that has them: fresh cache, primary provider, secondary
 * provider, stale cache, simulation. Throws a `TypeError` or `RangeError` when a URL, header or time zone is invalid, and
 * when the runtime lacks something the market needs.
 *
 * @example
 * ```ts
 * const market = createMarket({ storage: localStorage, now: Date.now, random: Math.random, secondary: { url } });
 * const { candles, provenance } = await market.load(DEFAULT_CHART);
 * ```
 */
export function createMarket(options: MarketOptions): Market {
  checkRuntime('createMarket', ['TextDecoder', 'Array.prototype.toSorted'], options.fetch);
  const { now, random } = options;
  const fetch: typeof globalThis.fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  const getJson = createGetJson(fetch, options.timeoutMs ?? PROVIDER_TIMEOUT_MS);
  const listeners = createListeners();
  const storage = withNotice(withoutThrowing(options.storage), (key) => {
    if (isShown(key)) listeners.notify();
  });
  const providers = [...yahoo(getJson, options.primary), ...coinGecko(getJson, options.secondary, random)];
  const cache = createCandleCache(storage);
  const calls = createCallCounter(storage, now, options.timeZone);
  const deadline = createRefreshDeadline(storage, now);
  const mark = createRequestMark(storage, now);
  const askInTurn = createAskInTurn({ cache, now, onError: options.onProviderError });
  const readPrice = createPriceReader(storage);
  const running = new Map<string, Promise<CandleAnswer>>();

  async function load(key: ChartKey): Promise<CandleAnswer> {
    const cached = cache.read(key);
    const isDue = now() >= (deadline.read() ?? 0);
    if (cached !== undefined && isFresh(cached, now())) {
      if (isDue) deadline.postpone();
      return { ...fromCache(cached), provenance: 'cached', notice: null };
    }
    return ask(key);
  }

  async function refresh(key: ChartKey): Promise<CandleAnswer> {
    await mark.gone(idOf(key));
    const cached = cache.read(key);
    const isJustFetched = cached !== undefined && isYounger(cached, now(), MANUAL_REFRESH_PAUSE_MS);
    const isUseless = calls.today() >= DAILY_CALL_LIMIT || !providers.some((provider) => provider.serves(key));
    return isJustFetched || isUseless ? load(key) : ask(key);
  }

  async function ask(key: ChartKey): Promise<CandleAnswer> {
    // Before the request, so that no other tab finds the same refresh due meanwhile.
    deadline.postpone();
    return (await fromProviders(key)) ?? fromLastResort(key);
  }

  async function fromProviders(key: ChartKey): Promise<CandleAnswer | undefined> {
    const serving = providers.filter((provider) => provider.serves(key));
    const count = serving.length > 0 ? calls.take() : undefined;
    if (count === undefined) return undefined;
    const entry = await mark.during(idOf(key), () => askInTurn(serving, key));
    if (entry === undefined || !isFresh(entry, now())) return undefined;
    return entry.provider === 'yahoo'
      ? { ...answerOf(entry), source: 'yahoo', provenance: 'live', notice: marketNotices.yahoo(key.symbol, count) }
      : { ...answerOf(entry), source: 'coingecko', provenance: 'derived', notice: marketNotices.coingecko() };
  }

  function fromLastResort(key: ChartKey): CandleAnswer {
    const cached = cache.read(key);
    if (cached !== undefined) {
      // Fresh candles do not become stale because a manual refresh failed.
      const provenance = isFresh(cached, now()) ? 'cached' : 'stale';
      return { ...fromCache(cached), provenance, notice: marketNotices.stale() };
    }
    const candles = simulateCandles(key.interval, key.range, now(), random);
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

  function nextRefreshAt(): number | null {
    return calls.today() < DAILY_CALL_LIMIT ? deadline.read() : null;
  }

  function isRefreshDue(): boolean {
    const at = nextRefreshAt();
    return at !== null && now() >= at;
  }

  return {
    load: (request) => shared(request, load),
    refresh: (request) => shared(request, refresh),
    callsToday: () => calls.today(),
    nextRefreshAt,
    isRefreshDue,
    readPrice,
    subscribe: createSubscribe({
      storage: options.storage,
      listeners,
      now,
      clockState: () => `${calls.today()} ${isRefreshDue()}`,
      nextChangeAt: nextRefreshAt,
    }),
    clearCache: () => cache.clear(),
  };
}

function answerOf({ data, timestamp, provider }: CacheEntry) {
  return { candles: data, isDerived: provider === 'coingecko', fetchedAt: timestamp };
}

function fromCache(entry: CacheEntry) {
  return { ...answerOf(entry), source: 'cache' as const };
}
