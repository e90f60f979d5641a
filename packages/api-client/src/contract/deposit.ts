import * as v from 'valibot';
import { type Decimal, decimalSchema, lenientDecimalSchema } from './decimal.js';
import {
  exactTextSchema,
  optionalRecordIdSchema,
  optionalShownTextSchema,
  type RecordId,
  recordIdSchema,
  shownTextSchema,
} from './fields.js';
import { acceptanceSchema } from './orderAnswer.js';
import { type ServerTime, timeSchema } from './time.js';
import { wireRecord, type WireSchema } from './wireRecord.js';

/** A coin the server accepts. */
export interface SupportedCurrency {
  /** Code such as ETH. */
  readonly currency: string;
  /** The coin's name; its code when the server sends none. */
  readonly name: string;
  /** Coin units; `null` when unreadable, never a made-up minimum. */
  readonly minDeposit: Decimal | null;
}

/** One item of `/deposit/currencies/`: wire in, {@link SupportedCurrency} out. Only the code is required. */
export const supportedCurrencySchema: WireSchema<SupportedCurrency> = v.pipe(
  wireRecord({ currency: exactTextSchema, name: optionalShownTextSchema, min_deposit: lenientDecimalSchema }),
  v.transform((coin) => ({ ...coin, name: coin.name ?? coin.currency })),
);

/** A deposit request. */
export interface NewDeposit {
  /** Code of a coin the server lists, such as ETH. */
  readonly currency: string;
  /** Coin units: a plain decimal with at most 8 decimals. */
  readonly amount: string;
}

/** Where to send the coins of a new deposit. Address and currency are required. */
export interface CreatedDeposit {
  /** The address, as sent by the server. The client does not validate it. */
  readonly address: string;
  /** Code of the coin this address accepts, as requested; any other coin sent to it may be lost. */
  readonly currency: string;
  /** The id of its record in the history; `null` when the answer has none. */
  readonly id: RecordId | null;
}

/**
 * The answer of `/deposit/create/`: address and currency are required and not blank, and nothing in it says that the
 * deposit was refused.
 */
export const createdDepositSchema = v.pipe(
  acceptanceSchema,
  v.object({ address: exactTextSchema, currency: exactTextSchema, id: optionalRecordIdSchema }),
);

/** One record of the deposit history. */
export interface DepositRecord {
  /** The server's id: a number, or a string where it is not numeric. */
  readonly id: RecordId;
  /** Code such as ETH. */
  readonly currency: string;
  /** Falls back to the code when the server sends no name. */
  readonly currencyName: string;
  /** Coin units. */
  readonly amount: Decimal;
  /** `pending`, `paid`, `failed` or any other value, as sent. */
  readonly status: string;
  /** When the deposit was requested. */
  readonly createdAt: ServerTime;
  /** The payment provider's invoice id. */
  readonly transactionId: string | null;
}

/** One item of `/deposit/list/`: wire in, {@link DepositRecord} out. Name and transaction id are optional. */
export const depositRecordSchema: WireSchema<DepositRecord> = v.pipe(
  wireRecord({
    id: recordIdSchema,
    currency: shownTextSchema,
    currency_name: optionalShownTextSchema,
    amount: decimalSchema,
    status: shownTextSchema,
    created_at: timeSchema,
    oxapay_invoice_id: optionalShownTextSchema,
  }),
  v.transform(({ oxapayInvoiceId: transactionId, ...record }) => ({
    ...record,
    currencyName: record.currencyName ?? record.currency,
    transactionId,
  })),
);
