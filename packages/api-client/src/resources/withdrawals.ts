import type { Calls } from '../calls.js';
import { readRecord } from '../contract/reading.js';
import {
  type NewWithdrawal,
  withdrawalFieldNames,
  type WithdrawalReceipt,
  withdrawalReceiptSchema,
  type WithdrawalRecord,
  withdrawalRecordSchema,
} from '../contract/withdrawal.js';
import type { OrderOptions } from '../requests.js';
import { checkAmount } from './checkAmount.js';
import { createGet, type GetRecord } from './createGet.js';
import { createList, type ListResource, withId } from './createList.js';

const withdrawals = withId((wire) => readRecord(withdrawalRecordSchema, wire));

/** Withdrawals. */
export interface WithdrawalsResource extends ListResource<WithdrawalRecord> {
  /**
   * Requests a withdrawal. A failure that does not prove a refusal rejects with kind `uncertain`, and so does a success
   * answer that does not prove acceptance.
   */
  create(withdrawal: NewWithdrawal, options?: OrderOptions): Promise<WithdrawalReceipt>;
  /** One withdrawal. Its shape is not specified: pass a `schema` to validate it. */
  readonly get: GetRecord;
}

export function createWithdrawals(calls: Calls): WithdrawalsResource {
  return {
    async create({ amount, currency, withdrawalAddress }, options) {
      const checked = checkAmount(amount, calls.resolveTexts(options));
      return calls.request('deposit/withdraw/', {
        ...options,
        method: 'POST',
        body: { amount: checked, currency, withdrawal_address: withdrawalAddress },
        movesMoney: true,
        schema: withdrawalReceiptSchema,
        fieldNames: withdrawalFieldNames,
      });
    },
    ...createList(calls, 'deposit/withdrawals/', withdrawals),
    get: createGet(calls, 'deposit/withdrawals/'),
  };
}
