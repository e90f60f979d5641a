import type { FrameIndicator, IndicatorPicture } from './chartIndicators.js';
import type { Frame } from './drawPlot.js';
import type { Column } from './indicatorSeries.js';
import { pixelGrid } from './pixelGrid.js';
import type { PlotElement } from './plotElement.js';
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
  const picture: IndicatorPicture = { below: [], above: [], labels: [], lines: [], ticks: [] };
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
    above.push(line(getSegments(frame, each, first, toY), kind === 'sma' ? colors.accent : colors.strong, LINE_PX));
    return;
  }
  const [top, bottom] = [getSegments(frame, each, first, toY), getSegments(frame, each, lower, toY)];
  below.push(area(top, bottom, colors.accent));
  above.push(line([...top, ...bottom], colors.faint, BAND_PX));
}

function drawPanel(frame: Frame, each: FrameIndicator, panel: number, picture: IndicatorPicture): void {
  const { layout, colors, pixelRatio, toX, halfInterval } = frame;
  const { snap, thick } = pixelGrid(pixelRatio);
  const { above, labels, lines, ticks } = picture;
  const top = layout.plotHeight + panel * PANEL_PX;
  const isRsi = each.indicator.kind === 'rsi';
  const [highest, lowest] = isRsi ? [100, 0] : findRange(each);
  const inner = PANEL_PX - 2 * PANEL_PADDING_PX;
  const toY = (value: number) => top + PANEL_PADDING_PX + ((highest - value) / (highest - lowest)) * inner;
  const guides: readonly number[] = isRsi ? RSI_GUIDES : [0];
  lines.push(0, snap(top), layout.width, thick(1));
  for (const value of guides) {
    for (let x = 0; x < layout.plotWidth; x += DASH_PX + DASH_GAP_PX)
      ticks.push(x, snap(toY(value)), DASH_PX, thick(1));
    ticks.push(layout.plotWidth, snap(toY(value)), 10, thick(1));
  }
  if (isRsi) {
    above.push(line(getSegments(frame, each, each.columns[0], toY), colors.strong, LINE_PX));
  } else {
    const [macd, signal, histogram] = each.columns;
    for (let at = each.from; at <= each.to; at += 1) {
      const [candle, value = Number.NaN] = [each.candles[at], histogram?.[at]];
      if (candle === undefined || Number.isNaN(value)) continue;
      const width = Math.max(Math.round((toX(candle.time + 2 * halfInterval) - toX(candle.time)) * 0.4), 1);
      const x = snap(toX(candle.time + halfInterval) - width / 2);
      const [from, to] = [snap(toY(Math.max(value, 0))), snap(toY(Math.min(value, 0)))];
      if (x >= 0 && x + width <= layout.plotWidth) ticks.push(x, from, width, Math.max(to - from, thick(1)));
    }
    above.push(
      line(getSegments(frame, each, signal, toY), colors.faint, BAND_PX),
      line(getSegments(frame, each, macd, toY), colors.strong, LINE_PX),
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

/**
 * A line as `[x1, y1, x2, y2, x1, y1 …]` in px, cut off at the edges of the plot; where it goes on, the next stretch starts at
 * exactly the end of the last one. Makes no object per candle, because it runs with each frame.
 */
function getSegments(frame: Frame, each: FrameIndicator, column: Column = [], toY: ToY): number[] {
  const { toX, halfInterval, layout } = frame;
  const { candles, breaks, from, to } = each;
  const segments: number[] = [];
  let [x1, v1] = [Number.NaN, Number.NaN];
  for (let at = from; at <= to; at += 1) {
    const candle = candles[at];
    if (candle === undefined) break;
    const [x2, v2] = [toX(candle.time + halfInterval), column[at] ?? Number.NaN];
    // A comparison with NaN is false, too.
    if (x1 < layout.plotWidth && x2 > 0 && !Number.isNaN(v1 + v2) && !breaks.has(candle.time)) {
      const slope = (v2 - v1) / (x2 - x1);
      const start = x1 < 0 ? v1 - slope * x1 : v1;
      const end = x2 > layout.plotWidth ? v2 - slope * (x2 - layout.plotWidth) : v2;
      segments.push(Math.max(x1, 0), toY(start), Math.min(x2, layout.plotWidth), toY(end));
    }
    [x1, v1] = [x2, v2];
  }
  return segments;
}

function line(values: readonly number[], color: string, width: number): PlotElement {
  const style = { stroke: color, fill: 'none', lineWidth: width, lineCap: 'round', lineJoin: 'round', opacity: 1 };
  return { type: 'epSegments', silent: true, shape: { values }, style };
}

/** The space between two lines; broken where they are. */
function area(above: readonly number[], under: readonly number[], color: string): PlotElement {
  const values: number[][] = [];
  let first = 0;
  for (let at = 4; at <= above.length; at += 4) {
    if (above[at] === above[at - 2]) continue;
    values.push(joinLines(above.slice(first, at), under.slice(first, at)));
    first = at;
  }
  return { type: 'epArea', silent: true, shape: { values }, style: { fill: color, opacity: 0.06 } };
}

/** The points along one unbroken line and back along another. */
function joinLines(above: readonly number[], under: readonly number[]): number[] {
  const points = above.slice(0, 2);
  for (let at = 2; at < above.length; at += 4) points.push(above[at] ?? 0, above[at + 1] ?? 0);
  for (let at = under.length - 2; at > 0; at -= 4) points.push(under[at] ?? 0, under[at + 1] ?? 0);
  points.push(under[0] ?? 0, under[1] ?? 0);
  return points;
}
