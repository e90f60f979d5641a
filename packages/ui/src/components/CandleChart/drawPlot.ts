import type { Bar } from './bars.js';
import type { CandleFill } from '../../model/ChartView.js';
import { type CandlePaths, candlePaths, type CandleStyle } from './candleGeometry.js';
import type { ChartColors } from './chartColors.js';
import type { ChartIndicators, FrameIndicator } from './chartIndicators.js';
import type { Label } from './echarts.js';
import { pixelGrid } from './pixelGrid.js';
import { type PlotElement, rectangles } from './plotElement.js';
import type { PlotLayout } from './plotLayout.js';
import type { PriceScale } from './priceScale.js';
import type { TimeTick } from './timeTicks.js';

/** The input of one drawing of the plot. */
export interface Frame {
  readonly layout: PlotLayout;
  readonly bars: readonly Bar[];
  readonly scale: PriceScale;
  readonly ticks: readonly TimeTick[];
  readonly toX: (time: number) => number;
  readonly toY: (price: number) => number;
  /** The time from a candle's start to its middle, where its label is centred (ms). */
  readonly halfInterval: number;
  readonly lastPrice: number;
  readonly priceLabel: (price: number) => string;
  readonly candleStyle: CandleStyle;
  readonly fill: CandleFill;
  readonly indicators: readonly FrameIndicator[];
  readonly drawIndicators: ChartIndicators['draw'] | undefined;
  readonly colors: ChartColors;
  readonly pixelRatio: number;
}

const MAJOR_TICK_PX = 10;
const MINOR_TICK_PX = 5;
const TIME_LABEL_Y = 21;
/** Half the width of the widest label of the time axis, a day such as `Sep 30`. */
const HALF_LABEL_PX = 22;
/** A price label closer to the last price's flag than this is hidden. */
const FLAG_ROOM_PX = 20;
/** Labels closer to the lower end of the price axis than this would be cut off. */
const EDGE_PX = 8;

/** The picture as elements of a custom series: grid and axes, the candles in a few paths, the labels. */
export function drawPlot(frame: Frame): PlotElement[] {
  const { layout, bars, scale, ticks, toX, toY, colors, candleStyle, fill, pixelRatio } = frame;
  const { width, plotWidth, plotHeight, axisTop } = layout;
  const { snap, thick } = pixelGrid(pixelRatio);
  const hair = thick(1);
  const across = (y: number, x: number, length: number) => [x, snap(y), length, hair];
  const tickX = (tick: TimeTick) => toX(tick.time + frame.halfInterval);
  const labelled = ticks.filter((tick) => tickX(tick) >= 0 && tickX(tick) <= plotWidth);
  const prices = scale.lines.filter((price) => {
    const y = toY(price);
    return y >= layout.labelTop && y <= plotHeight - EDGE_PX && Math.abs(y - toY(frame.lastPrice)) >= FLAG_ROOM_PX;
  });
  const { up, down } = candlePaths(bars, {
    toSlot: ({ time, end }) => ({ x: toX(time), width: toX(end) - toX(time) }),
    toY,
    plotWidth,
    candleStyle,
    fill,
    pixelRatio,
  });

  const indicators = frame.drawIndicators?.(frame);
  return [
    rectangles(
      colors.grid,
      scale.lines.flatMap((price) => across(toY(price), 0, plotWidth)),
    ),
    rectangles(colors.line, [plotWidth, 0, hair, axisTop, 0, axisTop, width, hair, ...(indicators?.lines ?? [])]),
    rectangles(
      colors.minorTick,
      scale.minorTicks.flatMap((price) => across(toY(price), plotWidth, MINOR_TICK_PX)),
    ),
    rectangles(colors.tick, [
      ...scale.lines.flatMap((price) => across(toY(price), plotWidth, MAJOR_TICK_PX)),
      ...labelled.flatMap((tick) => [snap(tickX(tick)), axisTop, hair, MINOR_TICK_PX]),
      ...(indicators?.ticks ?? []),
    ]),
    ...(indicators?.below ?? []),
    ...candles(up, colors.up, frame),
    ...candles(down, colors.down, frame),
    ...(indicators?.above ?? []),
    labels(`${layout.fontSize}px ${colors.font}`, colors.axis, [
      ...prices.map((price) => priceLabel(frame, price)),
      ...labelled.map((tick) => timeLabel(frame, tick.label, tickX(tick))),
      ...(indicators?.labels ?? []),
    ]),
  ];
}

/** Nothing is translucent but the hatch, so a body may cover its wick, and its inside the body. */
function candles({ solid, inside, hatch }: CandlePaths, color: string, frame: Frame): PlotElement[] {
  const { candleStyle, fill, colors } = frame;
  const isSimulated = candleStyle === 'simulated';
  const mixed = (share: string) => `color-mix(in srgb, ${color} ${share}, ${colors.well})`;
  return [
    rectangles(isSimulated ? mixed('85%') : color, solid),
    rectangles(isSimulated || fill === 'tinted' ? mixed('18%') : colors.well, inside),
    {
      type: 'epSegments',
      silent: true,
      shape: { values: hatch },
      style: { stroke: color, fill: 'none', lineWidth: 1, opacity: 0.7 },
    },
  ];
}

function labels(font: string, fill: string, values: Label[]): PlotElement {
  return { type: 'epLabels', silent: true, shape: { font, values }, style: { fill } };
}

function priceLabel({ layout, priceLabel: getText, toY }: Frame, price: number): Label {
  return { text: getText(price), x: layout.plotWidth + layout.labelX, y: toY(price), align: 'left' };
}

/** Moves a label in from the edge as far as needed to show it in full. */
function timeLabel({ layout: { plotWidth, axisTop } }: Frame, text: string, x: number): Label {
  const within = Math.min(Math.max(x, HALF_LABEL_PX), Math.max(plotWidth - HALF_LABEL_PX, HALF_LABEL_PX));
  return { text, x: within, y: axisTop + TIME_LABEL_Y, align: 'center' };
}
