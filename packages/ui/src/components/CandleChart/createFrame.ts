import type { ECharts } from 'echarts';
import { formatPrice } from '../../format/price.js';
import type { CandleFill, ChartFrame } from '../../model/ChartView.js';
import { type BarSource, firstFrom, levelFor } from './bars.js';
import type { CandleStyle } from './candleGeometry.js';
import type { ChartColors } from './chartColors.js';
import { type ChartIndicators, type FrameIndicator, hasPanel } from './chartIndicators.js';
import type { Frame } from './drawPlot.js';
import type { PlotLayout } from './plotLayout.js';
import { priceScale } from './priceScale.js';
import { timeTicks } from './timeTicks.js';
import type { Viewport } from './viewport.js';

/** What the plot shows. */
export interface PlotContent {
  readonly bars: BarSource;
  readonly candleStyle: CandleStyle;
  readonly fill: CandleFill;
  /** Null where there are none. */
  readonly indicators: ChartIndicators | null;
  /** The frame that the bars are all of; null where older ones can be dragged into view. */
  readonly frame: ChartFrame | null;
  readonly locale: string;
  readonly timeZone: string;
}

/** How many panels the indicators have below the candles. */
export function countPanels({ indicators }: PlotContent): number {
  return indicators?.series.filter(({ indicator }) => hasPanel(indicator.kind)).length ?? 0;
}

/** The indicators with the values that are visible between two times. */
function indicatorsIn({ indicators }: PlotContent, from: number, to: number): FrameIndicator[] {
  if (indicators === null) return [];
  const { candles, series, breaks } = indicators;
  const first = Math.max(firstFrom(candles, from) - 1, 0);
  const last = Math.min(firstFrom(candles, to), candles.length - 1);
  let panels = 0;
  return series.map((each) => {
    const panel = hasPanel(each.indicator.kind) ? panels++ : null;
    return { ...each, candles, breaks, from: first, to: last, panel };
  });
}

/** What one drawing needs. */
export function createFrame(
  content: PlotContent,
  { from, to }: Viewport,
  layout: PlotLayout,
  { chart, colors }: { readonly chart: ECharts; readonly colors: ChartColors },
): Frame {
  const { bars: source, candleStyle, fill, locale, timeZone } = content;
  const pxPerMs = layout.plotWidth / (to - from);
  const bars = source.barsBetween(from, to, levelFor(pxPerMs * source.intervalMs));
  let [lowest, highest] = [Infinity, -Infinity];
  for (const { low, high } of bars) [lowest, highest] = [Math.min(lowest, low), Math.max(highest, high)];
  const lastPrice = source.candles.at(-1)?.close ?? 0;
  // A range without trades still has an axis.
  if (bars.length === 0) [lowest, highest] = [lastPrice, lastPrice];
  const indicators = indicatorsIn(content, from, to);
  for (const { panel, columns, from: first, to: until } of indicators) {
    if (panel !== null) continue;
    for (const column of columns) {
      for (let at = first; at <= until; at += 1) {
        const value = column[at] ?? Number.NaN;
        if (value < lowest) lowest = value;
        if (value > highest) highest = value;
      }
    }
  }
  const scale = priceScale(lowest, highest, layout.plotHeight, layout.headroom);
  const pxPerPrice = layout.plotHeight / (scale.max - scale.min);
  const halfInterval = source.intervalMs / 2;
  return {
    layout,
    bars,
    scale,
    ticks: timeTicks({
      from: from - halfInterval,
      to: to - halfInterval,
      minGapMs: layout.minLabelGap / pxPerMs,
      timeZone,
      locale,
    }),
    toX: (time) => (time - from) * pxPerMs,
    toY: (value) => (scale.max - value) * pxPerPrice,
    halfInterval,
    lastPrice,
    priceLabel: (value) => formatPrice(value, locale),
    candleStyle,
    fill,
    indicators,
    drawIndicators: content.indicators?.draw,
    colors,
    pixelRatio: chart.getDevicePixelRatio(),
  };
}
