import type { Decimal } from '../money/decimal.js';
import type { Sourced } from './Provenance.js';

/**
 * The price of one coin in USD as a provider reported it: never an estimate, never simulated. Stale after 30 minutes.
 */
export interface LivePrice extends Sourced<Decimal, 'live'> {
  /** When the provider reported it (ms since the epoch). */
  readonly asOf: number;
  /** The coin's code, such as `ETH`. */
  readonly currency: string;
}
