import { ApiError } from '@etherpilot/api-client';
import type { Bot, BotConfiguration } from '@etherpilot/ui';
import { toText } from '@etherpilot/ui/money';
import { api } from '../services/api.js';

/**
 * The server's id of a bot. A built-in bot has none: the list is read again and the bot of the same name and exchange
 * taken; money is never sent to a guessed id (G-48).
 */
async function serverIdOf(bot: Bot, signal: AbortSignal): Promise<number> {
  if (typeof bot.id === 'number') return bot.id;
  const { items } = await api.bots.list({ signal });
  const same = items.find((one) => one.name === bot.name && one.exchange === bot.exchange);
  if (same !== undefined) return same.id;
  throw new ApiError({ kind: 'unexpected', title: 'Error', message: `The server lists no bot named ${bot.name}.` });
}

export interface BotOrder {
  readonly bot: Bot;
  readonly configuration: BotConfiguration;
}

/**
 * Starts a bot. The risk level stays here: the call has no field for it (G-56). `signal` ends the looking up of a bot's id;
 * a start that is on its way goes on.
 */
export async function startBot({ bot, configuration }: BotOrder, signal: AbortSignal): Promise<void> {
  const { amount, strategy, stopLoss, takeProfit, maxTrades } = configuration;
  const botId = await serverIdOf(bot, signal);
  await api.investments.create({ botId, initialAmount: toText(amount), strategy, stopLoss, takeProfit, maxTrades });
}
