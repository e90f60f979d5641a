import * as v from 'valibot';
import { type Decimal, decimalSchema, lenientDecimalSchema } from './decimal.js';
import { optionalTextSchema, type RecordId, recordIdSchema, textSchema } from './fields.js';
import { type ServerTime, timeSchema } from './time.js';

/** A coin the server accepts (spec section 3). */
export interface SupportedCurrency {
  /** Code such as ETH. */
  readonly currency: string;
  /** The coin's name; its code when the server gives none. */
  readonly name: string;
  /** Coin units; `null` when unreadable, never a made-up minimum (G-126). */
  readonly minDeposit: Decimal | null;
}

/**
 * One line of the answer of `/deposit/currencies/`: wire in, {@link SupportedCurrency} out. Only the code is
 * indispensable.
 */
export const supportedCurrencySchema = v.pipe(
  v.object({ currency: textSchema, name: optionalTextSchema, min_deposit: lenientDecimalSchema }),
  v.transform((wire): SupportedCurrency => ({
    currency: wire.currency,
    name: wire.name ?? wire.currency,
    minDeposit: wire.min_deposit,
  })),
);

/** What a person asks for when depositing. */
export interface NewDeposit {
  /** Code of a coin the server lists, such as ETH. */
  readonly currency: string;
  /** Coin units as typed: a plain decimal with at most 8 decimals (G-64, G-127). */
  readonly amount: string;
}

/** Where the coins of a new deposit go. Both are required (spec section 3). */
export interface CreatedDeposit {
  /** Where to send the coins, as the server wrote it. The client does not check it. */
  readonly address: string;
  /** Code of the coin this address takes, as asked for; any other coin sent to it may be lost. */
  readonly currency: string;
}

/** The answer of `/deposit/create/`: both fields have to be there and not be blank. */
export const createdDepositSchema = v.object({ address: textSchema, currency: textSchema });

/** One line of the deposit history (spec section 3). */
export interface DepositRecord {
  /** What the server calls the deposit: a number, or a text where it is not one. */
  readonly id: RecordId;
  /** Code such as ETH. */
  readonly currency: string;
  /** The code when the server gives no name. */
  readonly currencyName: string;
  /** Coin units. */
  readonly amount: Decimal;
  /** `pending`, `paid`, `failed` or any other word, as sent. */
  readonly status: string;
  /** When it was asked for. */
  readonly createdAt: ServerTime;
  /** The payment provider's invoice id (G-76). */
  readonly transactionId: string | null;
}

const wireDepositSchema = v.object({
  id: recordIdSchema,
  currency: textSchema,
  currency_name: optionalTextSchema,
  amount: decimalSchema,
  status: textSchema,
  created_at: timeSchema,
  oxapay_invoice_id: optionalTextSchema,
});

/**
 * One line of the answer of `/deposit/list/`: wire in, {@link DepositRecord} out. Name and transaction id may be
 * missing.
 */
export const depositRecordSchema = v.pipe(
  wireDepositSchema,
  v.transform((wire): DepositRecord => ({
    id: wire.id,
    currency: wire.currency,
    currencyName: wire.currency_name ?? wire.currency,
    amount: wire.amount,
    status: wire.status,
    createdAt: wire.created_at,
    transactionId: wire.oxapay_invoice_id,
  })),
);
