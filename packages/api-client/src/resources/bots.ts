import type { Calls } from '../calls.js';
import { type Bot, botSchema } from '../contract/bot.js';
import type { Listing } from '../contract/listing.js';
import { readRecord } from '../contract/reading.js';
import type { CallOptions } from '../requests.js';
import { listAll, withId } from './listAll.js';

const bots = withId((wire) => readRecord(botSchema, wire));

/** The bots on offer. */
export interface BotsResource {
  /** The bots the server offers; may be empty. */
  list(options?: CallOptions): Promise<Listing<Bot>>;
  /** One bot, unvalidated: its shape is not specified. */
  get(id: number | string, options?: CallOptions): Promise<unknown>;
}

export function createBots(calls: Calls): BotsResource {
  return {
    list: (options) => listAll(calls, 'bots/', bots, options),
    get: async (id, options) => calls.get(calls.urlOf(`bots/${encodeURIComponent(id)}/`), options),
  };
}
