import type { LivePrice } from '../model/LivePrice.js';
import type { Sourced } from '../model/Provenance.js';
import { type Decimal, isPositive, multiply, round } from '../money/decimal.js';

/** Whole dollars, calculated from a price as of `asOf` (ms since the epoch). */
export interface UsdEstimate extends Sourced<Decimal, 'derived'> {
  readonly asOf: number;
}

/** The value of a coin amount in whole dollars; `undefined` where that would read as zero. */
export function estimateUsd(amount: Decimal, { value, asOf }: LivePrice): UsdEstimate | undefined {
  const dollars = round(multiply(amount, value), 0);
  return isPositive(dollars) ? { value: dollars, provenance: 'derived', asOf } : undefined;
}
