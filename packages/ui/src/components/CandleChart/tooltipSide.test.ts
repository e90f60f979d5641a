import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bar } from './bars.js';
import type { PlotView } from './createPlot.js';
import { plotLayout } from './plotLayout.js';
import { tooltipSide } from './tooltipSide.js';

/**
 * The horizontal extent of the tooltip in its corner: from the card's edge on the left, from the price axis on the
 * right (px).
 */
const LEFT = { from: 0, to: 24 + 216 };
const RIGHT_PX = 216 + 16;
const WIDEST_BODY_PX = 24;

/** A plot with a bar for each of the given heights (px from the top). */
function createView(width: number, tops: readonly number[]): PlotView {
  const layout = plotLayout(width, 500, '2,834.22');
  const slot = layout.plotWidth / tops.length;
  const bars = tops.map((high, time): Bar => ({ time, end: time + 1, open: 0, high, low: 0, close: 0, count: 1 }));
  return {
    layout,
    bars,
    toX: ({ time }) => (time + 0.5) * slot,
    toY: (price) => price,
    canZoomIn: true,
    canZoomOut: true,
  };
}

const sideAt = (view: PlotView, at: number) => {
  const bar = view.bars.at(at);
  return bar && tooltipSide(bar, view);
};
const low = (count: number) => Array.from({ length: count }, () => 400);
const high = (count: number) => Array.from({ length: count }, () => 80);

describe('the corner of the tooltip', () => {
  it.each([
    ['is the emptier one: left', [...low(12), ...high(12)], 12, 'left'],
    ['is the emptier one: right', [...high(12), ...low(12)], 12, 'right'],
    ['is the left one when both are equally empty', low(24), 12, 'left'],
    ['is not that of the hovered first candle, however full the other', [...low(12), ...high(12)], 0, 'right'],
    ['is not that of the hovered last candle, however full the other', [...high(12), ...low(12)], -1, 'left'],
  ])('%s', (_, tops, at, side) => {
    expect(sideAt(createView(1200, tops), at)).toBe(side);
  });

  it('is none when the plot is too narrow for both', () => {
    const view = createView(320, low(24));
    expect(view.bars.map((bar) => tooltipSide(bar, view))).toContain(null);
    expect(sideAt(view, 12)).toBeNull();
  });

  it('never covers the hovered candle, at any width', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 320, max: 1600 }),
        fc.integer({ min: 1, max: 200 }),
        fc.nat(),
        (width, count, at) => {
          const view = createView(width, low(count));
          const bar = view.bars[at % count];
          if (bar === undefined) throw new Error('no bar');
          const side = tooltipSide(bar, view);
          const half = Math.min(view.layout.plotWidth / count, WIDEST_BODY_PX) / 2;
          const [left, right] = [view.toX(bar) - half, view.toX(bar) + half];
          const isFree = { left: left >= LEFT.to, right: right <= view.layout.plotWidth - RIGHT_PX };
          expect(side === null || isFree[side]).toBe(true);
        },
      ),
      { numRuns: 3000 },
    );
  });
});
