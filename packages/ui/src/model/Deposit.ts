import type { Decimal } from '../money/decimal.js';
import type { RecordId } from './RecordId.js';
import type { ServerTime } from './ServerTime.js';

/** A coin the server accepts for deposits and withdrawals. */
export interface SupportedCurrency {
  /** A code such as ETH. */
  readonly currency: string;
  readonly name: string;
  /** Coin units; `null` when unreadable, and then no minimum is shown or enforced. */
  readonly minDeposit: Decimal | null;
}

/** Where to send the coins of a new deposit. */
export interface DepositAddress {
  readonly currency: string;
  readonly address: string;
  /** Coin units, as requested. */
  readonly amount: Decimal;
  /** When it was created on this device (ms since the epoch). */
  readonly createdAt: number;
  /** Its last known status, as the server wrote it; omitted until one was read. */
  readonly status?: string | undefined;
}

export const depositStatuses = ['pending', 'paid', 'failed'] as const;

/** One record of the deposit history. */
export interface DepositRecord {
  readonly id: RecordId;
  readonly currency: string;
  readonly currencyName: string;
  /** Coin units. */
  readonly amount: Decimal;
  /** pending, paid or failed; any other value is shown as sent, in the style of pending. */
  readonly status: string;
  readonly createdAt: ServerTime;
  /** The payment provider's invoice id. */
  readonly transactionId: string | null;
}
