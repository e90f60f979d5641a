import type { Calls } from '../calls.js';
import type { Listing } from '../contract/listing.js';
import { readRecord } from '../contract/reading.js';
import {
  type NewWithdrawal,
  withdrawalFieldNames,
  type WithdrawalReceipt,
  withdrawalReceiptSchema,
  type WithdrawalRecord,
  withdrawalRecordSchema,
} from '../contract/withdrawal.js';
import { isApiError } from '../errors/guards.js';
import { toUncertain } from '../errors/toApiError.js';
import type { CallOptions } from '../requests.js';
import { checkAmount } from './checkAmount.js';
import { listAll, withId } from './listAll.js';

const withdrawals = withId((wire) => readRecord(withdrawalRecordSchema, wire));

/** Withdrawals. */
export interface WithdrawalsResource {
  /** Requests a withdrawal. A failure that does not prove a refusal rejects with kind `uncertain`. */
  create(withdrawal: NewWithdrawal, options?: CallOptions): Promise<WithdrawalReceipt>;
  /** The withdrawal history, in the server's order. */
  list(options?: CallOptions): Promise<Listing<WithdrawalRecord>>;
  /** One withdrawal, unvalidated: its shape is not specified. */
  get(id: number | string, options?: CallOptions): Promise<unknown>;
}

export function createWithdrawals(calls: Calls): WithdrawalsResource {
  return {
    async create({ amount, currency, withdrawalAddress }, options) {
      const texts = calls.textsOf(options);
      const body = { amount: checkAmount(amount, texts), currency, withdrawal_address: withdrawalAddress };
      const terms = { ...options, movesMoney: true, fieldNames: withdrawalFieldNames };
      const answer = await calls.post('deposit/withdraw/', body, terms);
      try {
        return calls.parse(withdrawalReceiptSchema, answer, options);
      } catch (error) {
        // The server accepted something, but the answer is unreadable.
        throw isApiError(error) ? toUncertain(error, texts) : error;
      }
    },
    list: (options) => listAll(calls, 'deposit/withdrawals/', withdrawals, options),
    get: async (id, options) => calls.get(calls.urlOf(`deposit/withdrawals/${encodeURIComponent(id)}/`), options),
  };
}
