import type { Decimal } from '../money/decimal.js';
import type { Sourced } from './Provenance.js';

/** What one coin costs in USD, as a provider itself said: never an estimate, never simulated. Stale after 30 minutes. */
export interface LivePrice extends Sourced<Decimal, 'live'> {
  /** When the provider said it (ms since the epoch). */
  readonly asOf: number;
  /** The coin, such as `ETH`. */
  readonly currency: string;
}
