import type { Calls } from '../calls.js';
import {
  type Investment,
  type InvestmentReceipt,
  investmentReceiptSchema,
  type NewInvestment,
  readInvestment,
  settingNames,
  investmentFieldNames,
} from '../contract/investment.js';
import type { OrderOptions } from '../requests.js';
import { checkAmount } from './checkAmount.js';
import { createGet, type GetRecord } from './createGet.js';
import { createList, type ListResource, withId } from './createList.js';

/** Investments in bots. */
export interface InvestmentsResource extends ListResource<Investment> {
  /**
   * Starts a bot. A failure that does not prove a refusal rejects with kind `uncertain`, and so does a success answer
   * that does not prove acceptance.
   */
  create(investment: NewInvestment, options?: OrderOptions): Promise<InvestmentReceipt>;
  /** One investment. Its shape is not specified: pass a `schema` to validate it. */
  readonly get: GetRecord;
}

/** Only the settings the call has a field for. */
function toWire(settings: Readonly<Record<keyof typeof settingNames, number>>): Readonly<Record<string, number>> {
  const names = Object.entries(settingNames) as [keyof typeof settingNames, string][];
  return Object.fromEntries(names.map(([name, wireName]) => [wireName, settings[name]]));
}

export function createInvestments(calls: Calls): InvestmentsResource {
  return {
    async create({ botId, initialAmount, strategy, ...settings }, options) {
      const body = {
        bot: botId,
        initial_amount: checkAmount(initialAmount, calls.resolveTexts(options)),
        strategy,
        ...toWire(settings),
      };
      return calls.request('bots/investments/create/', {
        ...options,
        method: 'POST',
        body,
        movesMoney: true,
        schema: investmentReceiptSchema,
        fieldNames: investmentFieldNames,
      });
    },
    ...createList(calls, 'bots/investments/', withId(readInvestment)),
    get: createGet(calls, 'bots/investments/'),
  };
}
