/** One bar of a price chart. Prices are only drawn, never spent, so they are plain numbers in USD, unlike money. */
export interface Candle {
  /** Start of the bar (ms since the epoch, UTC). */
  readonly time: number;
  /** The first price of the bar (USD). */
  readonly open: number;
  /** The highest price of the bar (USD). */
  readonly high: number;
  /** The lowest price of the bar (USD). */
  readonly low: number;
  /** The last price of the bar (USD). */
  readonly close: number;
}

/** Where candles come from: a provider, the device's cache, or the simulation. */
export type CandleSource = 'yahoo' | 'coingecko' | 'cache' | 'synthetic';

/**
 * Candles with their provenance. A chart needs it to draw them: simulated candles are hatched, and estimated highs and
 * lows have dashed wicks.
 */
export interface PriceHistory {
  /** Oldest first. The last bar may still be running. */
  readonly candles: readonly Candle[];
  /** Who returned the candles. */
  readonly source: CandleSource;
  /** What the candles were when they came; their age follows from `fetchedAt`. */
  readonly provenance: 'live' | 'derived' | 'cached' | 'stale' | 'simulated';
  /** Whether highs and lows are estimates; stays true when such candles come from the cache. */
  readonly isDerived: boolean;
  /** When a provider returned the candles, or when they were simulated (ms since the epoch). */
  readonly fetchedAt: number;
}
