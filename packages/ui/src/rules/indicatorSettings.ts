import { type ChartView, chartFrames, type Indicator, indicatorKinds } from '../model/ChartView.js';

interface Setting {
  readonly name: 'period' | 'deviations' | 'fast' | 'slow' | 'signal';
  readonly min: number;
  readonly max: number;
}

const candles = (name: Setting['name']): Setting => ({ name, min: 2, max: 200 });

/** What the settings of each indicator are, and between which numbers. */
export const settingLimits: Readonly<Record<Indicator['kind'], readonly Setting[]>> = {
  sma: [candles('period')],
  ema: [candles('period')],
  bollinger: [candles('period'), { name: 'deviations', min: 1, max: 5 }],
  rsi: [candles('period')],
  macd: [candles('fast'), candles('slow'), candles('signal')],
};

/** Whether a typed setting is a whole number within its limits. */
export function isValidSetting(kind: Indicator['kind'], at: number, text: string): boolean {
  const setting = settingLimits[kind][at];
  const value = +text;
  return setting !== undefined && /^\d{1,3}$/.test(text.trim()) && value >= setting.min && value <= setting.max;
}

/** Indicators from stored data; what cannot be used is left out. */
export function readIndicators(stored: unknown): readonly Indicator[] {
  const list: readonly unknown[] = Array.isArray(stored) ? stored : [];
  return indicatorKinds.flatMap((kind): Indicator[] => {
    const found = list.find((each): each is { settings: unknown } => Object(each).kind === kind);
    const settings: readonly unknown[] = Array.isArray(found?.settings) ? found.settings : [];
    const areValid =
      settings.length === settingLimits[kind].length &&
      settings.every((each, at) => isValidSetting(kind, at, String(each)));
    return areValid ? [{ kind, settings: settings.map(Number) }] : [];
  });
}

/** What of a view is stored on a device; anything else falls back to 24 hours without indicators. */
export function readChartView(stored: unknown): Pick<ChartView, 'frame' | 'indicators'> {
  const { frame, indicators } = Object(stored) as { frame?: unknown; indicators?: unknown };
  return { frame: chartFrames.find((each) => each === frame) ?? 'day', indicators: readIndicators(indicators) };
}
