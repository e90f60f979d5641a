/** The chart that is shown by default. */
export const DEFAULT_CHART = { symbol: 'ETH-USD', interval: '1h', range: '1d' } as const;

/** The range that feeds the longer frames and the indicators: hourly candles of 30 days, and the last day among them. */
export const MONTH_RANGE = '1mo';

/** How long candles count as fresh (ms). */
export const CACHE_LIFETIME_MS = 30 * 60_000;

/** The time from one load to the next automatic one (ms). */
export const REFRESH_INTERVAL_MS = 96 * 60_000;

/** Network loads allowed in one local calendar day. */
export const DAILY_CALL_LIMIT = 15;

/** A manual refresh sends no request so soon after the last answer (ms). */
export const MANUAL_REFRESH_PAUSE_MS = 60_000;

/** The price simulated candles start from (USD). */
export const SYNTHETIC_BASE_PRICE = 2_000;

/** How far a derived high or low may exceed the known prices (share). */
export const MAX_JITTER = 0.01;

/** More candles than this make no readable chart; the newest are used. */
export const MAX_CANDLES = 5_000;

/** A larger provider answer is not read to its end (bytes). */
export const MAX_BODY_BYTES = 1_000_000;

/** Timeout of one provider, its body included (ms). */
export const PROVIDER_TIMEOUT_MS = 10_000;
