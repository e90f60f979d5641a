import { type Decimal, decimal } from '../money/plainDecimal.js';
import { type Sourced, sample } from './Provenance.js';

/** What the platform says about itself on the bots screen, where nothing can be counted from the person's own lists. */
export interface PlatformStatistics {
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
  totalUsers: 12_847,
  totalProfit: decimal('284739.25'),
});
