import type { BotRestart, Investment } from '@etherpilot/ui/model';
import type { StartedBot } from '../state/startedBots.js';

/** An investment, named by the text of its id, to be started again as it was configured on this device. */
export function findRestart(
  id: string | undefined,
  investments: readonly Investment[],
  starts: readonly StartedBot[],
): BotRestart | undefined {
  const start = starts.find(({ investmentId }) => `${investmentId}` === id);
  const investment = investments.find((one) => one.id === start?.investmentId);
  if (start === undefined || !investment?.bot) return undefined;
  const { investmentId: _, startedAt, ...settings } = start;
  return { bot: investment.bot, configuration: { ...settings, amount: investment.initialAmount }, startedAt };
}
