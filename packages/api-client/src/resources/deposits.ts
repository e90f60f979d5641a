import type { Calls } from '../calls.js';
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
import { readRecord } from '../contract/reading.js';
import { ApiError } from '../errors/ApiError.js';
import { isApiError } from '../errors/guards.js';
import { toUncertain } from '../errors/toApiError.js';
import type { CallOptions } from '../requests.js';
import { checkAmount } from './checkAmount.js';
import { listAll, type RecordKind, withId } from './listAll.js';

const deposits = withId((wire) => readRecord(depositRecordSchema, wire));

const currencies: RecordKind<SupportedCurrency> = {
  read: (wire) => readRecord(supportedCurrencySchema, wire),
  // A coin may be offered on several networks, which only the name distinguishes.
  keyOf: ({ currency, name }) => JSON.stringify([currency, name]),
};

/** Deposits. */
export interface DepositsResource {
  /** The coins the server accepts, with their minimums. */
  currencies(options?: CallOptions): Promise<Listing<SupportedCurrency>>;
  /**
   * Requests a deposit address. A lost answer rejects with kind `uncertain`; so does, with the title 'Deposit error',
   * an answer without address or currency, or for another coin, because the server has stored the deposit by then.
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
      const texts = calls.textsOf(options);
      const { depositTitle: title, invalidDeposit: message } = texts;
      const { cause } = error;
      throw toUncertain(new ApiError({ kind: 'invalidResponse', title, message, details: answer, cause }), texts);
    }
  }

  /** Coins sent to an address of another coin are lost, so the error carries nothing of the answer. */
  function checkCoin(answered: string, asked: string, options?: CallOptions): void {
    if (answered.trim().toLowerCase() === asked.trim().toLowerCase()) return;
    const { depositTitle: title, otherCoin } = calls.textsOf(options);
    throw new ApiError({ kind: 'uncertain', title, message: otherCoin.replaceAll('{currency}', asked) });
  }

  return {
    currencies: (options) => listAll(calls, 'deposit/currencies/', currencies, options),
    async create({ currency, amount }, options) {
      const body = { currency, amount: checkAmount(amount, calls.textsOf(options)) };
      const answer = await calls.post('deposit/create/', body, { ...options, movesMoney: true });
      const created = parseCreated(answer, options);
      checkCoin(created.currency, currency, options);
      return { address: created.address, currency };
    },
    list: (options) => listAll(calls, 'deposit/list/', deposits, options),
  };
}
