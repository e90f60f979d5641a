import type { Decimal } from '../money/decimal.js';

/** A closing price that a provider sent and this device holds. Simulated candles are none. */
export interface HeldClose {
  /** When its candle began (ms since the epoch). */
  readonly time: number;
  /** USD for one ETH. */
  readonly price: Decimal;
}
