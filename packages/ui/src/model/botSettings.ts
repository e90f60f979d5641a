import type { BotSettings } from './limits.js';

export type BotSettingName = keyof BotSettings;

interface BotSetting {
  /** Its name in the form. */
  readonly label: string;
  /** `%`, or none for a count. */
  readonly unit: '%' | '';
  /** The values the scale names between its ends. */
  readonly marks: readonly number[];
}

/** The sliders of a bot's configuration, in the order of the form. Their ranges are limits, which a host may replace. */
export const botSettings = {
  /** Percent. */
  stopLoss: { label: 'Stop Loss', unit: '%', marks: [5, 10, 15] },
  /** Percent. */
  takeProfit: { label: 'Take Profit', unit: '%', marks: [20, 35] },
  /** A count. */
  maxTrades: { label: 'Max Concurrent Trades', unit: '', marks: [5] },
} as const satisfies Readonly<Record<BotSettingName, BotSetting>>;

/** Each setting with how it is shown, in the order of the form. */
export const botSettingList = Object.entries(botSettings) as readonly (readonly [BotSettingName, BotSetting])[];

/** A value for each setting. */
export const mapBotSettings = <Value>(read: (name: BotSettingName, setting: BotSetting) => Value) =>
  Object.fromEntries(botSettingList.map(([name, setting]) => [name, read(name, setting)])) as Readonly<
    Record<BotSettingName, Value>
  >;

/** What the settings are called, as texts a host can replace. */
export const botSettingTexts = mapBotSettings((_, { label }) => label);
