/** How far back a chart reaches. */
export const chartFrames = ['day', 'fiveDays', 'month'] as const;

/** One of these frames. */
export type ChartFrame = (typeof chartFrames)[number];

/** How rising candles are filled; falling ones are always solid. */
export const candleFills = ['tinted', 'solid', 'hollow'] as const;

/** One of these fills. */
export type CandleFill = (typeof candleFills)[number];

/** The indicators there are, in the order of their menu. */
export const indicatorKinds = ['sma', 'ema', 'bollinger', 'rsi', 'macd'] as const;

/** One of these indicators. */
export type IndicatorKind = (typeof indicatorKinds)[number];

/** An indicator of the candles shown. */
export interface Indicator {
  /** Which indicator it is. */
  readonly kind: IndicatorKind;
  /**
   * Counted in candles, 2 to 200 each: the period; of Bollinger bands the period and the deviations (1 to 5); of MACD the
   * fast, the slow and the signal period.
   */
  readonly settings: readonly number[];
}

/** What a person has chosen to see. */
export interface ChartView {
  /** The pair, such as `ETH-USD`. */
  readonly symbol: string;
  /** How far back the chart reaches. */
  readonly frame: ChartFrame;
  /** One of each kind at most. */
  readonly indicators: readonly Indicator[];
}

/** The settings that indicators start with. */
export const defaultSettings: Readonly<Record<IndicatorKind, readonly number[]>> = {
  sma: [20],
  ema: [20],
  bollinger: [20, 2],
  rsi: [14],
  macd: [12, 26, 9],
};

/** What a chart shows before anything is chosen. */
export const defaultChartView: ChartView = { symbol: 'ETH-USD', frame: 'day', indicators: [] };
