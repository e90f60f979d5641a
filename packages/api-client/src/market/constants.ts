/** What the chart shows (spec section 9). */
export const DEFAULT_CHART = { symbol: 'ETH-USD', interval: '1h', range: '1d' } as const;

/** How long candles count as fresh (ms, spec section 9). */
export const CACHE_LIFETIME_MS = 30 * 60_000;

/** The time from one load to the next automatic one (ms, spec sections 4 and 9). */
export const REFRESH_INTERVAL_MS = 96 * 60_000;

/** Loads that may go to the network in one local calendar day (spec section 9, G-C01). */
export const DAILY_CALL_LIMIT = 15;

/** A refresh by hand asks no provider so soon after the last answer (ms). */
export const MANUAL_REFRESH_PAUSE_MS = 60_000;

/** The price simulated candles start from (USD, spec section 9). */
export const SYNTHETIC_BASE_PRICE = 2_000;

/** The most by which a derived high or low may lie beyond the prices known (share, spec section 7). */
export const MAX_JITTER = 0.01;

/** More candles than this are no chart; the newest are kept. */
export const MAX_CANDLES = 5_000;

/** A larger answer of a provider is not read to its end (bytes). */
export const MAX_BODY_BYTES = 1_000_000;

/** How long one provider may take, its body included (ms). */
export const PROVIDER_TIMEOUT_MS = 10_000;
