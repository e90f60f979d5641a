import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canZoomIn,
  type Extent,
  FIRST_INTERVALS,
  firstViewport,
  followed,
  including,
  isPartial,
  panned,
  type Viewport,
  zoomed,
} from './viewport.js';

const HOUR = 3_600_000;
const START = Date.UTC(2025, 10, 20);

const extent = (hours: number, from = 0): Extent => ({
  start: START + from * HOUR,
  end: START + (from + hours) * HOUR,
  intervalMs: HOUR,
});
const view = (from: number, to: number): Viewport => ({ from: START + from * HOUR, to: START + to * HOUR });
const toHours = ({ from, to }: Viewport) => [(from - START) / HOUR, (to - START) / HOUR];

describe('the first viewport', () => {
  it.each([
    ['everything when there is room', 24, 800, [0, 24]],
    ['the newest two hundred of many', 1000, 1400, [1000 - FIRST_INTERVALS, 1000]],
    ['as many as can be told apart on a phone', 1000, 250, [950, 1000]],
    ['eight in a very narrow plot', 1000, 3, [992, 1000]],
    ['the only candle', 1, 800, [0, 1]],
  ])('shows %s', (_, hours, width, expected) => {
    expect(toHours(firstViewport(extent(hours), width))).toEqual(expected);
  });
});

describe('panning', () => {
  it.each([
    ['by the given time', 30, 4, [34, 54]],
    ['backwards', 30, -4, [26, 46]],
    ['no further than the newest candle', 70, 40, [80, 100]],
    ['no further than the oldest', 10, -40, [0, 20]],
  ])('moves %s', (_, from, hours, expected) => {
    expect(toHours(panned(view(from, from + 20), hours * HOUR, extent(100)))).toEqual(expected);
  });

  it('does nothing when everything is visible', () => {
    expect(toHours(panned(view(0, 100), 5 * HOUR, extent(100)))).toEqual([0, 100]);
  });
});

describe('zooming', () => {
  it.each([
    ['a closer view around the middle', 0.5, 50, [45, 55]],
    ['a closer view around the left edge', 0.5, 40, [40, 50]],
    ['a closer view around the right edge', 0.5, 60, [50, 60]],
    ['a wider view around the middle', 2, 50, [30, 70]],
    ['everything', 50, 50, [0, 100]],
    ['everything for an infinite factor', Infinity, 50, [0, 100]],
    ['eight candles at the closest', 0.001, 50, [46, 54]],
  ])('changes to %s', (_, factor, around, expected) => {
    expect(toHours(zoomed(view(40, 60), factor, START + around * HOUR, extent(100)))).toEqual(expected);
  });

  it('out at the newest end shows more of the past', () => {
    expect(toHours(zoomed(view(80, 100), 2, START + 90 * HOUR, extent(100)))).toEqual([60, 100]);
  });

  it('in does nothing when there are fewer candles than its minimum', () => {
    expect(toHours(zoomed(view(0, 5), 0.5, START + 2 * HOUR, extent(5)))).toEqual([0, 5]);
    expect(canZoomIn(view(0, 5), extent(5))).toBe(false);
    expect(canZoomIn(view(0, 8), extent(100))).toBe(false);
    expect(canZoomIn(view(0, 9), extent(100))).toBe(true);
  });
});

describe('revealing a candle', () => {
  it.each([
    ['moves back to an older one', 20, [20, 40]],
    ['moves forward until a newer one is fully visible', 70, [51, 71]],
    ['stays for one that is visible', 45, [40, 60]],
    ['moves a little for the last one, which is cut off', 59.5, [40.5, 60.5]],
  ])('%s', (_, hour, expected) => {
    expect(toHours(including(view(40, 60), START + hour * HOUR, extent(100)))).toEqual(expected);
  });
});

describe('when candles change', () => {
  it.each([
    ['a view at the newest end stays there', view(80, 100), extent(100), extent(101), [81, 101]],
    ['a view moved to the past stays', view(40, 60), extent(100), extent(101), [40, 60]],
    ['a view of everything still shows everything', view(0, 24), extent(24), extent(25), [0, 25]],
    ['a view of a whole long history still shows all of it', view(0, 1000), extent(1000), extent(1001), [0, 1001]],
    ['a view of one day still shows one day', view(0, 24), extent(24), extent(24, 1), [1, 25]],
    ['a view of removed candles moves to the oldest ones', view(0, 20), extent(100), extent(100, 50), [50, 70]],
    ['a view beyond the remaining candles moves to the newest ones', view(40, 60), extent(100), extent(30), [10, 30]],
    ['a short history in place of a long one is fully visible', view(40, 90), extent(100), extent(10), [0, 10]],
    [
      'a long history in place of a short one starts like a long one',
      view(976, 1000),
      extent(24, 976),
      extent(1000),
      [800, 1000],
    ],
  ])('%s', (_, seen, before, after, expected) => {
    expect(toHours(followed(seen, before, after, 1400))).toEqual(expected);
  });
});

it('reports whether anything is hidden', () => {
  expect(isPartial(view(0, 100), extent(100))).toBe(false);
  expect(isPartial(view(1, 100), extent(100))).toBe(true);
  expect(isPartial(view(0, 99), extent(100))).toBe(true);
});

describe('after any sequence of actions', () => {
  const factor = fc.double({ min: 0.01, max: 100, noNaN: true });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const act = fc.oneof(
    fc.record({ kind: fc.constant('pan' as const), hours: fc.double({ min: -3000, max: 3000, noNaN: true }) }),
    fc.record({ kind: fc.constant('zoom' as const), factor, share }),
    fc.record({ kind: fc.constant('reveal' as const), share }),
    fc.record({ kind: fc.constant('grow' as const), hours: fc.integer({ min: 0, max: 30 }) }),
  );

  it('the viewport stays within the extent and shows at least eight candles', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2000 }),
        fc.integer({ min: 0, max: 2000 }),
        fc.array(act, { maxLength: 30 }),
        (hours, width, acts) => {
          let all = extent(hours);
          let seen = firstViewport(all, width);
          let isRevealed = true;
          for (const one of acts) {
            if (one.kind === 'pan') seen = panned(seen, one.hours * HOUR, all);
            else if (one.kind === 'zoom') {
              seen = zoomed(seen, one.factor, seen.from + one.share * (seen.to - seen.from), all);
            } else if (one.kind === 'reveal') {
              const time = all.start + one.share * (all.end - all.start - HOUR);
              seen = including(seen, time, all);
              // A thousandth of a millisecond allows for the rounding of so many sums.
              isRevealed &&= seen.from <= time + 1e-3 && seen.to >= time + HOUR - 1e-3;
            } else {
              const grown = { ...all, end: all.end + one.hours * HOUR };
              seen = followed(seen, all, grown, width);
              all = grown;
            }
            expect(isRevealed).toBe(true);
            expect(seen.from).toBeGreaterThanOrEqual(all.start);
            expect(seen.to).toBeLessThanOrEqual(all.end);
            expect(seen.to - seen.from).toBeGreaterThanOrEqual(Math.min(8 * HOUR, all.end - all.start) - 1e-2);
          }
        },
      ),
    );
  });

  it('the moment zoomed around stays in place until an end is reached', () => {
    fc.assert(
      fc.property(factor, share, (by, at) => {
        const [seen, all] = [view(100_000, 100_100), extent(200_000)];
        const around = seen.from + at * (seen.to - seen.from);
        const next = zoomed(seen, by, around, all);
        expect((around - next.from) / (next.to - next.from)).toBeCloseTo(at, 9);
      }),
    );
  });
});
