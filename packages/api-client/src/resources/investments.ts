import type { Calls } from '../calls.js';
import {
  type Investment,
  type NewInvestment,
  readInvestment,
  settingNames,
  investmentFieldNames,
} from '../contract/investment.js';
import type { Listing } from '../contract/listing.js';
import type { CallOptions } from '../requests.js';
import { checkAmount } from './checkAmount.js';
import { listAll, withId } from './listAll.js';

/** Investments in bots. */
export interface InvestmentsResource {
  /** Starts a bot. Any success answer counts; a failure that does not prove a refusal rejects with kind `uncertain`. */
  create(investment: NewInvestment, options?: CallOptions): Promise<void>;
  /** The user's investments with their growth logs, in the server's order. */
  list(options?: CallOptions): Promise<Listing<Investment>>;
  /** One investment, unvalidated: its shape is not specified. */
  get(id: number | string, options?: CallOptions): Promise<unknown>;
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
        initial_amount: checkAmount(initialAmount, calls.textsOf(options)),
        strategy,
        ...toWire(settings),
      };
      const terms = { ...options, movesMoney: true, ignoresAnswer: true, fieldNames: investmentFieldNames };
      await calls.post('bots/investments/create/', body, terms);
    },
    list: (options) => listAll(calls, 'bots/investments/', withId(readInvestment), options),
    get: async (id, options) => calls.get(calls.urlOf(`bots/investments/${encodeURIComponent(id)}/`), options),
  };
}
