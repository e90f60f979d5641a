import type { Bot, BotConfiguration, Investment, RecordId } from '@etherpilot/ui/model';
import { compare } from '@etherpilot/ui/money';

export interface Start {
  readonly bot: Pick<Bot, 'name' | 'exchange'>;
  readonly configuration: Pick<BotConfiguration, 'amount'>;
}

/**
 * The id of the investment a start has made: the only one of that bot and amount that was not listed before.
 * `undefined` when there is none, or more than one.
 */
export function findNewInvestment(
  { bot, configuration }: Start,
  before: readonly Pick<Investment, 'id'>[],
  after: readonly Pick<Investment, 'id' | 'bot' | 'initialAmount'>[],
): RecordId | undefined {
  const known = new Set(before.map(({ id }) => id));
  const [found, ...others] = after.filter(
    (one) =>
      !known.has(one.id) &&
      one.bot?.name === bot.name &&
      one.bot.exchange === bot.exchange &&
      compare(one.initialAmount, configuration.amount) === 0,
  );
  return others.length === 0 ? found?.id : undefined;
}
