import { ApiError } from '@etherpilot/api-client';
import type { Bot, BotConfiguration, Failure } from '@etherpilot/ui';
import { toText } from '@etherpilot/ui/money';
import { api } from '../services/api.js';
import { startTexts } from '../texts/startTexts.js';

/** An error for a start that was cancelled before sending, with a message for the user. */
function notStartable(message: string): ApiError {
  return new ApiError({ kind: 'unexpected', title: startTexts.error, message });
}

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
  if (found === undefined) throw notStartable(notListed);
  const reason = inactiveReason(found.status);
  if (reason !== null) throw notStartable(reason);
  return found.id;
}

async function findByName({ name, exchange }: Bot, signal: AbortSignal) {
  const { items } = await api.bots.list({ signal });
  return items.find((one) => one.name === name && one.exchange === exchange);
}

/** A failed start in the words of the dialog, whose field of the amount has another name. */
export function nameDialogFields({ fieldErrors = {}, ...failure }: Failure): Failure {
  const { initialAmount, ...others } = fieldErrors;
  if (initialAmount === undefined) return { ...failure, fieldErrors };
  // A message about one field starts with the server's name of it.
  const isAlone = Object.keys(others).length === 0 && failure.message.endsWith(`: ${initialAmount}`);
  const message = isAlone ? initialAmount : failure.message;
  return { ...failure, message, fieldErrors: { ...others, amount: initialAmount } };
}

/** Starts a bot. The risk level is not sent: the call has no field for it. */
export async function startBot(botId: number, configuration: BotConfiguration): Promise<void> {
  const { amount, riskLevel: _, ...settings } = configuration;
  await api.investments.create({ botId, initialAmount: toText(amount), ...settings });
}
