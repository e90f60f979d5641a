import * as v from 'valibot';
import { type Decimal, decimalSchema } from './decimal.js';
import { optionalTextSchema, type RecordId, recordIdSchema, textSchema } from './fields.js';
import { optionalTimeSchema, type ServerTime, timeSchema } from './time.js';

/** What a person asks for when withdrawing (spec section 3). */
export interface NewWithdrawal {
  /** USD as typed: a plain decimal with at most 2 decimals. */
  readonly amount: string;
  /** Code of the coin to be paid in, such as ETH. */
  readonly currency: string;
  /** Trimmed. */
  readonly withdrawalAddress: string;
}

/** The server's answer to a withdrawal request. */
export interface WithdrawalReceipt {
  /** The server's words; `null` when it accepted without any. */
  readonly message: string | null;
}

/** The answer of `/deposit/withdraw/`: any object will do, for the request is accepted with or without words. */
export const withdrawalReceiptSchema = v.object({ message: optionalTextSchema });

/** One line of the withdrawal history (spec section 3). */
export interface WithdrawalRecord {
  /** What the server calls the withdrawal: a number, or a text where it is not one. */
  readonly id: RecordId;
  /** USD. */
  readonly amount: Decimal;
  /** Code of the coin it is paid in. */
  readonly currency: string;
  /** The code when the server gives no name. */
  readonly currencyName: string;
  /** Where the coins go, as the server kept it. */
  readonly withdrawalAddress: string;
  /** `pending`, `processing`, `completed`, `failed`, `cancelled` or any other word, as sent. */
  readonly status: string;
  /** On the coin's chain; `null` until it is sent. */
  readonly transactionHash: string | null;
  /** When it was asked for. */
  readonly createdAt: ServerTime;
  /** `null` while the server has not dealt with it. */
  readonly processedAt: ServerTime | null;
}

const wireWithdrawalSchema = v.object({
  id: recordIdSchema,
  amount: decimalSchema,
  currency: textSchema,
  currency_name: optionalTextSchema,
  withdrawal_address: textSchema,
  status: textSchema,
  transaction_hash: optionalTextSchema,
  created_at: timeSchema,
  processed_at: optionalTimeSchema,
});

/**
 * One line of the answer of `/deposit/withdrawals/`: wire in, {@link WithdrawalRecord} out. Name, hash and processing
 * time may be missing.
 */
export const withdrawalRecordSchema = v.pipe(
  wireWithdrawalSchema,
  v.transform((wire): WithdrawalRecord => ({
    id: wire.id,
    amount: wire.amount,
    currency: wire.currency,
    currencyName: wire.currency_name ?? wire.currency,
    withdrawalAddress: wire.withdrawal_address,
    status: wire.status,
    transactionHash: wire.transaction_hash,
    createdAt: wire.created_at,
    processedAt: wire.processed_at,
  })),
);
