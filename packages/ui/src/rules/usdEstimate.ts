import type { LivePrice } from '../model/LivePrice.js';
import type { Sourced } from '../model/Provenance.js';
import { type Decimal, divide, isPositive, multiply, round } from '../money/decimal.js';

/** The decimals of an estimate in coins: of ETH, about 30 cents. */
export const ESTIMATE_PLACES = 4;

/** Whole dollars, calculated from a price as of `asOf` (ms since the epoch). */
export interface UsdEstimate extends Sourced<Decimal, 'derived'> {
  readonly asOf: number;
}

/** The value of a coin amount in whole dollars; `undefined` where that would read as zero. */
export function estimateUsd(amount: Decimal, { value, asOf }: LivePrice): UsdEstimate | undefined {
  const dollars = round(multiply(amount, value), 0);
  return isPositive(dollars) ? { value: dollars, provenance: 'derived', asOf } : undefined;
}

/** What an amount in dollars is in coins; `undefined` where that would read as zero, or nothing has a price. */
export function estimateCoins(usd: Decimal, { value }: LivePrice): Sourced<Decimal, 'derived'> | undefined {
  if (!isPositive(value)) return undefined;
  const coins = round(divide(usd, value), ESTIMATE_PLACES);
  return isPositive(coins) ? { value: coins, provenance: 'derived' } : undefined;
}
