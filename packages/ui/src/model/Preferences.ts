import type { CandleFill } from './ChartView.js';

/** The colors of rising and falling candles, and of gains and losses. Colors of statuses stay. */
export const palettes = ['specified', 'colorBlind', 'redUp'] as const;

export type Palette = (typeof palettes)[number];

/** The switches of Settings. They are stored on this device; the server does not know them. */
export interface Preferences {
  /** Start a bot without the step that asks; belongs to the person, the others to the device. */
  readonly oneClickDeal: boolean;
  /** Stop a robot without confirmation. */
  readonly oneClickStop: boolean;
  /** Push notifications and risk alerts, which share one state. */
  readonly notifications: boolean;
  /** How rising candles are filled. */
  readonly candleFill: CandleFill;
  readonly palette: Palette;
}

/** The values before anybody has changed them. */
export const defaultPreferences: Preferences = {
  oneClickDeal: false,
  oneClickStop: false,
  notifications: true,
  candleFill: 'tinted',
  palette: 'specified',
};

/** The custom properties of a palette, for the `style` of a `UiProvider` or of the page. */
export function getPaletteStyle(palette: Palette): Readonly<Record<`--${string}`, string>> {
  return styles[palette];
}

/** Blue and orange are told apart with every kind of color vision (Okabe and Ito); their darker tones are for light themes. */
const styles: Readonly<Record<Palette, Readonly<Record<`--${string}`, string>>>> = {
  specified: {},
  colorBlind: {
    '--ep-candle-up': '#56b4e9',
    '--ep-candle-down': '#e69f00',
    '--ep-gain': 'light-dark(#005c94, #56b4e9)',
    '--ep-loss': 'light-dark(#8a5a00, #e69f00)',
  },
  redUp: {
    '--ep-candle-up': '#ef5350',
    '--ep-candle-down': '#26a69a',
    '--ep-gain': 'var(--ep-negative)',
    '--ep-loss': 'var(--ep-positive)',
  },
};
