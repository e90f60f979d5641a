import type { Bot, BotConfiguration, Failure } from '@etherpilot/ui/model';
import { toText } from '@etherpilot/ui/money';
import { api } from '../services/api.js';
import { NotSent } from './failureReason.js';
import type { ServerAnswer } from './placeOrder.js';

export interface BotLookup {
  readonly signal: AbortSignal;
  /** Why a bot of this status cannot be started; `null` for an active one. */
  readonly inactiveReason: (status: string) => string | null;
  /** The message for a bot the server does not list. */
  readonly notListed: string;
}

/**
 * The server's id of a bot that can be started. A built-in bot has none, so the list is read again and matched by name
 * and exchange; money is never sent to a guessed id, nor to an inactive bot.
 */
export async function findBotId(bot: Bot, { signal, inactiveReason, notListed }: BotLookup): Promise<number> {
  const found = typeof bot.id === 'number' ? { id: bot.id, status: bot.status } : await findByName(bot, signal);
  if (found === undefined) throw new NotSent(notListed);
  const reason = inactiveReason(found.status);
  if (reason !== null) throw new NotSent(reason);
  return found.id;
}

async function findByName({ name, exchange }: Bot, signal: AbortSignal) {
  const { items } = await api.bots.list({ signal });
  return items.find((one) => one.name === name && one.exchange === exchange);
}

type DialogFailure = Pick<Failure, 'fieldErrors'> & Pick<ServerAnswer, 'reason'>;

/** A failed start in the words of the dialog, whose field of the amount has another name. */
export function nameDialogFields({ fieldErrors = {}, reason }: DialogFailure): DialogFailure {
  const { initialAmount, ...others } = fieldErrors;
  if (initialAmount === undefined) return { fieldErrors, reason };
  // A message about one field starts with the server's name of it.
  const isAlone = Object.keys(others).length === 0 && reason?.endsWith(`: ${initialAmount}`) === true;
  return { fieldErrors: { ...others, amount: initialAmount }, reason: isAlone ? initialAmount : reason };
}

/** Starts a bot. The risk level is not sent: the call has no field for it. */
export function startBot(botId: number, configuration: BotConfiguration, key: string): Promise<unknown> {
  const { amount, riskLevel: _, ...settings } = configuration;
  return api.investments.create({ botId, initialAmount: toText(amount), ...settings }, { key });
}
