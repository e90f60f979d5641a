import type { Decimal } from '../money/decimal.js';
import type { RecordId } from './RecordId.js';
import type { ServerTime } from './ServerTime.js';

/** A coin the server accepts for deposits and withdrawals. */
export interface SupportedCurrency {
  /** A code such as ETH. */
  readonly currency: string;
  /** In words, such as `Ethereum`. */
  readonly name: string;
  /** Coin units; `null` when unreadable, and then no minimum is shown or enforced. */
  readonly minDeposit: Decimal | null;
}

/** Where to send the coins of a new deposit. */
export interface DepositAddress {
  /** Tells it apart from the other addresses of its host, which chooses it: a server may give one address twice. */
  readonly id: string;
  /** The currency's code, such as `ETH`. */
  readonly currency: string;
  /** Where to send the coins, exactly as the server wrote it. */
  readonly address: string;
  /** Coin units, as requested. */
  readonly amount: Decimal;
  /** When it was created on this device (ms since the epoch). */
  readonly createdAt: number;
  /** The `id` of its record in the deposit history; `null` while it is not certain which record that is. */
  readonly recordId: RecordId | null;
  /** Its last known status, as the server wrote it; omitted until one was read. */
  readonly status?: string | undefined;
}

/** The states of a deposit that have a name of their own; a server may send others. */
export const depositStatuses = ['pending', 'paid', 'failed'] as const;

/** One record of the deposit history. */
export interface DepositRecord {
  /** Unique among the deposits. */
  readonly id: RecordId;
  /** The currency's code, such as `ETH`. */
  readonly currency: string;
  /** The currency in words, such as `Ethereum`. */
  readonly currencyName: string;
  /** Coin units. */
  readonly amount: Decimal;
  /** pending, paid or failed; any other value is shown as sent, in the style of pending. */
  readonly status: string;
  /** When the deposit was created. */
  readonly createdAt: ServerTime;
  /** The payment provider's invoice id. */
  readonly transactionId: string | null;
}
