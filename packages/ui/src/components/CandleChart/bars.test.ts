// Longer than 250 lines: a history, its ranges and its successor are tested with the same candles.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Candle } from '../../model/Candle.js';
import { createBarSource, createBarSources, firstFrom, levelFor } from './bars.js';

const HOUR = 3_600_000;
/** A multiple of 64 hours, so that buckets of three levels start with it. */
const START = Math.floor(Date.UTC(2025, 10, 20) / (64 * HOUR)) * 64 * HOUR;

const candle = (hour: number, open = 100, high = open + 2, low = open - 2, close = open + 1): Candle => ({
  time: START + hour * HOUR,
  open,
  high,
  low,
  close,
});
const hours = (from: number, count: number) => Array.from({ length: count }, (_, index) => candle(from + index));
const toHours = (bars: readonly Candle[]) => bars.map(({ time }) => (time - START) / HOUR);

/** Any list a host may pass: unsorted, with duplicates and gaps. */
const anyHistory = fc.array(
  fc
    .tuple(fc.nat({ max: 400 }), fc.tuple(...Array.from({ length: 4 }, () => fc.integer({ min: 1, max: 1_000_000 }))))
    .map(([hour, [open = 1, high = 1, low = 1, close = 1]]) =>
      candle(hour, open, Math.max(open, high, low, close), Math.min(open, high, low, close), close),
    ),
  { maxLength: 200 },
);

describe('the candles of a history', () => {
  it('are the same list when it is valid and sorted: nothing is copied', () => {
    const history = hours(0, 5_000);
    expect(createBarSource(history, HOUR).candles).toBe(history);
  });

  it.each([
    ['newest first', [3, 2, 1, 0], [0, 1, 2, 3]],
    ['in any order', [2, 0, 3, 1], [0, 1, 2, 3]],
    ['with the last two swapped', [0, 1, 3, 2], [0, 1, 2, 3]],
  ])('are sorted when they arrive %s', (_, given, expected) => {
    const history = given.map((hour) => candle(hour));
    expect(toHours(createBarSource(history, HOUR).candles)).toEqual(expected);
    expect(toHours(history)).toEqual(given);
  });

  it('at one time are reduced to the later in the list', () => {
    const { candles } = createBarSource([candle(0), candle(1, 50), candle(2), candle(1, 70)], HOUR);
    expect(candles.map(({ open }) => open)).toEqual([100, 70, 100]);
  });

  it.each(['time', 'open', 'high', 'low', 'close'] as const)('exclude one whose %s is not a finite number', (field) => {
    const damaged = [NaN, Infinity, -Infinity].map((value, index) => ({ ...candle(index + 1), [field]: value }));
    expect(toHours(createBarSource([candle(0), ...damaged, candle(9)], HOUR).candles)).toEqual([0, 9]);
  });

  it('exclude one whose highest price is below its lowest', () => {
    expect(createBarSource([candle(0, 100, 99, 101)], HOUR).candles).toEqual([]);
  });

  it('span from the start of the first to the end of the last', () => {
    const { start, end } = createBarSource(hours(3, 4), HOUR);
    expect([start, end]).toEqual([START + 3 * HOUR, START + 7 * HOUR]);
  });

  it('span nothing when there are none', () => {
    const source = createBarSource([], HOUR);
    expect([source.start, source.end, source.barsBetween(0, 1e13, 0), source.barsBetween(0, 1e13, 2)]).toEqual([
      0,
      0,
      [],
      [],
    ]);
  });
});

describe('the bars of a range', () => {
  const source = createBarSource(hours(0, 100), HOUR);
  const between = (from: number, to: number, level = 0) =>
    toHours(source.barsBetween(START + from * HOUR, START + to * HOUR, level));

  it('contain one candle each and end one interval later', () => {
    expect(source.barsBetween(START, START + HOUR, 0)).toEqual([{ ...candle(0), count: 1, end: START + HOUR }]);
  });

  it.each([
    ['those within', 10, 13, [10, 11, 12]],
    ['those cut off at either edge', 9.5, 12.5, [9, 10, 11, 12]],
    ['the one that contains a moment', 20.2, 20.4, [20]],
    ['none before the first', -9, 0, []],
    ['none after the last', 100, 110, []],
    ['all', -5, 500, Array.from({ length: 100 }, (_, hour) => hour)],
  ])('are %s', (_, from, to, expected) => {
    expect(between(from, to)).toEqual(expected);
  });

  it('are buckets at a coarser level, including partial ones at the edges', () => {
    expect(between(10, 21, 1)).toEqual([8, 12, 16, 20]);
    expect(between(16, 32, 2)).toEqual([16]);
  });

  it('exclude a bucket whose candles end before the range starts', () => {
    const torn = createBarSource([...hours(0, 2), ...hours(8, 4)], HOUR);
    expect(toHours(torn.barsBetween(START + 2.5 * HOUR, START + 12 * HOUR, 1))).toEqual([8]);
  });
});

describe('a bucket', () => {
  it('opens with its first candle, closes with its last, and keeps the extremes', () => {
    const history = [
      candle(0, 10, 15, 9, 11),
      candle(1, 11, 40, 10, 12),
      candle(2, 12, 13, 1, 5),
      candle(3, 5, 8, 4, 7),
    ];
    expect(createBarSource(history, HOUR).barsBetween(START, START + 4 * HOUR, 1)).toEqual([
      { time: START, open: 10, high: 40, low: 1, close: 7, count: 4, end: START + 4 * HOUR },
    ]);
  });

  it('starts at a multiple of its length and ends with its last candle', () => {
    const bars = createBarSource(hours(2, 4), HOUR).barsBetween(START, START + 24 * HOUR, 1);
    expect(bars.map(({ time, end, count }) => [(time - START) / HOUR, (end - START) / HOUR, count])).toEqual([
      [0, 4, 2],
      [4, 6, 2],
    ]);
  });

  it('does not exist where there are no candles', () => {
    const bars = createBarSource([...hours(0, 4), ...hours(40, 4)], HOUR).barsBetween(START, START + 50 * HOUR, 1);
    expect(toHours(bars)).toEqual([0, 40]);
  });

  it('keeps every extreme, candle and moment at any level, whatever the history', () => {
    fc.assert(
      fc.property(anyHistory, fc.integer({ min: 1, max: 5 }), (history, level) => {
        const source = createBarSource(history, HOUR);
        const bars = source.barsBetween(source.start, source.end, level);
        const { candles } = source;
        expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(candles.length);
        expect(Math.max(...bars.map(({ high }) => high))).toBe(Math.max(...candles.map(({ high }) => high)));
        expect(Math.min(...bars.map(({ low }) => low))).toBe(Math.min(...candles.map(({ low }) => low)));
        expect([bars[0]?.open, bars.at(-1)?.close]).toEqual([candles[0]?.open, candles.at(-1)?.close]);
        for (const [index, { time, end }] of bars.entries()) {
          expect(time % (4 ** level * HOUR)).toBe(0);
          expect(end - time).toBeLessThanOrEqual(4 ** level * HOUR);
          expect(time).toBeGreaterThanOrEqual(bars[index - 1]?.end ?? -Infinity);
        }
      }),
    );
  });

  it('is in a range exactly when it overlaps it', () => {
    const place = fc.integer({ min: -80, max: 1680 }).map((quarters) => quarters / 4);
    fc.assert(
      fc.property(anyHistory, fc.integer({ min: 0, max: 3 }), place, place, (history, level, a, b) => {
        const source = createBarSource(history, HOUR);
        const [from, to] = [START + Math.min(a, b) * HOUR, START + Math.max(a, b) * HOUR];
        const all = source.barsBetween(-Infinity, Infinity, level);
        expect(source.barsBetween(from, to, level)).toEqual(all.filter(({ time, end }) => time < to && end > from));
      }),
    );
  });
});

describe('the next history of a chart', () => {
  const all = (source: ReturnType<typeof createBarSource>) => ({
    ...source,
    barsBetween: [0, 1, 2].map((level) => source.barsBetween(-Infinity, Infinity, level)),
  });

  it.each<[string, (known: readonly Candle[]) => readonly Candle[]]>([
    ['an equal one', (known) => known],
    [
      'one with the last candle sent again',
      (known) => [...known.slice(0, -1), { ...candle(9), high: 500, close: 400 }],
    ],
    ['one with a newer candle', (known) => [...known, candle(10, 300)]],
    ['one without the oldest candle', (known) => known.slice(1)],
    ['one with an older candle repeated at the end', (known) => [...known, { ...candle(3), high: 900 }]],
    ['one with a corrupted candle at the end', (known) => [...known, { ...candle(10), high: NaN }]],
    ['one with another candle in the middle', (known) => known.with(4, { ...candle(4), low: 1 })],
    ['one sorted newest first', (known) => known.toReversed()],
    ['an empty one', () => []],
  ])('%s gives the same bars as when read from scratch', (_, change) => {
    const first = createBarSource(hours(0, 10), HOUR);
    const next = change(first.candles);
    expect(all(createBarSource(next, HOUR, first))).toEqual(all(createBarSource(next, HOUR)));
  });

  it('gives the same result as reading from scratch after any sequence of changes', () => {
    const edit = fc.record({
      keep: fc.nat({ max: 30 }),
      more: fc.array(fc.tuple(fc.nat({ max: 40 }), fc.integer({ min: 10, max: 1000 })), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 8 }), (edits) => {
        const getSource = createBarSources();
        let history: readonly Candle[] = hours(0, 20);
        getSource(history, HOUR);
        for (const { keep, more } of edits) {
          history = [
            ...history.slice(0, Math.max(history.length - keep, 0)),
            ...more.map(([at, open]) => candle(at, open)),
          ];
          expect(all(getSource(history, HOUR))).toEqual(all(createBarSource(history, HOUR)));
        }
      }),
    );
  });

  it('is read from scratch when the candle length changes', () => {
    const getSource = createBarSources();
    getSource(hours(0, 10), HOUR);
    expect(getSource(hours(0, 10), HOUR / 2).end).toBe(START + 9.5 * HOUR);
  });

  it('with a new price after a hundred thousand candles reads none of the known ones', () => {
    const known = hours(0, 100_000);
    const first = createBarSource(known, HOUR);
    let reads = 0;
    for (const one of known.slice(0, -1)) {
      const { high } = one;
      Object.defineProperty(one, 'high', { get: () => (reads++, high) });
    }
    const next = createBarSource([...known.slice(0, -1), candle(99_999, 110)], HOUR, first);
    expect([reads, next.candles.length]).toEqual([0, 100_000]);
  });
});

describe('the level of detail', () => {
  it.each([
    [40, 0],
    [2, 0],
    [1.9, 1],
    [0.5, 1],
    [0.4, 2],
    [0.02, 4],
  ])('at %d px per candle is %i', (pixels, level) => expect(levelFor(pixels)).toBe(level));

  it('makes a bar at least two pixels and less than eight wide, whatever the width', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1.999, noNaN: true }), (pixels) => {
        const width = pixels * 4 ** levelFor(pixels);
        expect(width).toBeGreaterThanOrEqual(2 - 1e-9);
        expect(width).toBeLessThan(8 + 1e-9);
      }),
    );
  });
});

it('finds the first candle that starts at or after a moment', () => {
  const candles = hours(0, 5);
  expect([-1, 0, 0.5, 4, 4.5].map((hour) => firstFrom(candles, START + hour * HOUR))).toEqual([0, 0, 1, 4, 5]);
  expect(firstFrom([], START)).toBe(0);
});
