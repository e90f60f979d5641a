/** The whole numbers a bot is started with, by their names on the wire and in the database: the same limits as in the form. */
export const botSettings = {
  /** Percent. */
  stop_loss: { min: 1, max: 20, initial: 5 },
  /** Percent. */
  take_profit: { min: 5, max: 50, initial: 10 },
  max_trades: { min: 1, max: 10, initial: 5 },
} as const satisfies Readonly<Record<string, { min: number; max: number; initial: number }>>;

export type BotSettingName = keyof typeof botSettings;

export const botSettingNames = Object.keys(botSettings) as BotSettingName[];

/** A value for each setting. */
export const mapSettings = <Value>(getValue: (name: BotSettingName) => Value) =>
  Object.fromEntries(botSettingNames.map((name) => [name, getValue(name)])) as Record<BotSettingName, Value>;

/** What the form starts with. */
export const initialSettings = mapSettings((name): number => botSettings[name].initial);
