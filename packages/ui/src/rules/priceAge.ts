import type { PriceHistory } from '../model/Candle.js';

/** From this age a price is no longer called live (ms). */
export const AGING_MS = 30 * 60_000;
/** From this age a price is out of date (ms). */
export const OUTDATED_MS = 60 * 60_000;
/** A provider lags when its newest hourly candle started this long before the fetch (ms). */
const LAG_MS = 2 * 60 * 60_000;

/** The age stage of a price: under 30 minutes, under 60, and from then on. */
export type PriceAge = 'fresh' | 'aging' | 'outdated';

/** The stage of a price `ageMs` after it was fetched. A negative age, after a clock was set back, is fresh. */
export function getPriceAge(ageMs: number): PriceAge {
  if (ageMs < AGING_MS) return 'fresh';
  return ageMs < OUTDATED_MS ? 'aging' : 'outdated';
}

/**
 * A history with the provenance of its age: a provider's data is live for 30 minutes, then cached, and out of date
 * after 60. Its source, and whether its highs and lows are estimates, stay the same. Simulated prices do not age.
 */
export function applyAge(history: PriceHistory, age: PriceAge): PriceHistory {
  const { provenance } = history;
  if (age === 'fresh' || provenance === 'simulated' || provenance === 'stale') return history;
  const isDerived = history.isDerived || provenance === 'derived';
  return { ...history, isDerived, provenance: age === 'aging' ? 'cached' : 'stale' };
}

/** When the newest candle started (ms), if the provider lags so far behind that this time must be shown. */
export function getLagStart({ candles, fetchedAt, provenance }: PriceHistory): number | undefined {
  const newest = candles.at(-1)?.time;
  return newest !== undefined && provenance !== 'simulated' && fetchedAt - newest > LAG_MS ? newest : undefined;
}
