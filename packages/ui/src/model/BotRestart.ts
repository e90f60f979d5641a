import type { Bot, BotConfiguration } from './Bot.js';

/** An earlier investment that is to be started again, as it was configured on this device. */
export interface BotRestart {
  /** The bot it was in; its id may be another one by now. */
  readonly bot: Pick<Bot, 'name' | 'exchange'>;
  /** What the person set at the time. */
  readonly configuration: BotConfiguration;
  /** When it was started (ms since the epoch). */
  readonly startedAt: number;
}
