import * as v from 'valibot';
import { type Decimal, decimalSchema } from './decimal.js';
import {
  optionalRecordIdSchema,
  optionalShownTextSchema,
  type RecordId,
  recordIdSchema,
  shownTextSchema,
} from './fields.js';
import { acceptanceSchema } from './orderAnswer.js';
import { optionalTimeSchema, type ServerTime, timeSchema } from './time.js';
import { wireRecord, type WireSchema } from './wireRecord.js';

/** A withdrawal request. */
export interface NewWithdrawal {
  /** USD: a plain decimal with at most 2 decimals. */
  readonly amount: string;
  /** Code of the payout coin, such as ETH. */
  readonly currency: string;
  /** The destination address, trimmed. */
  readonly withdrawalAddress: string;
}

/** The fields of a withdrawal request that have another name on the wire, by that name. */
export const withdrawalFieldNames = { withdrawal_address: 'withdrawalAddress' } satisfies Record<
  string,
  keyof NewWithdrawal
>;

/** The server's answer to a withdrawal request. */
export interface WithdrawalReceipt {
  /** The server's message; `null` when it accepted without one. */
  readonly message: string | null;
  /** The id of its record in the history; `null` when the answer has none. */
  readonly id: RecordId | null;
}

const NO_RECEIPT: WithdrawalReceipt = { message: null, id: null };

/**
 * The answer of `/deposit/withdraw/`: anything but a list, `false`, or an object that says that the withdrawal was
 * refused. Message and id are optional.
 */
export const withdrawalReceiptSchema = v.pipe(
  acceptanceSchema,
  v.fallback(v.object({ message: optionalShownTextSchema, id: optionalRecordIdSchema }), NO_RECEIPT),
);

/** One record of the withdrawal history. */
export interface WithdrawalRecord {
  /** The server's id: a number, or a string where it is not numeric. */
  readonly id: RecordId;
  /** USD. */
  readonly amount: Decimal;
  /** Code of the payout coin. */
  readonly currency: string;
  /** Falls back to the code when the server sends no name. */
  readonly currencyName: string;
  /** The destination address, as stored by the server. */
  readonly withdrawalAddress: string;
  /** `pending`, `processing`, `completed`, `failed`, `cancelled` or any other value, as sent. */
  readonly status: string;
  /** The transaction on the coin's chain; `null` until it is sent. */
  readonly transactionHash: string | null;
  /** When the withdrawal was requested. */
  readonly createdAt: ServerTime;
  /** `null` while the server has not processed it. */
  readonly processedAt: ServerTime | null;
}

/**
 * One item of `/deposit/withdrawals/`: wire in, {@link WithdrawalRecord} out. Name, hash and processing time are
 * optional.
 */
export const withdrawalRecordSchema: WireSchema<WithdrawalRecord> = v.pipe(
  wireRecord({
    id: recordIdSchema,
    amount: decimalSchema,
    currency: shownTextSchema,
    currency_name: optionalShownTextSchema,
    withdrawal_address: shownTextSchema,
    status: shownTextSchema,
    transaction_hash: optionalShownTextSchema,
    created_at: timeSchema,
    processed_at: optionalTimeSchema,
  }),
  v.transform((record) => ({ ...record, currencyName: record.currencyName ?? record.currency })),
);
