import type { LivePrice } from '../model/LivePrice.js';
import { isGreater, isLess, isPositive } from '../money/compare.js';
import { type Decimal, divide, multiply, takePercent } from '../money/decimal.js';
import { roundUp } from '../money/round.js';
import { ESTIMATE_PLACES } from './usdEstimate.js';

/** Above what is missing (percent of it): the price moves until a deposit is credited. */
const WITH_MARGIN = 103;

/** The coins that are worth a shortfall (USD) and 3% more, but at least the coin's own minimum. */
export function aimFor(shortfall: Decimal, price: LivePrice, minDeposit: Decimal | null): Decimal | undefined {
  if (!isPositive(price.value)) return undefined;
  const coins = roundUp(divide(takePercent(shortfall, WITH_MARGIN), price.value), ESTIMATE_PLACES);
  return minDeposit !== null && isGreater(minDeposit, coins) ? minDeposit : coins;
}

/** Whether an amount of coins leaves a shortfall (USD) uncovered at a price. */
export function isTooSmall(amount: Decimal, shortfall: Decimal, { value }: LivePrice): boolean {
  return isLess(multiply(amount, value), shortfall);
}
