import type { PriceHistory } from '../model/Candle.js';

/** From here on a price is no longer called live (ms). */
export const AGING_MS = 30 * 60_000;
/** From here on a price is out of date (ms). */
export const OUTDATED_MS = 60 * 60_000;
/** A provider whose newest candle began so long before it was asked lags behind its market (ms); hourly candles. */
const LAG_MS = 2 * 60 * 60_000;

/** How far a price has aged: under 30 minutes, under 60, and from then on. */
export type PriceAge = 'fresh' | 'aging' | 'outdated';

/** The stage a price has reached `ageMs` after it was fetched. One from the future, after a clock was set back, is fresh. */
export function priceAgeOf(ageMs: number): PriceAge {
  if (ageMs < AGING_MS) return 'fresh';
  return ageMs < OUTDATED_MS ? 'aging' : 'outdated';
}

/**
 * A history as what it is at its age: a provider's answer is live for 30 minutes, then a saved one, and out of date after
 * 60. Who gave it, and whether its highs and lows are estimates, stays. What never was a market price does not age.
 */
export function atAge(history: PriceHistory, age: PriceAge): PriceHistory {
  const { provenance } = history;
  if (age === 'fresh' || provenance === 'simulated' || provenance === 'stale') return history;
  const isDerived = history.isDerived || provenance === 'derived';
  return { ...history, isDerived, provenance: age === 'aging' ? 'cached' : 'stale' };
}

/** When the newest candle began, where the provider lagged so far behind that its own time has to be said (ms). */
export function laggingSince({ candles, fetchedAt, provenance }: PriceHistory): number | undefined {
  const newest = candles.at(-1)?.time;
  return newest !== undefined && provenance !== 'simulated' && fetchedAt - newest > LAG_MS ? newest : undefined;
}
