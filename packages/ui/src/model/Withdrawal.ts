import type { Decimal } from '../money/decimal.js';

export const withdrawalStatuses = ['pending', 'processing', 'completed', 'failed', 'cancelled'] as const;

/** One line of the withdrawal history (spec section 3). */
export interface WithdrawalRecord {
  readonly id: number;
  /** USD. */
  readonly amount: Decimal;
  readonly currency: string;
  readonly currencyName: string;
  readonly withdrawalAddress: string;
  /** One of the five of section 4; anything else is shown as sent. */
  readonly status: string;
  readonly transactionHash: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly processedAt: string | null;
}

/** What a person asks for when withdrawing; checked. */
export interface WithdrawalRequest {
  /** USD. */
  readonly amount: Decimal;
  readonly currency: string;
  /** Trimmed. */
  readonly withdrawalAddress: string;
}
