import { limits } from './limits.ts';

const { stopLoss, takeProfit, maxTrades } = limits.botSettings;

/** The whole numbers a bot is started with, by their names on the wire and in the database. */
export const botSettings = { stop_loss: stopLoss, take_profit: takeProfit, max_trades: maxTrades };

export type BotSettingName = keyof typeof botSettings;

export const botSettingNames = Object.keys(botSettings) as BotSettingName[];

/** A value for each setting. */
export const mapSettings = <Value>(getValue: (name: BotSettingName) => Value) =>
  Object.fromEntries(botSettingNames.map((name) => [name, getValue(name)])) as Record<BotSettingName, Value>;

/** What the form starts with. */
export const initialSettings = mapSettings((name): number => botSettings[name].initial);
