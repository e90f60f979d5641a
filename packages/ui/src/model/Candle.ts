/** One bar of a price chart. Prices are drawn, never spent: plain numbers in USD, unlike money. */
export interface Candle {
  /** When the bar begins (ms since the epoch, UTC). */
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

/** Who gave candles: a provider, the device's own store, or nobody (spec section 4). */
export type CandleSource = 'yahoo' | 'coingecko' | 'cache' | 'synthetic';

/**
 * Candles that say where they come from. What draws the candles needs their provenance to draw them: hatched when
 * simulated, with dashed wicks when highs and lows are estimates (H-02, H-03).
 */
export interface PriceHistory {
  /** Oldest first. The last may be the bar still running. */
  readonly candles: readonly Candle[];
  readonly source: CandleSource;
  readonly provenance: 'live' | 'derived' | 'cached' | 'stale' | 'simulated';
  /** Whether highs and lows are estimates; stays true when such candles come from the cache. */
  readonly isDerived: boolean;
  /** When a provider gave the candles, or when they were simulated (ms since the epoch). */
  readonly fetchedAt: number;
}
