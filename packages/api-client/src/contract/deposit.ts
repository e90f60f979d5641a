import * as v from 'valibot';
import { type Decimal, decimalSchema, lenientDecimalSchema } from './decimal.js';
import { idSchema, optionalTextSchema, textSchema } from './fields.js';

/** A coin the server accepts (spec section 3). */
export interface SupportedCurrency {
  /** Code such as ETH. */
  readonly currency: string;
  readonly name: string;
  /** Coin units; `null` when unreadable, never a made-up minimum (G-126). */
  readonly minDeposit: Decimal | null;
}

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
  readonly currency: string;
  /** Coin units as typed: a plain decimal with at most 8 decimals (G-64, G-127). */
  readonly amount: string;
}

/** Where the coins of a new deposit go. Both are required (spec section 3). */
export interface CreatedDeposit {
  readonly address: string;
  readonly currency: string;
}

export const createdDepositSchema = v.object({ address: textSchema, currency: textSchema });

/** One line of the deposit history (spec section 3). */
export interface DepositRecord {
  readonly id: number;
  readonly currency: string;
  /** The code when the server gives no name. */
  readonly currencyName: string;
  /** Coin units. */
  readonly amount: Decimal;
  /** `pending`, `paid`, `failed` or any other word, as sent. */
  readonly status: string;
  /** ISO 8601 as sent. */
  readonly createdAt: string;
  /** The payment provider's invoice id (G-76). */
  readonly transactionId: string | null;
}

const wireDepositSchema = v.object({
  id: idSchema,
  currency: textSchema,
  currency_name: optionalTextSchema,
  amount: decimalSchema,
  status: textSchema,
  created_at: textSchema,
  oxapay_invoice_id: optionalTextSchema,
});

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
