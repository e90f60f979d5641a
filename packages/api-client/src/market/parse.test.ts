import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { areSound, inOrder, readCandle } from './Candle.js';
import { parseCoinGecko } from './coingecko.js';
import { foldOntoGrid } from './foldOntoGrid.js';
import { simulateCandles } from './synthetic.js';
import { updateLast } from './updateLast.js';
import { parseYahoo } from './yahoo.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const INVALID = 'Invalid data format received from Yahoo Finance API';
const START = Date.UTC(2025, 10, 20);
const fixture = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8'));
const bar = (time: number, price: number) => ({ time, open: price, high: price + 2, low: price - 2, close: price + 1 });
const hours = (count: number) => Array.from({ length: count }, (_, index) => bar(START + index * HOUR, 3_000 + index));

type Row = readonly [seconds: unknown, open: unknown, high: unknown, low: unknown, close: unknown];
function createYahooAnswer(rows: readonly Row[], changes: object = {}): unknown {
  const column = (at: number) => rows.map((row) => row[at]);
  const quote = { open: column(1), high: column(2), low: column(3), close: column(4) };
  return { chart: { result: [{ meta: {}, timestamp: column(0), indicators: { quote: [quote] }, ...changes }] } };
}

describe('the primary answer', () => {
  it('is parsed as candles with UTC milliseconds', { tags: ['CHART-30', 'CHART-20'] }, () => {
    const candles = parseYahoo(fixture('btc-usd-1d-2020-01'), '1d');
    expect(candles[0]).toEqual({
      time: 1_577_836_800_000,
      open: 7194.89208984375,
      high: 7254.33056640625,
      low: 7174.9443359375,
      close: 7200.17431640625,
    });
    expect(candles).toHaveLength(3);
  });

  it('has its live point off the grid merged into the running candle', { tags: ['CHART-30'] }, () => {
    const candles = parseYahoo(fixture('btc-usd-1h-range30h-2024-04-01'), '1h');
    expect(candles).toHaveLength(30);
    expect(candles.at(-1)).toEqual({
      time: 1_711_951_200_000,
      open: 69220.796875,
      high: 69385.6484375,
      low: 68986.9453125,
      close: 69269.5078125,
    });
    expect(candles.every(({ time }) => time % HOUR === 0)).toBe(true);
  });

  it('is read from the first result and its first quote', { tags: ['CHART-30'] }, () => {
    const answers = [10, 20].map((price) => createYahooAnswer([[START / 1_000, price, price, price, price]]));
    const results = answers.flatMap((answer) => (answer as { chart: { result: readonly object[] } }).chart.result);
    expect(parseYahoo({ chart: { result: results } }, '1h')).toMatchObject([{ close: 10 }]);
    const columns = [10, 20].map((price) => ({ open: [price], high: [price], low: [price], close: [price] }));
    const body = createYahooAnswer([[START / 1_000, 1, 1, 1, 1]], { indicators: { quote: columns } });
    expect(parseYahoo(body, '1h')).toMatchObject([{ close: 10 }]);
  });

  it('loses only its rows with a null', { tags: ['CHART-21'] }, () => {
    const whole = parseYahoo(fixture('derived-eth-usd-1h-range1d-2025-11-20'), '1h');
    expect(whole).toHaveLength(24);
    const dropped = new Set([6, 7, 15].map((index) => whole[index]?.time));
    const candles = parseYahoo(fixture('derived-eth-usd-1h-range1d-with-nulls'), '1h');
    expect(candles).toEqual(whole.filter(({ time }) => !dropped.has(time)));
  });

  it.each([1, 2, 3, 4])('loses a row with null, a string or nothing in column %i', { tags: ['CHART-21'] }, (column) => {
    const good: Row = [START / 1_000, 10, 12, 9, 11];
    for (const bad of [null, '11', undefined, [], true]) {
      const row = good.map((value, index) => (index === column ? bad : value)) as unknown as Row;
      const later: Row = [START / 1_000 + 3_600, 10, 12, 9, 11];
      expect(parseYahoo(createYahooAnswer([row, later]), '1h')).toHaveLength(1);
    }
  });

  it.each([
    ['no chart', {}],
    ['nothing at all', null],
    ['a list', []],
    ['no result', { chart: { result: [] } }],
    ['no meta', createYahooAnswer([[START / 1_000, 1, 1, 1, 1]], { meta: undefined })],
    ['no timestamps', createYahooAnswer([[START / 1_000, 1, 1, 1, 1]], { timestamp: undefined })],
    ['no indicators', createYahooAnswer([[START / 1_000, 1, 1, 1, 1]], { indicators: undefined })],
    ['no quote', createYahooAnswer([[START / 1_000, 1, 1, 1, 1]], { indicators: { quote: [] } })],
    ['an empty quote', fixture('aapl-1m-weekend-no-timestamp-empty-quote')],
    ['only nulls', createYahooAnswer([[START / 1_000, null, null, null, null]])],
    ['times in milliseconds', createYahooAnswer([[START, 1, 1, 1, 1]])],
  ])('with %s throws the format error', { tags: ['CHART-22'] }, (_, body) => {
    expect(() => parseYahoo(body, '1h')).toThrow(new Error(INVALID));
  });

  it.each([
    ['its description', fixture('error-404-not-found'), 'No data found, symbol may be delisted'],
    ['the default without one', { chart: { result: null, error: {} } }, 'Failed to fetch chart data'],
    ['the default for a blank one', { chart: { error: { description: ' ' } } }, 'Failed to fetch chart data'],
    ['the default for a single word', { chart: { error: 'no' } }, 'Failed to fetch chart data'],
    ['its description at the top', { error: { description: 'Not today' } }, 'Not today'],
  ])('with an error field throws %s', { tags: ['CHART-24', 'CHART-30'] }, (_, body, message) => {
    expect(() => parseYahoo(body, '1h')).toThrow(new Error(message));
  });

  it('throws the description even when there are candles beside the error', { tags: ['CHART-24', 'CHART-30'] }, () => {
    const body = createYahooAnswer([[START / 1_000, 1, 1, 1, 1]]) as { chart: object };
    const error = { description: 'Unavailable' };
    expect(() => parseYahoo({ chart: { ...body.chart, error } }, '1h')).toThrow(new Error('Unavailable'));
  });
});

describe('untrusted candles', () => {
  it.each([
    ['a low of zero falls back to the body', [10, 12, 0, 11], { high: 12, low: 10 }],
    ['a high of zero falls back to the body', [10, 0, 9, 11], { high: 11, low: 9 }],
    ['a high below the body is raised', [10, 9, 8, 11], { high: 11, low: 8 }],
    ['a low above the body is lowered', [10, 12, 11, 11], { high: 12, low: 10 }],
    ['swapped high and low are corrected', [10, 9, 12, 11], { high: 12, low: 9 }],
    ['an absurd high falls back to the body', [10, 1e300, 9, 11], { high: 11, low: 9 }],
  ])('%s', { tags: ['CHART-20'] }, (_, values, expected) => {
    const candle = readCandle(START, values);
    expect(candle).toMatchObject({ time: START, open: 10, close: 11, ...expected });
    expect(areSound(candle === undefined ? [] : [candle])).toBe(true);
  });

  it.each([
    ['a zero open', START, [0, 12, 9, 11]],
    ['a negative close', START, [10, 12, 9, -1]],
    ['an infinite high', START, [10, Infinity, 9, 11]],
    ['an invalid time', NaN, [10, 12, 9, 11]],
    ['a time in seconds', START / 1_000, [10, 12, 9, 11]],
    ['a time beyond this century', START * 1_000, [10, 12, 9, 11]],
    ['a time before there were coins', Date.UTC(2009, 0) - 1, [10, 12, 9, 11]],
  ])('%s yields no candle', { tags: ['CHART-20'] }, (_, time, values) => {
    expect(readCandle(time, values)).toBeUndefined();
  });

  it('may begin with the first coins', { tags: ['CHART-20'] }, () => {
    const time = Date.UTC(2009, 0);
    expect(readCandle(time, [10, 12, 9, 11])).toMatchObject({ time });
  });

  it('are sorted oldest first, and the last one wins for a duplicate time', { tags: ['CHART-20'] }, () => {
    const [a, b, c] = [bar(START, 1_000), bar(START + HOUR, 2_000), bar(START + HOUR, 3_000)];
    expect(inOrder([b, c, a])).toEqual([a, c]);
  });

  it('are limited to the newest 5,000', { tags: ['CHART-20'] }, () => {
    expect(inOrder(hours(5_003))).toEqual(hours(5_003).slice(3));
  });

  it.each([
    ['none', []],
    ['a wrong order', [bar(START + HOUR, 10), bar(START, 10)]],
    ['the same time twice', [bar(START, 10), bar(START, 10)]],
    ['a low above the body', [{ ...bar(START, 10), low: 10.5 }]],
    ['a high below the body', [{ ...bar(START, 10), high: 10.5 }]],
    ['a price of zero', [{ ...bar(START, 10), low: 0 }]],
    ['too many', hours(5_001)],
  ])('%s are not valid', { tags: ['CHART-20'] }, (_, candles) => {
    expect(areSound(candles)).toBe(false);
  });
});

describe('a point between the bars', () => {
  const point = (time: number, price: number) => ({ time, open: price, high: price, low: price, close: price });

  it('widens the running candle and sets its close', { tags: ['CHART-30'] }, () => {
    const folded = foldOntoGrid([...hours(3), point(START + 2 * HOUR + 37_000, 3_100)], HOUR);
    expect(folded).toEqual([
      ...hours(2),
      { time: START + 2 * HOUR, open: 3_002, high: 3_100, low: 3_000, close: 3_100 },
    ]);
  });

  it('is merged into its own hour wherever it is in the list', { tags: ['CHART-30'] }, () => {
    const points = [point(START + 10_000, 3_500), point(START + HOUR + 10_000, 3_600)];
    const folded = foldOntoGrid([...points, ...hours(3)], HOUR);
    expect(folded.map(({ time, high, close }) => [time, high, close])).toEqual([
      [START, 3_500, 3_500],
      [START + HOUR, 3_600, 3_600],
      [START + 2 * HOUR, 3_004, 3_003],
    ]);
  });

  it('becomes the running candle when that is missing', { tags: ['CHART-30'] }, () => {
    const folded = foldOntoGrid([...hours(2), point(START + 2 * HOUR + 37_000, 3_100)], HOUR);
    expect(folded).toEqual([...hours(2), point(START + 2 * HOUR, 3_100)]);
  });

  it('keeps the grid of an exchange that opens at half past', { tags: ['CHART-30'] }, () => {
    const bars = hours(4).map((candle) => ({ ...candle, time: candle.time + HOUR / 2 }));
    expect(foldOntoGrid([...bars, point(START + 4 * HOUR, 3_100)], HOUR).map(({ time }) => time)).toEqual(
      bars.map(({ time }) => time),
    );
  });

  it('starts where most bars do, not where two of five do', () => {
    const early = [point(START - HOUR / 2, 3_000), point(START + HOUR / 2, 3_100)];
    const times = foldOntoGrid([...early, ...hours(3)], HOUR).map(({ time }) => time);
    expect(times).toEqual([-1, 0, 1, 2].map((hour) => START + hour * HOUR));
  });

  it('starts at full hours where only half of the bars start at half past', () => {
    const late = [point(START + HOUR / 2, 3_000), point(START + (HOUR * 3) / 2, 3_100)];
    const odd = [point(START + 2 * HOUR + 1_000, 3_200), point(START + 3 * HOUR + 2_000, 3_300)];
    const times = foldOntoGrid([...late, ...odd], HOUR).map(({ time }) => time);
    expect(times).toEqual([0, 1, 2, 3].map((hour) => START + hour * HOUR));
    expect(foldOntoGrid(late.slice(0, 1), HOUR)).toMatchObject([{ time: START }]);
  });

  it('starts at full hours where no two bars agree', () => {
    const bars = [point(START + 1_000, 3_000), point(START + HOUR + 2_000, 3_100)];
    expect(foldOntoGrid(bars, HOUR).map(({ time }) => time)).toEqual([START, START + HOUR]);
  });

  it('does not move days that begin an hour earlier after a daylight saving change', { tags: ['CHART-30'] }, () => {
    const days = [0, DAY, 2 * DAY, 3 * DAY - HOUR, 4 * DAY - HOUR].map((time) => bar(START + time, 3_000));
    const live = point(START + 4 * DAY + HOUR, 3_100);
    expect(foldOntoGrid([...days, live], DAY)).toHaveLength(6);
    expect(foldOntoGrid(days.slice(0, 4), DAY)).toHaveLength(3);
  });
});

describe('the secondary answer', () => {
  const quiet = () => 0;

  it(
    'is turned from 288 five-minute points, the last two out of order, into hourly candles',
    { tags: ['CHART-32'] },
    () => {
      const body = fixture('btc-usd-days1-2021-05-15') as { prices: [number, number][] };
      const candles = parseCoinGecko(body, HOUR, quiet);
      expect(body.prices).toHaveLength(288);
      // The answer begins at 14:45, so that hour is cut off and its bar is left out.
      expect(candles).toHaveLength(24);
      expect(candles[0]?.time).toBe(Date.UTC(2021, 4, 14, 15));
      expect(areSound(candles)).toBe(true);
      for (const { time, open, high, low, close } of candles) {
        const points = body.prices
          .filter(([at]) => Math.floor(at / HOUR) * HOUR === time)
          .toSorted((a, b) => a[0] - b[0]);
        const prices = points.map(([, price]) => price);
        expect([open, close]).toEqual([prices[0], prices.at(-1)]);
        expect([high, low]).toEqual([Math.max(...prices), Math.min(...prices)]);
      }
    },
  );

  it('gives the same candles whatever the order of its points', () => {
    const { prices } = fixture('btc-usd-days1-2021-05-15') as { prices: [number, number][] };
    expect(parseCoinGecko({ prices: prices.toReversed() }, HOUR, quiet)).toEqual(
      parseCoinGecko({ prices }, HOUR, quiet),
    );
  });

  it('widens high and low by 1 percent at most', { tags: ['CHART-33'] }, () => {
    const body = fixture('btc-usd-days1-2021-05-15');
    const still = parseCoinGecko(body, HOUR, quiet);
    for (const [share, most] of [
      [0.5, 0.005],
      [1 - Number.EPSILON, 0.01],
    ] as const) {
      const moved = parseCoinGecko(body, HOUR, () => share);
      for (const [index, { high, low, open, close }] of moved.entries()) {
        const base = still[index];
        expect({ open, close }).toEqual({ open: base?.open, close: base?.close });
        expect(high / (base?.high ?? 0) - 1).toBeCloseTo(most, 9);
        expect(1 - low / (base?.low ?? 0)).toBeCloseTo(most, 9);
      }
    }
  });

  it('has no candle for an hour without a price', { tags: ['CHART-32'] }, () => {
    const times = parseCoinGecko(fixture('market-chart-range-3points-2024-04'), HOUR, quiet).map(({ time }) => time);
    expect(times).toEqual([1_711_843_200_000, 1_711_929_600_000, 1_711_983_600_000]);
    const hourly = parseCoinGecko(fixture('derived-ethereum-usd-24points-2025-11-20'), HOUR, quiet);
    expect(areSound(hourly)).toBe(true);
    expect(hourly.length).toBeLessThan(24);
  });

  it('keeps the only bar there is, cut off or not', { tags: ['CHART-32'] }, () => {
    const prices = [[START + HOUR / 2, 3_000]];
    expect(parseCoinGecko({ prices }, HOUR, quiet)).toHaveLength(1);
  });

  it.each([
    ['nothing', null, 'Failed to fetch chart data'],
    ['no prices', {}, 'Failed to fetch chart data'],
    ['an empty list', { prices: [] }, 'Failed to fetch chart data'],
    [
      'no price among them',
      { prices: [null, [START], [START, '1'], [START, 0], ['x', 1]] },
      'Failed to fetch chart data',
    ],
    ['an error', { error: 'coin not found' }, 'Failed to fetch chart data'],
    ['a described error', { error: { description: 'coin not found' } }, 'coin not found'],
  ])('with %s throws an error', { tags: ['CHART-24'] }, (_, body, message) => {
    expect(() => parseCoinGecko(body, HOUR, quiet)).toThrow(new Error(message));
  });
});

describe('simulated candles', () => {
  it('start at 2000 and end with the running hour', { tags: ['CHART-11', 'CHART-12'] }, () => {
    let turn = 0;
    const candles = simulateCandles('1h', '1d', START + 90 * 60_000, () => (turn = (turn + 0.37) % 1));
    expect(candles).toHaveLength(24);
    expect(candles[0]?.open).toBe(2_000);
    expect(candles.at(-1)?.time).toBe(START + HOUR);
    expect(areSound(candles)).toBe(true);
  });

  it.each([
    ['1m', '10y', 5_000],
    ['word', 'max', 24],
    ['1mo', '1d', 1],
    ['5m', '1h', 12],
  ])(
    'are valid for bars of %s over %s, even when the price only falls',
    { tags: ['CHART-11'] },
    (interval, range, count) => {
      const candles = simulateCandles(interval, range, START, () => 0);
      expect(candles).toHaveLength(count);
      expect(areSound(candles)).toBe(true);
    },
  );
});

describe('an update of the last candle', () => {
  const candles = hours(3);

  it('is rejected when older than the last, and the next valid one still works', { tags: ['CHART-28'] }, () => {
    const older = { ...bar(START + 2 * HOUR - 1, 3_000) };
    expect(() => updateLast(candles, older)).toThrow(new Error('Cannot update oldest data'));
    expect(() => updateLast(candles, bar(NaN, 3_000))).toThrow(new Error('Cannot update oldest data'));
    expect(candles).toEqual(hours(3));
    expect(updateLast(candles, bar(START + 3 * HOUR, 3_003))).toEqual(hours(4));
  });

  it('replaces at the same time, and starts an empty list', { tags: ['CHART-28'] }, () => {
    const newer = bar(START + 2 * HOUR, 4_000);
    expect(updateLast(candles, newer)).toEqual([...hours(2), newer]);
    expect(updateLast([], newer)).toEqual([newer]);
  });
});
