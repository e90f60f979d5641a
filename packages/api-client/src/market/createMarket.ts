import { createSubscribe } from './changes.js';
import { createCallCounter } from './callCounter.js';
import { createAskInTurn } from './askInTurn.js';
import { type CacheEntry, createCandleCache, isFresh, isYounger } from './candleCache.js';
import { DAILY_CALL_LIMIT, DEFAULT_CHART, MANUAL_REFRESH_PAUSE_MS, PROVIDER_TIMEOUT_MS } from './constants.js';
import { NO_SOURCE } from './errors.js';
import { createGetJson } from './fetchJson.js';
import { isShown } from './isShown.js';
import { createListeners } from './listeners.js';
import type { CandleAnswer, CandleRequest, Market, MarketOptions } from './Market.js';
import { withNotice, withoutThrowing } from './MarketStorage.js';
import { createMonthReads, toDayChart, isMonth, joinDay } from './month.js';
import { type MarketNotice, marketNotices } from './notices.js';
import { coinGecko, yahoo } from './providers.js';
import { createRefreshDeadline } from './refreshDeadline.js';
import { createRequestMark } from './requestMark.js';
import { type ChartKey, createPriceReader, formatId } from './storedPrice.js';
import { simulateCandles } from './synthetic.js';
import { checkRuntime } from '../runtime.js';
import { untilAborted } from '../untilAborted.js';

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
  const months = createMonthReads(storage, calls);
  const readPrice = createPriceReader(storage);
  const running = new Map<string, Promise<CandleAnswer>>();

  async function load(key: ChartKey): Promise<CandleAnswer> {
    if (isMonth(key) && !months.isDone(key, now())) return ask(key);
    const isDue = refreshesItself(key) && now() >= (deadline.read() ?? 0);
    if (isMonth(key)) return isDue ? withMonth(key, await shared(toDayChart(key), load)) : fromLastResort(key, null);
    const cached = cache.read(key);
    if (cached !== undefined && isFresh(cached, now())) {
      if (isDue) deadline.postpone();
      return { ...fromCache(cached), provenance: 'cached', notice: null };
    }
    return ask(key);
  }

  async function refresh(key: ChartKey): Promise<CandleAnswer> {
    await mark.gone(formatId(key));
    const month = isMonth(key) ? cache.read(key) : undefined;
    if (month !== undefined && calls.formatDay(month.timestamp) === calls.formatDay(now())) {
      return withMonth(key, await shared(toDayChart(key), refresh));
    }
    const cached = cache.read(key);
    const isJustFetched = cached !== undefined && isYounger(cached, now(), MANUAL_REFRESH_PAUSE_MS);
    const isUseless = calls.today() >= DAILY_CALL_LIMIT || !providers.some((provider) => provider.serves(key));
    return isJustFetched || isUseless ? load(key) : ask(key);
  }

  async function ask(key: ChartKey): Promise<CandleAnswer> {
    // Before the request, so that no other tab finds the same refresh due meanwhile.
    if (refreshesItself(key)) deadline.postpone();
    return (await fromProviders(key)) ?? fromLastResort(key);
  }

  async function fromProviders(key: ChartKey): Promise<CandleAnswer | undefined> {
    const serving = providers.filter((provider) => provider.serves(key));
    const count = serving.length > 0 ? calls.take() : undefined;
    if (count === undefined) return undefined;
    if (isMonth(key)) months.note(key, now());
    const entry = await mark.during(formatId(key), () => askInTurn(serving, key));
    if (entry === undefined || !isFresh(entry, now())) return undefined;
    return entry.provider === 'yahoo'
      ? { ...toAnswer(entry), source: 'yahoo', provenance: 'live', notice: marketNotices.yahoo(key.symbol, count) }
      : { ...toAnswer(entry), source: 'coingecko', provenance: 'derived', notice: marketNotices.coingecko() };
  }

  /** The stored candles of a chart; of a month as far as they reach. */
  function stored(key: ChartKey): CacheEntry | undefined {
    const entry = cache.read(key);
    return isMonth(key) ? joinDay(entry, cache.read(toDayChart(key)), key.interval) : entry;
  }

  function fromLastResort(key: ChartKey, notice: MarketNotice | null = marketNotices.stale()): CandleAnswer {
    const cached = stored(key);
    if (cached !== undefined) {
      // Fresh candles do not become stale because a manual refresh failed.
      const provenance = isFresh(cached, now()) ? 'cached' : 'stale';
      return { ...fromCache(cached), provenance, notice };
    }
    if (!refreshesItself(key)) throw new Error(NO_SOURCE);
    // Invented candles are never longer than a day.
    const range = isMonth(key) ? DEFAULT_CHART.range : key.range;
    const candles = simulateCandles(key.interval, range, now(), random);
    const source = 'synthetic';
    return { candles, source, provenance: 'simulated', isDerived: false, fetchedAt: now(), notice: null };
  }

  /** The answer for the last day, with the month before it. */
  function withMonth(key: ChartKey, day: CandleAnswer): CandleAnswer {
    const whole = stored(key);
    if (whole === undefined || day.source === 'synthetic') return day;
    const answer = { ...day, ...toAnswer(whole) };
    const isWeaker = answer.isDerived && day.source === 'yahoo';
    return isWeaker ? { ...answer, source: 'coingecko', provenance: 'derived' } : answer;
  }

  async function shared(request: CandleRequest, run: (key: ChartKey) => Promise<CandleAnswer>): Promise<CandleAnswer> {
    const { symbol, interval, range, signal } = request;
    signal?.throwIfAborted();
    const key = { symbol, interval, range };
    const id = formatId(key);
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

/** The countdown, and the calls made without anybody asking, belong to one pair. */
function refreshesItself({ symbol }: ChartKey): boolean {
  return symbol === DEFAULT_CHART.symbol;
}

function toAnswer({ data, timestamp, provider }: CacheEntry) {
  return { candles: data, isDerived: provider === 'coingecko', fetchedAt: timestamp };
}

function fromCache(entry: CacheEntry) {
  return { ...toAnswer(entry), source: 'cache' as const };
}
