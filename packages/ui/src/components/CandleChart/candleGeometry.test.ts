// Longer than 250 lines: all looks of a candle and their shared properties use one drawing helper.
import { trials } from '@etherpilot/testkit/trials';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { candleFills } from '../../model/ChartView.js';
import type { Candle } from '../../model/Candle.js';
import { type Bar, createBarSource, levelFor } from './bars.js';
import { type CandlePaths, candlePaths, type CandleStyle, type Geometry, isUp } from './candleGeometry.js';

const PLOT_HEIGHT = 464;
const RATIOS = [1, 1.25, 1.5, 2, 3];
/** Rounding errors of sums of device pixels (px). */
const NOTHING = 1e-6;

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function rectangles(values: readonly number[]): Rectangle[] {
  expect(values.length % 4).toBe(0);
  return Array.from({ length: values.length / 4 }, (_, index) => {
    const [x = NaN, y = NaN, width = NaN, height = NaN] = values.slice(index * 4, index * 4 + 4);
    return { x, y, width, height };
  });
}

const bar = (index: number, open: number, high: number, low: number, close: number): Bar => ({
  time: index,
  end: index + 1,
  open,
  high,
  low,
  close,
  count: 1,
});

interface Setting extends Partial<Omit<Geometry, 'toSlot' | 'toY'>> {
  /** The width of a bar's slot (px). */
  readonly slot?: number;
  /** Where the bar at 0 starts (px). */
  readonly offset?: number;
}

/** Prices are px from the bottom. */
function draw(bars: readonly Bar[], { slot = 20, offset = 0, plotWidth = slot * bars.length, ...rest }: Setting = {}) {
  return candlePaths(bars, {
    toSlot: ({ time, end }) => ({ x: offset + time * slot, width: (end - time) * slot }),
    toY: (price) => PLOT_HEIGHT - price,
    plotWidth,
    candleStyle: 'measured',
    fill: 'solid',
    pixelRatio: 1,
    ...rest,
  });
}

const rising = bar(0, 100, 180, 60, 150);
const falling = bar(0, 150, 180, 60, 100);
const doji = bar(0, 100, 140, 60, 100);
const wickless = bar(0, 100, 150, 100, 150);

describe('a measured candle', () => {
  it('is a body over a wick in its middle', () => {
    const { up, down } = draw([rising]);
    expect(rectangles(up.solid)).toEqual([
      { x: 9, y: 284, width: 2, height: 120 },
      { x: 4, y: 314, width: 12, height: 50 },
    ]);
    expect([up.inside, up.hatch, down]).toEqual([[], [], { solid: [], inside: [], hatch: [] }]);
  });

  it('is in another path when it fell than when it rose', () => {
    const { up, down } = draw([falling]);
    expect(up.solid).toEqual([]);
    expect(rectangles(down.solid)).toHaveLength(2);
  });

  it('has no wick without a price range outside its body', () => {
    expect(rectangles(draw([wickless]).up.solid)).toHaveLength(1);
  });

  it('that closed where it opened counts as up, and is a line', () => {
    expect([isUp(rising), isUp(falling), isUp(doji)]).toEqual([true, false, true]);
    for (const pixelRatio of RATIOS) {
      const [, body] = rectangles(draw([doji], { pixelRatio }).up.solid);
      expect((body?.height ?? 0) * pixelRatio).toBeCloseTo(1);
      expect(body?.width).toBeGreaterThanOrEqual(10);
    }
  });

  it.each([
    [3, 1],
    [5, 3],
    [6, 5],
    [8, 5],
    [20, 12],
    [200, 24],
  ])('in a slot of %i px has a body %i px wide', (slot, width) => {
    expect(rectangles(draw([rising], { slot }).up.solid)[1]?.width).toBe(width);
  });
});

describe('a tinted candle', () => {
  it('that rose has an outline, and one that fell is solid', { tags: ['CHART-05', 'CHART-06'] }, () => {
    const { up } = draw([rising], { fill: 'tinted' });
    expect(rectangles(up.solid).at(-1)).toEqual({ x: 4, y: 314, width: 12, height: 50 });
    expect(rectangles(up.inside)).toEqual([{ x: 5, y: 315, width: 10, height: 48 }]);
    const { down } = draw([falling], { fill: 'tinted' });
    expect(rectangles(down.solid)).toHaveLength(2);
    expect(down.inside).toEqual([]);
  });
});

describe('a hollow candle', () => {
  it('has an outline when it rose, and is filled when it fell', () => {
    expect(rectangles(draw([rising], { fill: 'hollow' }).up.inside)).toEqual([{ x: 5, y: 315, width: 10, height: 48 }]);
    expect(draw([falling], { fill: 'hollow' }).down.inside).toEqual([]);
  });

  it('is filled when too flat to have an inside', () => {
    expect(draw([doji], { fill: 'hollow' }).up.inside).toEqual([]);
  });
});

describe('a candle with estimated extremes', () => {
  it('has dashed wicks and a solid body', { tags: ['H-03'] }, () => {
    const drawn = rectangles(draw([rising], { candleStyle: 'estimated' }).up.solid);
    const dashes = drawn.slice(0, -1);
    expect(drawn.at(-1)).toEqual({ x: 4, y: 314, width: 12, height: 50 });
    expect(dashes.filter(({ y }) => y < 314).map(({ y, height }) => [y, height])).toEqual([
      [284, 3],
      [289, 3],
      [294, 3],
      [299, 3],
      [304, 3],
      [309, 3],
    ]);
    expect(dashes.filter(({ y }) => y >= 364)).toHaveLength(8);
  });

  it('is hollow too when it rose and outlines are requested', { tags: ['H-03'] }, () => {
    const { up } = draw([wickless], { candleStyle: 'estimated', fill: 'hollow' });
    expect(rectangles(up.solid)).toHaveLength(1);
    expect(rectangles(up.inside)).toHaveLength(1);
  });
});

describe('a simulated candle', () => {
  const slopes = ({ hatch }: CandlePaths) =>
    rectangles(hatch).map(({ x: x1, y: y1, width: x2, height: y2 }) => Math.round(((y2 - y1) / (x2 - x1)) * 1e6) / 1e6);

  it('is hatched: rising to the right when it rose, falling when it fell', { tags: ['H-02'] }, () => {
    const up = slopes(draw([rising], { candleStyle: 'simulated' }).up);
    const down = slopes(draw([falling], { candleStyle: 'simulated' }).down);
    expect(up.length).toBeGreaterThanOrEqual(10);
    expect(new Set(up)).toEqual(new Set([-1]));
    expect(down.length).toBeGreaterThanOrEqual(10);
    expect(new Set(down)).toEqual(new Set([1]));
  });

  it('has an outline, rising or falling', { tags: ['H-02'] }, () => {
    const { up, down } = draw([rising, bar(1, 150, 180, 60, 100)], { candleStyle: 'simulated' });
    for (const { solid, inside } of [up, down]) {
      expect([rectangles(solid).length, rectangles(inside).length]).toEqual([2, 1]);
    }
  });

  it('keeps its hatch within its body, wherever it is clipped', { tags: ['H-02'] }, () => {
    const [where, ratio] = [fc.double({ min: -30, max: 30, noNaN: true }), fc.constantFrom(...RATIOS)];
    fc.assert(
      fc.property(where, fc.integer({ min: 6, max: 60 }), ratio, fc.boolean(), (offset, slot, pixelRatio, isRising) => {
        const setting = { candleStyle: 'simulated' as const, offset, slot, pixelRatio, plotWidth: 40 };
        const drawn = draw([isRising ? rising : falling], setting);
        const { solid, hatch } = isRising ? drawn.up : drawn.down;
        const body = rectangles(solid).at(-1);
        for (const { x: x1, y: y1, width: x2, height: y2 } of rectangles(hatch)) {
          for (const x of [x1, x2]) {
            expect(x).toBeGreaterThanOrEqual((body?.x ?? NaN) - NOTHING);
            expect(x).toBeLessThanOrEqual((body?.x ?? NaN) + (body?.width ?? NaN) + NOTHING);
          }
          for (const y of [y1, y2]) {
            expect(y).toBeGreaterThanOrEqual((body?.y ?? NaN) - NOTHING);
            expect(y).toBeLessThanOrEqual((body?.y ?? NaN) + (body?.height ?? NaN) + NOTHING);
          }
        }
      }),
    );
  });

  it('is a bar when too narrow for a hatch', { tags: ['H-02'] }, () => {
    const { up } = draw([rising], { candleStyle: 'simulated', slot: 2 });
    expect([up.inside, up.hatch]).toEqual([[], []]);
    expect(rectangles(up.solid)).toHaveLength(2);
  });
});

describe('many candles', () => {
  const month: Candle[] = Array.from({ length: 720 }, (_, index) => {
    const open = 200 + 80 * Math.sin(index / 9);
    const close = 200 + 80 * Math.sin((index + 1) / 9);
    return { time: index, open, high: Math.max(open, close) + 40, low: Math.min(open, close) - 40, close };
  });

  it.each(RATIOS)(
    '720 in 300 px keep their wicks, at least one device pixel wide, at a pixel ratio of %d',
    (pixelRatio) => {
      const slot = 300 / 720;
      const bars = createBarSource(month, 1).barsBetween(0, 720, levelFor(slot));
      const { up, down } = draw(bars, { slot, pixelRatio, plotWidth: 300 });
      const all = [...rectangles(up.solid), ...rectangles(down.solid)];
      expect(bars).toHaveLength(45);
      for (const { high, low, time, end } of bars) {
        const middle = ((time + end) / 2) * slot;
        const own = all.filter(({ x, width }) => x - 1 <= middle && middle <= x + width + 1);
        expect(Math.min(...own.map(({ y }) => y))).toBeLessThanOrEqual(PLOT_HEIGHT - high + 1);
        expect(Math.max(...own.map(({ y, height }) => y + height))).toBeGreaterThanOrEqual(PLOT_HEIGHT - low - 1);
      }
      expect(Math.min(...all.map(({ width }) => width)) * pixelRatio).toBeGreaterThanOrEqual(1 - NOTHING);
    },
  );

  it.each([
    [1000, 80, 1],
    [1000, 100, 1],
    [1234, 97, 1.5],
    [250, 50, 1],
    [1056, 200, 2],
  ])('in %i px, %i of them, are equally wide at %d', (plotWidth, count, pixelRatio) => {
    // Starts at a real timestamp, where sums of times are rounded.
    const [from, hour] = [1_763_596_800_000.25, 3_600_000];
    const scale = plotWidth / (count * hour);
    const bars = Array.from({ length: count }, (_, index) => ({
      ...bar(0, 100, 100, 50, 50),
      time: from + index * hour,
      end: from + (index + 1) * hour,
    }));
    const { down } = candlePaths(bars, {
      toSlot: ({ time, end }) => ({ x: (time - from) * scale, width: (end - from) * scale - (time - from) * scale }),
      toY: (price) => PLOT_HEIGHT - price,
      plotWidth,
      candleStyle: 'measured',
      fill: 'solid',
      pixelRatio,
    });
    const widths = new Set(rectangles(down.solid).map(({ width }) => Math.round(width * pixelRatio * 1e3) / 1e3));
    expect([...widths]).toHaveLength(1);
  });

  it('have a device pixel between them as soon as there is room', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 2, max: 60, noNaN: true }),
        fc.double({ min: 0, max: 10, noNaN: true }),
        fc.constantFrom(...RATIOS),
        (slot, offset, pixelRatio) => {
          const bars = Array.from({ length: 20 }, (_, index) => bar(index, 100, 150, 100, 150));
          const bodies = rectangles(draw(bars, { slot, offset, pixelRatio, plotWidth: 2000 }).up.solid);
          expect(bodies).toHaveLength(20);
          for (const [index, { x }] of bodies.slice(1).entries()) {
            const before = bodies[index] ?? { x: NaN, width: NaN };
            expect((x - before.x - before.width) * pixelRatio).toBeGreaterThanOrEqual(1 - NOTHING);
          }
        },
      ),
    );
  });
});

it('always draw sharp, complete shapes inside the plot', () => {
  const prices = fc.tuple(...Array.from({ length: 4 }, () => fc.double({ min: 2, max: 460, noNaN: true })));
  const anyBars = fc
    .array(prices, { minLength: 1, maxLength: 30 })
    .map((all) =>
      all.map(([open = 0, close = 0, a = 0, b = 0], index) =>
        bar(index, open, Math.max(open, close, a, b), Math.min(open, close, a, b), close),
      ),
    );
  const setting = fc.record({
    slot: fc.double({ min: 1, max: 80, noNaN: true }),
    offset: fc.double({ min: -50, max: 50, noNaN: true }),
    plotWidth: fc.integer({ min: 1, max: 500 }),
    candleStyle: fc.constantFrom<CandleStyle>('measured', 'estimated', 'simulated'),
    fill: fc.constantFrom(...candleFills),
    pixelRatio: fc.constantFrom(...RATIOS),
  });
  fc.assert(
    fc.property(anyBars, setting, (bars, chosen) => {
      const { plotWidth, pixelRatio } = chosen;
      const { up, down } = draw(bars, chosen);
      for (const one of [up.solid, up.inside, down.solid, down.inside].flatMap((values) => rectangles(values))) {
        expect(Object.values(one).every((value) => Number.isFinite(value))).toBe(true);
        for (const edge of [one.x, one.x + one.width, one.y, one.y + one.height]) {
          expect(Math.abs(edge * pixelRatio - Math.round(edge * pixelRatio))).toBeLessThan(NOTHING);
        }
        expect(Math.min(one.width, one.height) * pixelRatio).toBeGreaterThanOrEqual(1 - NOTHING);
        expect(one.x).toBeGreaterThanOrEqual(0);
        expect(one.x + one.width).toBeLessThanOrEqual(plotWidth + NOTHING);
        expect(one.y).toBeGreaterThanOrEqual(0);
        expect(one.y + one.height).toBeLessThanOrEqual(PLOT_HEIGHT);
      }
    }),
    { numRuns: trials(300) },
  );
});
