import { type Decimal, decimal } from '../money/plainDecimal.js';
import { type Sourced, sample } from './Provenance.js';

/** What the platform says about itself on the bots screen. */
export interface PlatformStatistics {
  readonly availableBots: number;
  readonly totalUsers: number;
  /** USD. */
  readonly totalProfit: Decimal;
}

/**
 * The figures, and who answers for them: this software's examples, or an operator who says its name, the day they were
 * measured on (ms since the epoch) and how, in a sentence (H-04).
 */
export type Statistics =
  | Sourced<PlatformStatistics, 'sample'>
  | (Sourced<PlatformStatistics, 'operator'> & {
      readonly operator: string;
      readonly asOf: number;
      readonly method: string;
    });

/** The example values the specification fixes (section 9); not measured by anybody (H-04). */
export const sampleStatistics: Sourced<PlatformStatistics, 'sample'> = sample({
  availableBots: 3,
  totalUsers: 12_847,
  totalProfit: decimal('284739.25'),
});
