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
import type { CallOptions, OrderOptions } from '../requests.js';
import { checkAmount } from './checkAmount.js';
import { createList, type ListResource, type RecordKind, withId } from './createList.js';

const deposits = withId((wire) => readRecord(depositRecordSchema, wire));

const currencies: RecordKind<SupportedCurrency> = {
  read: (wire) => readRecord(supportedCurrencySchema, wire),
  // A coin may be offered on several networks, which only the name distinguishes.
  getKey: ({ currency, name }) => JSON.stringify([currency, name]),
};

/** Deposits. */
export interface DepositsResource extends ListResource<DepositRecord> {
  /** The coins the server accepts, with their minimums. */
  currencies(options?: CallOptions): Promise<Listing<SupportedCurrency>>;
  /**
   * Requests a deposit address. A lost answer rejects with kind `uncertain`; so does, with the title 'Deposit error',
   * an answer that says no, lacks address or currency, or is for another coin, because the server may have stored the
   * deposit by then.
   */
  create(deposit: NewDeposit, options?: OrderOptions): Promise<CreatedDeposit>;
}

export function createDeposits(calls: Calls): DepositsResource {
  const currencyList = createList(calls, 'deposit/currencies/', currencies);

  return {
    currencies: (options) => currencyList.list(options),
    async create({ currency, amount }, options) {
      const texts = calls.resolveTexts(options);
      const { address, id } = await calls.request('deposit/create/', {
        ...options,
        method: 'POST',
        body: { currency, amount: checkAmount(amount, texts) },
        movesMoney: true,
        schema: createdDepositSchema,
        answerTexts: { errorTitle: texts.depositTitle, unexpected: texts.invalidDeposit },
        // Coins sent to an address of another coin are lost, so the error carries nothing of the answer.
        accept(answer: CreatedDeposit) {
          if (answer.currency.trim().toLowerCase() === currency.trim().toLowerCase()) return;
          const message = texts.otherCoin.replaceAll('{currency}', currency);
          throw new ApiError({ kind: 'uncertain', title: texts.depositTitle, message });
        },
      });
      return { address, currency, id };
    },
    ...createList(calls, 'deposit/list/', deposits),
  };
}
