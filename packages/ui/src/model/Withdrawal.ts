import type { Decimal } from '../money/decimal.js';
import type { RecordId } from './RecordId.js';
import type { ServerTime } from './ServerTime.js';

/** The states of a withdrawal that have a name of their own; a server may send others. */
export const withdrawalStatuses = ['pending', 'processing', 'completed', 'failed', 'cancelled'] as const;

/** One record of the withdrawal history. */
export interface WithdrawalRecord {
  /** Unique among the withdrawals. */
  readonly id: RecordId;
  /** USD. */
  readonly amount: Decimal;
  /** The code of the currency it is paid out in, such as `ETH`. */
  readonly currency: string;
  /** That currency in words, such as `Ethereum`. */
  readonly currencyName: string;
  /** Where the coins go. */
  readonly withdrawalAddress: string;
  /** One of five known values; any other is shown as sent. */
  readonly status: string;
  /** Of the transaction on the chain; `null` while there is none. */
  readonly transactionHash: string | null;
  /** When it was requested. */
  readonly createdAt: ServerTime;
  /** When it was carried out or refused; `null` until then. */
  readonly processedAt: ServerTime | null;
}

/** A validated withdrawal request. */
export interface WithdrawalRequest {
  /** USD. */
  readonly amount: Decimal;
  /** The code of the currency to pay out in, such as `ETH`. */
  readonly currency: string;
  /** Trimmed. */
  readonly withdrawalAddress: string;
}
