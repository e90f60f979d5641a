import type { CallOptions, Calls } from '../calls.js';
import type { Listing } from '../contract/listing.js';
import {
  type NewWithdrawal,
  type WithdrawalReceipt,
  withdrawalReceiptSchema,
  type WithdrawalRecord,
  withdrawalRecordSchema,
} from '../contract/withdrawal.js';
import { listAll } from './listAll.js';

export interface WithdrawalsResource {
  /** Requests a withdrawal. A lost answer rejects with kind `uncertain`. */
  create(withdrawal: NewWithdrawal, options?: CallOptions): Promise<WithdrawalReceipt>;
  /** The withdrawal history, in the server's order. */
  list(options?: CallOptions): Promise<Listing<WithdrawalRecord>>;
  /** One withdrawal; its shape is not specified (G-108). */
  get(id: number | string, options?: CallOptions): Promise<unknown>;
}

export function createWithdrawals(calls: Calls): WithdrawalsResource {
  return {
    async create({ amount, currency, withdrawalAddress }, options) {
      const body = { amount, currency, withdrawal_address: withdrawalAddress };
      return calls.parse(
        withdrawalReceiptSchema,
        await calls.post('deposit/withdraw/', body, { ...options, movesMoney: true }),
      );
    },
    list: (options) => listAll(calls, 'deposit/withdrawals/', withdrawalRecordSchema, options),
    get: async (id, options) => calls.get(calls.urlOf(`deposit/withdrawals/${encodeURIComponent(id)}/`), options),
  };
}
