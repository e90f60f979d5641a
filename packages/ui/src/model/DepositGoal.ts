import type { Decimal } from '../money/decimal.js';
import type { Sourced } from './Provenance.js';

/** What a deposit should be enough for. */
export interface DepositGoal {
  /** USD: the minimum of `bot`, or the smallest one of all bots. */
  readonly minimum: Decimal;
  /** USD, what there is already. */
  readonly balance: Sourced<Decimal>;
  /** The bot the person has chosen, if any. */
  readonly bot?: { readonly id: number; readonly name: string } | undefined;
}
