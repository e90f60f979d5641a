import type { Decimal } from '../money/decimal.js';
import type { RecordId } from './RecordId.js';
import type { ServerTime } from './ServerTime.js';

export const withdrawalStatuses = ['pending', 'processing', 'completed', 'failed', 'cancelled'] as const;

/** One record of the withdrawal history. */
export interface WithdrawalRecord {
  readonly id: RecordId;
  /** USD. */
  readonly amount: Decimal;
  readonly currency: string;
  readonly currencyName: string;
  readonly withdrawalAddress: string;
  /** One of five known values; any other is shown as sent. */
  readonly status: string;
  readonly transactionHash: string | null;
  readonly createdAt: ServerTime;
  readonly processedAt: ServerTime | null;
}

/** A validated withdrawal request. */
export interface WithdrawalRequest {
  /** USD. */
  readonly amount: Decimal;
  readonly currency: string;
  /** Trimmed. */
  readonly withdrawalAddress: string;
}
