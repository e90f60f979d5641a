import type { Decimal } from '../money/plainDecimal.js';
import type { Sourced } from './Provenance.js';

/** The platform's own statistics on the bots screen, used where nothing can be counted from the person's lists. */
export interface PlatformStatistics {
  /** A count of people. */
  readonly totalUsers: number;
  /** USD. */
  readonly totalProfit: Decimal;
}

/**
 * The figures and who vouches for them: this software's samples, or an operator, who gives a name, the day of
 * measurement (ms since the epoch) and the method in one sentence.
 */
export type Statistics =
  | Sourced<PlatformStatistics, 'sample'>
  | (Sourced<PlatformStatistics, 'operator'> & {
      readonly operator: string;
      readonly asOf: number;
      readonly method: string;
    });
