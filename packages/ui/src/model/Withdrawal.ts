import type { Decimal } from '../money/decimal.js';
import type { RecordId } from './RecordId.js';
import type { ServerTime } from './ServerTime.js';

export const withdrawalStatuses = ['pending', 'processing', 'completed', 'failed', 'cancelled'] as const;

/** One line of the withdrawal history (spec section 3). */
export interface WithdrawalRecord {
  readonly id: RecordId;
  /** USD. */
  readonly amount: Decimal;
  readonly currency: string;
  readonly currencyName: string;
  readonly withdrawalAddress: string;
  /** One of the five of section 4; anything else is shown as sent. */
  readonly status: string;
  readonly transactionHash: string | null;
  readonly createdAt: ServerTime;
  readonly processedAt: ServerTime | null;
}

/** What a person asks for when withdrawing; checked. */
export interface WithdrawalRequest {
  /** USD. */
  readonly amount: Decimal;
  readonly currency: string;
  /** Trimmed. */
  readonly withdrawalAddress: string;
}
