import type { LivePrice } from '../model/LivePrice.js';
import type { Sourced } from '../model/Provenance.js';
import { type Decimal, isPositive, multiply, round } from '../money/decimal.js';

/** Whole dollars worked out from a price of the moment `asOf` (ms since the epoch). */
export interface UsdEstimate extends Sourced<Decimal, 'derived'> {
  readonly asOf: number;
}

/** What an amount of a coin is worth, in whole dollars; nothing where that would read as zero. */
export function usdEstimate(amount: Decimal, { value, asOf }: LivePrice): UsdEstimate | undefined {
  const dollars = round(multiply(amount, value), 0);
  return isPositive(dollars) ? { value: dollars, provenance: 'derived', asOf } : undefined;
}
