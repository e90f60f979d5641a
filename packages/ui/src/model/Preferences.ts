import type { Palette } from '../tokens/palettes.js';
import type { CandleFill } from './ChartView.js';

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
  /** The colors of candles, and of gains and losses. */
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
