import type { CallOptions, Calls } from '../calls.js';
import {
  type CreatedDeposit,
  createdDepositSchema,
  type DepositRecord,
  depositRecordSchema,
  type NewDeposit,
  type SupportedCurrency,
  supportedCurrencySchema,
} from '../contract/deposit.js';
import type { Listing } from '../contract/listing.js';
import { ApiError } from '../errors/ApiError.js';
import { isApiError } from '../errors/guards.js';
import { listAll } from './listAll.js';
import { checkAmount } from './checkAmount.js';

/** Coins that come in (spec section 7). */
export interface DepositsResource {
  /** The coins the server takes, with their minimums. */
  currencies(options?: CallOptions): Promise<Listing<SupportedCurrency>>;
  /**
   * Asks for an address to pay to. An answer without address or currency rejects with 'Deposit error' (spec section 8),
   * a lost answer with kind `uncertain`.
   */
  create(deposit: NewDeposit, options?: CallOptions): Promise<CreatedDeposit>;
  /** The deposit history, in the server's order. */
  list(options?: CallOptions): Promise<Listing<DepositRecord>>;
}

export function createDeposits(calls: Calls): DepositsResource {
  function parseCreated(answer: unknown, options?: CallOptions): CreatedDeposit {
    try {
      return calls.parse(createdDepositSchema, answer, options);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const { depositTitle: title, invalidDeposit: message } = calls.textsOf(options);
      throw new ApiError({ kind: 'invalidResponse', title, message, details: answer, cause: error.cause });
    }
  }

  return {
    currencies: (options) => listAll(calls, 'deposit/currencies/', supportedCurrencySchema, options),
    async create({ currency, amount }, options) {
      const body = { currency, amount: checkAmount(amount, calls.textsOf(options)) };
      return parseCreated(await calls.post('deposit/create/', body, { ...options, movesMoney: true }), options);
    },
    list: (options) => listAll(calls, 'deposit/list/', depositRecordSchema, options),
  };
}
