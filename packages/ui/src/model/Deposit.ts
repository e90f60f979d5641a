import type { Decimal } from '../money/decimal.js';
import type { RecordId } from './RecordId.js';
import type { ServerTime } from './ServerTime.js';

/** A coin the server accepts for deposits and withdrawals (spec section 3). */
export interface SupportedCurrency {
  /** Code such as ETH. */
  readonly currency: string;
  readonly name: string;
  /** In coin units; `null` when unreadable, then no minimum is made up (G-126). */
  readonly minDeposit: Decimal | null;
}

/** Where to send the coins of a deposit just created. */
export interface DepositAddress {
  readonly currency: string;
  readonly address: string;
  /** Coin units, as asked for. */
  readonly amount: Decimal;
  /** When it was created on this device, in ms since the epoch. */
  readonly createdAt: number;
  /** Its last known status, as the server wrote it; left out while none was read. */
  readonly status?: string | undefined;
}

export const depositStatuses = ['pending', 'paid', 'failed'] as const;

/** One line of the deposit history (spec section 3). */
export interface DepositRecord {
  readonly id: RecordId;
  readonly currency: string;
  readonly currencyName: string;
  /** Coin units. */
  readonly amount: Decimal;
  /** pending, paid, failed; an unknown value is shown as sent in the style of pending (section 4, G-75). */
  readonly status: string;
  readonly createdAt: ServerTime;
  /** The payment provider's invoice id (G-76). */
  readonly transactionId: string | null;
}
