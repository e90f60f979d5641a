import type { Candle } from '../../model/Candle.js';
import type { IndicatorKind } from '../../model/ChartView.js';
import type { Frame } from './drawPlot.js';
import type { Label } from './echarts.js';
import type { IndicatorSeries } from './indicatorSeries.js';
import type { PlotElement } from './plotElement.js';

/** Indicators of a chart, and the candles their values belong to: also those before the ones that are drawn. */
export interface ChartIndicators {
  readonly candles: readonly Candle[];
  readonly series: readonly IndicatorSeries[];
  /** The start of each candle (ms) that a line does not reach from the one before. */
  readonly breaks: ReadonlySet<number>;
  /** Draws those of a frame. */
  readonly draw: (frame: Frame) => IndicatorPicture;
}

/** An indicator in one picture. */
export interface FrameIndicator extends IndicatorSeries {
  readonly candles: readonly Candle[];
  readonly breaks: ReadonlySet<number>;
  /** The first and the last candle whose values are visible, with one more on either side for the line. */
  readonly from: number;
  readonly to: number;
  /** Its panel, counted from the top; `null` over the candles. */
  readonly panel: number | null;
}

/** The elements of a frame's indicators, and what they add to those of the plot: each element more takes time to be made. */
export interface IndicatorPicture {
  /** Under the candles. */
  readonly below: PlotElement[];
  readonly above: PlotElement[];
  readonly labels: Label[];
  /** Rectangles in the color of lines, and in that of ticks. */
  readonly lines: number[];
  readonly ticks: number[];
}

/** Whether an indicator has a panel of its own below the candles. */
export function hasPanel(kind: IndicatorKind): boolean {
  return kind === 'rsi' || kind === 'macd';
}
