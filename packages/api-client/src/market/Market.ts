import type { Candle } from './Candle.js';
import type { MarketStorage } from './MarketStorage.js';
import type { MarketNotice } from './notices.js';
import type { PrimaryProvider, SecondaryProvider } from './providers.js';
import type { ChartKey, StoredPrice } from './storedPrice.js';

/** Options of `createMarket`: everything that varies between calls is injected. */
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
  /**
   * The best candles available. A month (`range: '1mo'`) asks the providers at most once a day and fills the last day
   * too; between two reads it grows by what a due refresh brings. Rejects when the signal is aborted, with its reason,
   * and for another pair than `ETH-USD` that nobody has: those are never simulated.
   */
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
