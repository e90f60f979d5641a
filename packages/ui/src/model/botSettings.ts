interface BotSetting {
  /** Its name in the form. */
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly initial: number;
  /** `%`, or none for a count. */
  readonly unit: '%' | '';
  /** The values the scale names; the first and the last are the limits. */
  readonly marks: readonly number[];
}

/** The whole numbers a person sets before starting a bot, each with a slider, in the order of the form. */
export const botSettings = {
  /** Percent 1-20. */
  stopLoss: { label: 'Stop Loss', min: 1, max: 20, initial: 5, unit: '%', marks: [1, 5, 10, 15, 20] },
  /** Percent 5-50. */
  takeProfit: { label: 'Take Profit', min: 5, max: 50, initial: 10, unit: '%', marks: [5, 20, 35, 50] },
  /** 1-10. */
  maxTrades: { label: 'Max Concurrent Trades', min: 1, max: 10, initial: 5, unit: '', marks: [1, 5, 10] },
} as const satisfies Readonly<Record<string, BotSetting>>;

export type BotSettingName = keyof typeof botSettings;

/** The chosen numbers. */
export type BotSettings = { readonly [Name in keyof typeof botSettings]: number };

/** Each setting with its limits, in the order of the form. */
export const botSettingList = Object.entries(botSettings) as readonly (readonly [BotSettingName, BotSetting])[];

const fromSettings = <Value>(read: (setting: BotSetting) => Value) =>
  Object.fromEntries(botSettingList.map(([name, setting]) => [name, read(setting)])) as Readonly<
    Record<BotSettingName, Value>
  >;

/** The default values. */
export const initialBotSettings: BotSettings = fromSettings(({ initial }) => initial);

/** What the settings are called, as texts a host can replace. */
export const botSettingTexts = fromSettings(({ label }) => label);
