import { describe, expect, it } from 'vitest';
import { liveHistory } from '../../fixtures/market.js';
import { createBarSource } from './bars.js';
import { drawPlot, type Frame } from './drawPlot.js';
import type { Label } from './echarts.js';
import { plotLayout } from './plotLayout.js';
import { priceScale } from './priceScale.js';
import { timeTicks } from './timeTicks.js';

const HOUR = 3_600_000;
const colors = {
  up: 'teal',
  down: 'coral',
  well: 'black',
  grid: 'grid',
  line: 'line',
  tick: 'tick',
  minorTick: 'minor',
  axis: 'axis',
  accent: 'accent',
  strong: 'strong',
  faint: 'faint',
  font: 'sans-serif',
};

function createFrame(width: number, change: Partial<Frame> = {}): Frame {
  const layout = plotLayout(width, 500, '2,834.22');
  const source = createBarSource(liveHistory.candles, HOUR);
  const bars = source.barsBetween(source.start, source.end, 0);
  const [lowest, highest] = [Math.min(...bars.map(({ low }) => low)), Math.max(...bars.map(({ high }) => high))];
  const scale = priceScale(lowest, highest, layout.plotHeight, layout.headroom);
  const pxPerMs = layout.plotWidth / (source.end - source.start);
  return {
    layout,
    bars,
    scale,
    ticks: timeTicks({
      from: source.start - HOUR / 2,
      to: source.end - HOUR / 2,
      minGapMs: layout.minLabelGap / pxPerMs,
      timeZone: 'UTC',
      locale: 'en-US',
    }),
    toX: (time) => (time - source.start) * pxPerMs,
    toY: (price) => ((scale.max - price) * layout.plotHeight) / (scale.max - scale.min),
    halfInterval: HOUR / 2,
    lastPrice: bars.at(-1)?.close ?? 0,
    priceLabel: String,
    candleStyle: 'measured',
    fill: 'solid',
    indicators: [],
    drawIndicators: undefined,
    colors,
    pixelRatio: 1,
    ...change,
  };
}

interface Path {
  readonly type: string;
  readonly shape: { readonly values: readonly unknown[] };
  readonly style: { readonly fill?: string; readonly stroke?: string };
}

// ECharts' types do not know registered shapes by name.
const getElements = (frame: Frame) => (drawPlot(frame) ?? []) as unknown as Path[];
const getLabels = (frame: Frame) =>
  getElements(frame)
    .filter(({ type }) => type === 'epLabels')
    .flatMap(({ shape }) => shape.values as Label[]);
const prices = (frame: Frame) => getLabels(frame).filter(({ align }) => align === 'left');
const times = (frame: Frame) => getLabels(frame).filter(({ align }) => align === 'center');
const getTexts = (labels: readonly Label[]) => labels.map(({ text }) => text);

describe('the labels of the plot', () => {
  it('are at the price lines, except the one near the flag of the last price', () => {
    const frame = createFrame(1200);
    expect(frame.scale.lines).toEqual([2800, 2850, 2900, 2950, 3000, 3050, 3100]);
    expect(Math.abs(frame.toY(2850) - frame.toY(2834.22))).toBeLessThan(20);
    expect(getTexts(prices(frame))).toEqual(['2800', '2900', '2950', '3000', '3050', '3100']);
    expect(getTexts(prices({ ...frame, lastPrice: 2833 }))).toHaveLength(7);
    expect(getTexts(prices({ ...frame, lastPrice: 1000 }))).toHaveLength(7);
  });

  it('of prices lie within the height of the plot, and below the buttons on phones', () => {
    for (const width of [320, 390, 1200]) {
      const frame = createFrame(width);
      const ys = prices(frame).map(({ y }) => y);
      expect(ys.length).toBeGreaterThanOrEqual(3);
      expect(Math.min(...ys)).toBeGreaterThanOrEqual(frame.layout.labelTop);
      expect(Math.max(...ys)).toBeLessThanOrEqual(frame.layout.plotHeight - 8);
    }
  });

  it('of times are below the middle of the candle that starts then', () => {
    const frame = createFrame(1200);
    const at = frame.ticks.find(({ label }) => label === '03:00');
    const label = times(frame).find(({ text }) => text === '03:00');
    expect(label?.x).toBeCloseTo(frame.toX((at?.time ?? NaN) + HOUR / 2));
  });

  it('of times have enough room at every width, also at the edges', () => {
    for (const width of [320, 360, 390, 768, 1024, 1440]) {
      const frame = createFrame(width);
      const xs = times(frame).map(({ x }) => x);
      expect(xs.length).toBeGreaterThanOrEqual(3);
      for (const [index, x] of xs.slice(1).entries()) expect(x - (xs[index] ?? NaN)).toBeGreaterThanOrEqual(38);
      expect(Math.min(...xs)).toBeGreaterThanOrEqual(22);
      expect(Math.max(...xs)).toBeLessThanOrEqual(frame.layout.plotWidth - 22);
    }
  });
});

describe('the picture', () => {
  it('has the same few elements however many candles there are', () => {
    const frame = createFrame(1200);
    const one = getElements({ ...frame, bars: frame.bars.slice(0, 1) });
    expect(getElements(frame)).toHaveLength(one.length);
  });

  it('draws rising and falling candles in their own colours, and nothing else', () => {
    const painted = (frame: Frame) =>
      getElements(frame).flatMap(({ shape, style }) => (shape.values.length > 0 ? [style.stroke ?? style.fill] : []));
    const frame = createFrame(1200);
    expect(painted(frame).filter((color) => color === 'teal' || color === 'coral')).toEqual(['teal', 'coral']);
    expect(painted({ ...frame, candleStyle: 'simulated' }).filter((color) => color?.includes('teal'))).toEqual([
      'color-mix(in srgb, teal 85%, black)',
      'color-mix(in srgb, teal 18%, black)',
      'teal',
    ]);
    expect(painted({ ...frame, bars: [] }).filter((color) => color === 'teal' || color === 'coral')).toEqual([]);
  });
});
