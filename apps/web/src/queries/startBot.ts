import { ApiError } from '@etherpilot/api-client';
import type { Bot, BotConfiguration } from '@etherpilot/ui';
import { toText } from '@etherpilot/ui/money';
import { api } from '../services/api.js';

/**
 * The server's id of a bot. A built-in bot has none: the list is read again and the bot of the same name and exchange
 * taken; money is never sent to a guessed id.
 */
export async function findBotId(bot: Bot, signal: AbortSignal): Promise<number> {
  if (typeof bot.id === 'number') return bot.id;
  const { items } = await api.bots.list({ signal });
  const same = items.find((one) => one.name === bot.name && one.exchange === bot.exchange);
  if (same !== undefined) return same.id;
  throw new ApiError({ kind: 'unexpected', title: 'Error', message: `The server lists no bot named ${bot.name}.` });
}

/** Starts a bot. The risk level stays here: the call has no field for it. */
export async function startBot(botId: number, configuration: BotConfiguration): Promise<void> {
  const { amount, strategy, stopLoss, takeProfit, maxTrades } = configuration;
  await api.investments.create({ botId, initialAmount: toText(amount), strategy, stopLoss, takeProfit, maxTrades });
}
