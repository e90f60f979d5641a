import type { Calls } from '../calls.js';
import { type Bot, botSchema } from '../contract/bot.js';
import { readRecord } from '../contract/reading.js';
import { createGet, type GetRecord } from './createGet.js';
import { createList, type ListResource, withId } from './createList.js';

const bots = withId((wire) => readRecord(botSchema, wire));

/** The bots on offer. */
export interface BotsResource extends ListResource<Bot> {
  /** One bot. Its shape is not specified: pass a `schema` to validate it. */
  readonly get: GetRecord;
}

export function createBots(calls: Calls): BotsResource {
  return {
    ...createList(calls, 'bots/', bots),
    get: createGet(calls, 'bots/'),
  };
}
