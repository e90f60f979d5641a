import type { CustomSeriesRenderItem, CustomSeriesRenderItemReturn, ECharts } from 'echarts';
import { formatPrice } from '../../format/price.js';
import type { Bar, BarSource } from './bars.js';
import { type ChartColors, readChartColors } from './chartColors.js';
import { drawPlot, type Frame } from './drawPlot.js';
import type { Shape } from './echarts.js';
import { createFrame, countPanels, type PlotContent } from './createFrame.js';
import { type PlotLayout, plotLayout } from './plotLayout.js';
import { canZoomIn, firstViewport, followed, including, isPartial, panned, type Viewport, zoomed } from './viewport.js';

/** What the plot currently shows, for its overlays. A new object after each drawing. */
export interface PlotView {
  readonly layout: PlotLayout;
  /** Oldest first, including those cut off at an edge. */
  readonly bars: readonly Bar[];
  /** The middle of a bar (px). */
  readonly toX: (bar: Bar) => number;
  readonly toY: (price: number) => number;
  readonly canZoomIn: boolean;
  /** Whether moving or zooming out would show more. */
  readonly canZoomOut: boolean;
}

export interface Plot {
  /** Uses a new instance to draw on. Draws synchronously. */
  readonly attach: (chart: ECharts) => void;
  readonly detach: () => void;
  /** Draws the first content in this frame, and later changes in the next one. */
  readonly show: (content: PlotContent) => void;
  readonly paint: (colors: ChartColors) => void;
  readonly resize: (width: number, height: number) => void;
  /** Moves the view by px; a positive value shows newer candles, like dragging them to the left. */
  readonly pan: (px: number) => void;
  /** Shows `factor` times as much time around x (px; default: the middle). */
  readonly zoom: (factor: number, x?: number) => void;
  /** Moves the candle that starts at a time (ms) into view. Draws synchronously. */
  readonly reveal: (time: number) => void;
  readonly redraw: () => void;
  readonly view: () => PlotView | null;
  readonly subscribe: (listener: () => void) => () => void;
}

interface Canvas {
  readonly chart: ECharts;
  colors: ChartColors;
  /** What the series has drawn; null before its first drawing. */
  elements: readonly Shape[] | null;
  /** The kinds of indicators among them. */
  kinds: string;
}

/** One item for the whole picture. Its shapes come with each frame. */
const SERIES = { type: 'custom', coordinateSystem: 'none', silent: true, clip: false, data: [[0]] } as const;

/** Renders the series for the first time and returns the elements it has created. */
function firstPicture(chart: ECharts, renderItem: CustomSeriesRenderItem): readonly Shape[] {
  chart.setOption({ animation: false, series: { ...SERIES, renderItem } }, { silent: true });
  return chart.getZr().storage.getDisplayList(true);
}

/** Updates the shapes of the elements directly, without ECharts merging the whole option for each frame. */
function nextPicture(chart: ECharts, elements: readonly Shape[], frame: Frame): void {
  for (const [at, { shape, style }] of drawPlot(frame).entries()) elements[at]?.attr({ shape, style });
  chart.getZr().flush();
}

/**
 * Draws a price history on an ECharts instance. Holds the visible range of time and draws it at most once a frame;
 * ECharts only ever gets what is visible.
 */
export function createPlot(): Plot {
  const listeners = new Set<() => void>();
  let canvas: Canvas | null = null;
  let content: PlotContent | null = null;
  let viewport: Viewport | null = null;
  let [width, height] = [0, 0];
  let layout = plotLayout(0, 0, '');
  let view: PlotView | null = null;
  let frame: Frame | null = null;
  let request = 0;

  // ECharts' types do not know registered shapes by name.
  const renderItem = () =>
    frame && ({ type: 'group', children: drawPlot(frame) } as object as CustomSeriesRenderItemReturn);

  function invalidate(): void {
    if (canvas !== null && request === 0) request = requestAnimationFrame(draw);
  }

  function draw(): void {
    cancelAnimationFrame(request);
    request = 0;
    const last = content?.bars.candles.at(-1);
    if (canvas === null || content === null) return;
    if (last === undefined) {
      canvas.chart.clear();
      canvas.elements = null;
      notifyListeners(null);
      return;
    }
    layout = plotLayout(width, height, formatPrice(last.close, content.locale), countPanels(content));
    // Hidden, or collapsed until only the axis fits: the last picture stays.
    if (layout.plotWidth === 0) return;
    viewport ??= content.frame === null ? firstViewport(content.bars, layout.plotWidth) : getWholeView(content.bars);
    frame = createFrame(content, viewport, layout, canvas);
    // Overlays first: writing their labels triggers one style recalculation, which the rest then reuses.
    const { bars, toX, toY } = frame;
    notifyListeners({
      layout,
      bars,
      toX: (bar) => (toX(bar.time) + toX(bar.end)) / 2,
      toY,
      canZoomIn: canZoomIn(viewport, content.bars),
      canZoomOut: isPartial(viewport, content.bars),
    });
    const kinds = frame.indicators.map(({ indicator }) => indicator.kind).join();
    if (canvas.elements === null || canvas.kinds !== kinds) {
      // Other indicators have other shapes.
      if (canvas.elements !== null) canvas.chart.clear();
      canvas.elements = firstPicture(canvas.chart, renderItem);
      canvas.kinds = kinds;
    } else nextPicture(canvas.chart, canvas.elements, frame);
  }

  function notifyListeners(next: PlotView | null): void {
    view = next;
    for (const listener of listeners) listener();
  }

  function move(change: (viewport: Viewport, bars: BarSource) => Viewport): void {
    if (viewport === null || content === null) return;
    const moved = change(viewport, content.bars);
    if (moved.from === viewport.from && moved.to === viewport.to) return;
    viewport = moved;
    invalidate();
  }

  return {
    attach(chart) {
      const element = chart.getDom();
      canvas = { chart, colors: readChartColors(element), elements: null, kinds: '' };
      [width, height] = [element.clientWidth, element.clientHeight];
      draw();
    },
    detach() {
      cancelAnimationFrame(request);
      request = 0;
      canvas = null;
    },
    show(next) {
      if (content !== null && viewport !== null && content.bars !== next.bars) {
        const isShown = content.bars.candles.length > 0 && next.bars.candles.length > 0;
        const isSame = content.frame === next.frame && content.bars.intervalMs === next.bars.intervalMs;
        viewport = isShown && isSame ? followed(viewport, content.bars, next.bars, layout.plotWidth) : null;
      }
      // Another frame is drawn before the browser paints, like the first one.
      const isFirst =
        view === null || content?.frame !== next.frame || content.bars.intervalMs !== next.bars.intervalMs;
      content = next;
      if (isFirst) draw();
      else invalidate();
    },
    paint(colors) {
      if (canvas !== null) canvas.colors = colors;
      invalidate();
    },
    resize(newWidth, newHeight) {
      if (canvas === null || (newWidth === width && newHeight === height) || newWidth === 0) return;
      [width, height] = [newWidth, newHeight];
      canvas.chart.resize({ width, height, silent: true });
      draw();
    },
    pan(px) {
      move((seen, bars) => panned(seen, (px * (seen.to - seen.from)) / Math.max(layout.plotWidth, 1), bars));
    },
    zoom(factor, x = layout.plotWidth / 2) {
      move((seen, bars) => {
        const around = seen.from + (x / Math.max(layout.plotWidth, 1)) * (seen.to - seen.from);
        return zoomed(seen, factor, around, bars);
      });
    },
    reveal(time) {
      move((seen, bars) => including(seen, time, bars));
      if (request !== 0) draw();
    },
    redraw: invalidate,
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function getWholeView({ start, end }: BarSource): Viewport {
  return { from: start, to: end };
}
