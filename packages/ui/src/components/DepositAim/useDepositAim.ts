import type { SupportedCurrency } from '../../model/Deposit.js';
import type { DepositGoal } from '../../model/DepositGoal.js';
import type { LivePrice } from '../../model/LivePrice.js';
import type { Decimal } from '../../money/decimal.js';
import { usePriceAge } from '../../provider/usePriceAge.js';
import { aimFor } from '../../rules/depositAim.js';
import { findShortfall } from '../../rules/shortfall.js';

/** What a deposit of the chosen coin can aim for. */
export interface DepositAim {
  /** The chosen coin. */
  readonly coin: SupportedCurrency;
  /** Its price while that is less than 30 minutes old. */
  readonly price: LivePrice | undefined;
  /** What the deposit should be enough for, while the balance is not. */
  readonly goal: DepositGoal | undefined;
  /** What the balance lacks for it (USD). */
  readonly shortfall: Decimal | undefined;
  /** An amount of coins that is enough for it. */
  readonly enough: Decimal | undefined;
}

/** Returns what a deposit can aim for, again when the price becomes too old; `undefined` without a coin. */
export function useDepositAim(
  coin: SupportedCurrency | undefined,
  given: LivePrice | undefined,
  goal: DepositGoal | undefined,
): DepositAim | undefined {
  const isFresh = usePriceAge(given?.asOf ?? 0) === 'fresh';
  if (coin === undefined) return undefined;
  const price = isFresh && given?.currency === coin.currency ? given : undefined;
  const shortfall = (goal && findShortfall(goal.minimum, goal.balance.value)) ?? undefined;
  const enough = price && shortfall && aimFor(shortfall, price, coin.minDeposit);
  return { coin, price, goal: shortfall && goal, shortfall, enough };
}
