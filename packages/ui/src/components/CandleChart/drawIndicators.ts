import type { FrameIndicator, IndicatorPicture } from './chartIndicators.js';
import type { Frame } from './drawPlot.js';
import type { Column } from './indicatorSeries.js';
import { pixelGrid } from './pixelGrid.js';
import { type PlotElement, rectangles } from './plotElement.js';
import { PANEL_PX } from './plotLayout.js';

/** RSI is read against these two (percent). */
const RSI_GUIDES = [70, 30] as const;
const LINE_PX = 1.75;
const BAND_PX = 1;
const DASH_PX = 2;
const DASH_GAP_PX = 4;
/** Free space in a panel above and below its values (px). */
const PANEL_PADDING_PX = 14;

/** The elements of all indicators. Each indicator always has as many, whatever its values. */
export function drawIndicators(frame: Frame): IndicatorPicture {
  const picture: IndicatorPicture = { below: [], above: [], labels: [] };
  for (const each of frame.indicators) {
    if (each.panel === null) drawOverCandles(frame, each, picture);
    else drawPanel(frame, each, each.panel, picture);
  }
  return picture;
}

function drawOverCandles(frame: Frame, each: FrameIndicator, { below, above }: IndicatorPicture): void {
  const { colors, toY } = frame;
  const { kind } = each.indicator;
  const [first, , lower] = each.columns;
  if (kind !== 'bollinger') {
    above.push(line(frame, each, first, toY, kind === 'sma' ? colors.accent : colors.strong, LINE_PX));
    return;
  }
  below.push(area(frame, each, first, lower));
  above.push(
    line(frame, each, first, toY, colors.faint, BAND_PX),
    line(frame, each, lower, toY, colors.faint, BAND_PX),
  );
}

function drawPanel(frame: Frame, each: FrameIndicator, panel: number, { above, labels }: IndicatorPicture): void {
  const { layout, colors, pixelRatio, toX, halfInterval } = frame;
  const { snap, thick } = pixelGrid(pixelRatio);
  const top = layout.plotHeight + panel * PANEL_PX;
  const isRsi = each.indicator.kind === 'rsi';
  const [highest, lowest] = isRsi ? [100, 0] : findRange(each);
  const inner = PANEL_PX - 2 * PANEL_PADDING_PX;
  const toY = (value: number) => top + PANEL_PADDING_PX + ((highest - value) / (highest - lowest)) * inner;
  const guides: readonly number[] = isRsi ? RSI_GUIDES : [0];
  const dashes = guides.flatMap((value) => {
    const count = Math.ceil(layout.plotWidth / (DASH_PX + DASH_GAP_PX));
    return Array.from({ length: count }, (_, at) => [
      at * (DASH_PX + DASH_GAP_PX),
      snap(toY(value)),
      DASH_PX,
      thick(1),
    ]).flat();
  });
  const ticks = guides.flatMap((value) => [layout.plotWidth, snap(toY(value)), 10, thick(1)]);
  above.push(
    rectangles(colors.line, [0, snap(top), layout.width, thick(1)]),
    rectangles(colors.tick, [...dashes, ...ticks]),
  );
  if (isRsi) {
    above.push(line(frame, each, each.columns[0], toY, colors.strong, LINE_PX));
  } else {
    const [macd, signal, histogram] = each.columns;
    const bars: number[] = [];
    for (let at = each.from; at <= each.to; at += 1) {
      const [candle, value = Number.NaN] = [each.candles[at], histogram?.[at]];
      if (candle === undefined || Number.isNaN(value)) continue;
      const width = Math.max(Math.round((toX(candle.time + 2 * halfInterval) - toX(candle.time)) * 0.4), 1);
      const x = snap(toX(candle.time + halfInterval) - width / 2);
      const [from, to] = [snap(toY(Math.max(value, 0))), snap(toY(Math.min(value, 0)))];
      if (x >= 0 && x + width <= layout.plotWidth) bars.push(x, from, width, Math.max(to - from, thick(1)));
    }
    above.push(
      rectangles(colors.tick, bars),
      line(frame, each, signal, toY, colors.faint, BAND_PX),
      line(frame, each, macd, toY, colors.strong, LINE_PX),
    );
  }
  for (const value of guides) {
    labels.push({ text: String(value), x: layout.plotWidth + layout.labelX, y: toY(value), align: 'left' });
  }
}

function findRange({ columns, from, to }: FrameIndicator): readonly [highest: number, lowest: number] {
  let most = 0;
  for (const column of columns) {
    for (let at = from; at <= to; at += 1) {
      const value = Math.abs(column[at] ?? 0);
      if (value > most) most = value;
    }
  }
  return most === 0 ? [1, -1] : [most, -most];
}

type ToY = (value: number) => number;

/** Visits each pair of neighbouring points of a line, cut off at the edges of the plot. */
function buildSegments({ layout: { plotWidth }, toX, halfInterval }: Frame, each: FrameIndicator, column: Column = []) {
  const { candles, breaks, from, to } = each;
  const segments: { from: number; x1: number; v1: number; x2: number; v2: number }[] = [];
  for (let at = from + 1; at <= to; at += 1) {
    const [before, candle] = [candles[at - 1], candles[at]];
    const [v1 = Number.NaN, v2 = Number.NaN] = [column[at - 1], column[at]];
    if (!before || !candle || Number.isNaN(v1) || Number.isNaN(v2) || breaks.has(candle.time)) continue;
    const [x1, x2] = [toX(before.time + halfInterval), toX(candle.time + halfInterval)];
    if (x2 <= 0 || x1 >= plotWidth) continue;
    const valueAt = (x: number) => v1 + ((v2 - v1) * (x - x1)) / (x2 - x1);
    const [start, end] = [Math.max(x1, 0), Math.min(x2, plotWidth)];
    segments.push({ from: at - 1, x1: start, v1: valueAt(start), x2: end, v2: valueAt(end) });
  }
  return segments;
}

function line(
  frame: Frame,
  each: FrameIndicator,
  column: Column | undefined,
  toY: ToY,
  color: string,
  width: number,
): PlotElement {
  const values = buildSegments(frame, each, column).flatMap(({ x1, v1, x2, v2 }) => [x1, toY(v1), x2, toY(v2)]);
  const style = { stroke: color, fill: 'none', lineWidth: width, lineCap: 'round', opacity: 1 };
  return { type: 'epSegments', silent: true, shape: { values }, style };
}

/** The space between two lines; broken where they are. */
function area(frame: Frame, each: FrameIndicator, upper: Column | undefined, lower: Column | undefined): PlotElement {
  const { toY, colors } = frame;
  const below = buildSegments(frame, each, lower);
  const values: number[][] = [];
  let run: { above: number[]; under: number[]; last: number } | undefined;
  for (const [at, top] of buildSegments(frame, each, upper).entries()) {
    const bottom = below[at];
    if (bottom === undefined) break;
    if (run?.last !== top.from) {
      if (run) values.push([...run.above, ...run.under]);
      run = { above: [top.x1, toY(top.v1)], under: [bottom.x1, toY(bottom.v1)], last: top.from };
    }
    run.above.push(top.x2, toY(top.v2));
    run.under.unshift(bottom.x2, toY(bottom.v2));
    run.last = top.from + 1;
  }
  if (run) values.push([...run.above, ...run.under]);
  return { type: 'epArea', silent: true, shape: { values }, style: { fill: colors.accent, opacity: 0.06 } };
}
