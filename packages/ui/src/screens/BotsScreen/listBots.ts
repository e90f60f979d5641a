import type { Bot } from '../../model/Bot.js';
import { fallbackBots } from '../../samples/fallbackBots.js';
import type { Loadable } from '../../model/Loadable.js';
import { live, sample, type Sourced } from '../../model/Provenance.js';

export interface ListedBots {
  /** Empty during the first load. */
  readonly bots: readonly Sourced<Bot>[];
  /** Why they differ from the server's current list: it could not be read, or it is empty. */
  readonly fallbackReason: 'failed' | 'empty' | null;
}

/** The bots to show: the server's, or the built-in ones when it lists none or cannot be read. */
export function listBots(bots: Loadable<readonly Bot[]>): ListedBots {
  const { status, data } = bots;
  if (status === 'loading' && data === undefined) return { bots: [], fallbackReason: null };
  if (data === undefined || data.length === 0) {
    return { bots: fallbackBots.map(sample), fallbackReason: status === 'failed' ? 'failed' : 'empty' };
  }
  if (status !== 'failed') return { bots: data.map(live), fallbackReason: null };
  const cached = (value: Bot): Sourced<Bot> => ({ value, provenance: 'cached', asOf: bots.readAt });
  return { bots: data.map(cached), fallbackReason: 'failed' };
}

/** A bot that was opened, as the list has it now. */
export interface OpenedBot {
  readonly bot: Sourced<Bot>;
  /** The server has listed its bots since, and this one is not among them. */
  readonly isGone: boolean;
}

/**
 * The latest data of an opened bot; its last known data when it is not listed any more, or its id has become that of
 * another one.
 */
export function findOpened(opened: Sourced<Bot>, bots: Loadable<readonly Bot[]>): OpenedBot {
  const { id, name, exchange } = opened.value;
  const isSame = ({ value }: Sourced<Bot>) => value.id === id && value.name === name && value.exchange === exchange;
  const listed = listBots(bots).bots.find(isSame);
  return listed === undefined ? { bot: opened, isGone: bots.data !== undefined } : { bot: listed, isGone: false };
}
