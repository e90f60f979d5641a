import type { CallOptions, Calls } from '../calls.js';
import type { Listing } from '../contract/listing.js';
import { readRecord } from '../contract/reading.js';
import {
  type NewWithdrawal,
  type WithdrawalReceipt,
  withdrawalReceiptSchema,
  type WithdrawalRecord,
  withdrawalRecordSchema,
} from '../contract/withdrawal.js';
import { isApiError } from '../errors/guards.js';
import { toUncertain } from '../errors/toApiError.js';
import { checkAmount } from './checkAmount.js';
import { listAll, withId } from './listAll.js';

const withdrawals = withId((wire) => readRecord(withdrawalRecordSchema, wire));

/** Money that goes out (spec section 7). */
export interface WithdrawalsResource {
  /** Requests a withdrawal. Whatever does not prove a refusal rejects with kind `uncertain`. */
  create(withdrawal: NewWithdrawal, options?: CallOptions): Promise<WithdrawalReceipt>;
  /** The withdrawal history, in the server's order. */
  list(options?: CallOptions): Promise<Listing<WithdrawalRecord>>;
  /** One withdrawal; its shape is not specified (G-108). */
  get(id: number | string, options?: CallOptions): Promise<unknown>;
}

export function createWithdrawals(calls: Calls): WithdrawalsResource {
  return {
    async create({ amount, currency, withdrawalAddress }, options) {
      const texts = calls.textsOf(options);
      const body = { amount: checkAmount(amount, texts), currency, withdrawal_address: withdrawalAddress };
      const answer = await calls.post('deposit/withdraw/', body, { ...options, movesMoney: true });
      try {
        return calls.parse(withdrawalReceiptSchema, answer, options);
      } catch (error) {
        // The server said yes to something, but in no words that could be read.
        throw isApiError(error) ? toUncertain(error, texts) : error;
      }
    },
    list: (options) => listAll(calls, 'deposit/withdrawals/', withdrawals, options),
    get: async (id, options) => calls.get(calls.urlOf(`deposit/withdrawals/${encodeURIComponent(id)}/`), options),
  };
}
