// Longer than 250 lines: the stories for each source, zone and price scale share the code that reads the canvas.
import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { type Area, countPixels, findChart, readTones, waitForDrawing } from '../../fixtures/chartPicture.js';
import * as market from '../../fixtures/market.js';
import * as days from '../../fixtures/marketDays.js';
import { expectNoSidewaysScroll } from '../../fixtures/width.js';
import type { PriceHistory } from '../../model/Candle.js';
import { UiProvider } from '../../provider/UiProvider.js';
import { CandleChart } from './CandleChart.js';
import { plotLayout } from './plotLayout.js';
import { priceScale } from './priceScale.js';

const meta = preview.meta({
  title: 'Charts/CandleChart',
  tags: ['stable'],
  component: CandleChart,
  args: { history: market.liveHistory, symbol: 'ETH-USD' },
});

const HOUR = 3_600_000;
const phone = { viewport: { value: 'phone', isRotated: false } };
const narrowest = { viewport: { value: 'narrowest', isRotated: false } };
const wide = { viewport: { value: 'wide', isRotated: false } };

/** Where the candle at an index is drawn: its body and its upper wick, in px of the plot. */
function findPlace({ candles }: PriceHistory, index: number, plot: HTMLElement): { body: Area; wick: Area } {
  const { plotWidth, plotHeight, headroom } = plotLayout(plot.clientWidth, plot.clientHeight, '2,834.22');
  const { low: lowest, high: highest } = candles.reduce((a, b) => ({
    ...a,
    low: Math.min(a.low, b.low),
    high: Math.max(a.high, b.high),
  }));
  const { min, max } = priceScale(lowest, highest, plotHeight, headroom);
  const y = (price: number) => ((max - price) * plotHeight) / (max - min);
  const { open, high, close } = candles[index] ?? { open: NaN, high: NaN, close: NaN };
  const [middle, top, bottom] = [
    ((index + 0.5) * plotWidth) / candles.length,
    y(Math.max(open, close)),
    y(Math.min(open, close)),
  ];
  return {
    body: { x: middle - 6, y: top + 2, width: 12, height: bottom - top - 4 },
    wick: { x: middle - 3, y: y(high) + 1, width: 6, height: top - y(high) - 2 },
  };
}

/** The fixture's hour with the longest body: it fell from 2955.65 to 2862.68. */
const LONGEST = 16;

/** A rising candle with a long body, and the candle with the longest upper wick. */
const RISING = 19;
const WICK = 21;

/** The share of a candle's area that has its colour. */
function filling(plot: HTMLElement, area: Area): number {
  const { up, down, all } = readTones(plot, area);
  return (up + down) / all;
}

/** How many rows of a wick are drawn. */
function countRows(plot: HTMLElement, { x, y, width, height }: Area): number {
  const rows = Array.from({ length: Math.floor(height) }, (_, row) => ({ x, y: y + row, width, height: 1 }));
  return rows.filter((row) => filling(plot, row) > 0).length / rows.length;
}

/** Live prices: 500 px high, rising candles #26a69a and falling ones #ef5350. */
export const Live = meta.story({ globals: wide });

Live.test(
  'live prices: 500 px high, rising candles #26a69a and falling ones #ef5350',
  { parameters: { requirements: ['CHART-04', 'CHART-05', 'CHART-06'] } },
  async ({ canvasElement }) => {
    const { plot, root, readOut, summary } = await findChart(canvasElement);
    await expect(root.getBoundingClientRect().height).toBe(500);
    // Only their edges have the full color.
    await expect(countPixels(plot, '#26a69a')).toBeGreaterThan(1000);
    await expect(countPixels(plot, '#ef5350')).toBeGreaterThan(2000);
    await expect(filling(plot, findPlace(market.liveHistory, LONGEST, plot).body)).toBe(1);
    await expect(readTones(plot, findPlace(market.liveHistory, LONGEST, plot).body).up).toBe(0);
    await expect(readTones(plot, findPlace(market.liveHistory, RISING, plot).body).down).toBe(0);
    await expect(countRows(plot, findPlace(market.liveHistory, WICK, plot).wick)).toBe(1);
    const { plotWidth, plotHeight, labelX } = plotLayout(plot.clientWidth, plot.clientHeight, '2,834.22');
    const priceAxis = { x: plotWidth + labelX, y: 0, width: 50, height: plotHeight };
    const timeAxis = { x: 0, y: plotHeight + 10, width: plotWidth, height: 22 };
    await expect(readTones(plot, priceAxis).bright).toBeGreaterThan(300);
    await expect(readTones(plot, timeAxis).bright).toBeGreaterThan(200);
    await expect(readOut()).toBe('O 2,886.16H 2,891.54L 2,826.49C 2,834.22');
    await expect(summary()).toContain(
      '24 candles of ETH-USD, Jul 11, 15:00 to Jul 12, 14:00 UTC. Opened at $3,025.48, highest $3,063.61, lowest $2,790.01, last $2,834.22, change −$191.26. Source: Yahoo Finance, fetched Jul 12, 14:02.',
    );
  },
);

/** Cached prices are labelled in the readout and the summary. */
export const Cached = meta.story({ args: { history: market.cachedHistory } });

Cached.test(
  'cached prices are labelled in the readout and the summary',
  { parameters: { requirements: ['H-02'] } },
  async ({ canvasElement }) => {
    const { plot, readOut, summary } = await findChart(canvasElement);
    await expect(readOut()).toMatch(/Cached$/);
    await expect(summary()).toContain('Source: Cached, fetched Jul 12, 13:40.');
    await expect(filling(plot, findPlace(market.cachedHistory, LONGEST, plot).body)).toBe(1);
  },
);

/** Stale prices have a neutral flag, unlike a current price. */
export const Stale = meta.story({ args: { history: market.staleHistory } });

Stale.test(
  'stale prices have a neutral flag, unlike a current price',
  { parameters: { requirements: ['H-02'] } },
  async ({ canvasElement }) => {
    const { plot, readOut, summary } = await findChart(canvasElement);
    await expect(readOut()).toMatch(/Out of date$/);
    await expect(summary()).toContain('Source: Out of date, fetched Jul 11, 21:14.');
    await expect(plot.querySelector('[data-current]')).toBeNull();
  },
);

/** Stale prices whose highs and lows are estimated say both. */
export const StaleDerived = meta.story({ args: { history: { ...market.staleHistory, isDerived: true } } });

StaleDerived.test(
  'stale prices whose highs and lows are estimated say both',
  { parameters: { requirements: ['H-02', 'H-03'] } },
  async ({ canvasElement }) => {
    const { readOut, summary } = await findChart(canvasElement);
    await expect(readOut()).toMatch(/Out of date, estimated$/);
    await expect(summary()).toContain('Source: Out of date, estimated, fetched Jul 11, 21:14.');
  },
);

/** A price that ages while it is shown is labelled in the readout, the summary and the flag. */
export const Aging = meta.story({
  args: { history: { ...market.liveHistory, fetchedAt: market.liveHistory.fetchedAt - 52 * 60_000 } },
});

Aging.test(
  'a price that ages while it is shown is labelled in the readout, the summary and the flag',
  async ({ canvasElement }) => {
    const { plot, readOut, summary } = await findChart(canvasElement);
    await expect(readOut()).toMatch(/Over 30 min old$/);
    await expect(summary()).toContain('Source: Yahoo Finance, over 30 min old, fetched Jul 12, 13:10.');
    await expect(plot.querySelector('[data-current]')).not.toBeNull();
  },
);

/** After an hour the price has a neutral flag. */
export const Outdated = meta.story({
  args: { history: { ...market.derivedHistory, fetchedAt: market.liveHistory.fetchedAt - 96 * 60_000 } },
  globals: narrowest,
});

Outdated.test('after an hour the price has a neutral flag', async ({ canvasElement }) => {
  const { plot, readOut, summary } = await findChart(canvasElement);
  await expect(readOut()).toMatch(/Out of date, estimated$/);
  await expect(summary()).toContain('Source: CoinGecko, estimated, out of date, fetched Jul 12, 12:26.');
  await expect(plot.querySelector('[data-current]')).toBeNull();
});

/** Candles with estimated highs and lows have dashed wicks. */
export const Derived = meta.story({ args: { history: market.derivedHistory } });

Derived.test(
  'candles with estimated highs and lows have dashed wicks',
  { parameters: { requirements: ['H-03'] } },
  async ({ canvasElement }) => {
    const { plot, readOut } = await findChart(canvasElement);
    const { body } = findPlace(market.derivedHistory, LONGEST, plot);
    const { wick } = findPlace(market.derivedHistory, WICK, plot);
    await expect(filling(plot, body)).toBe(1);
    await expect(countRows(plot, wick)).toBeGreaterThan(0.4);
    await expect(countRows(plot, wick)).toBeLessThan(0.75);
    await expect(readOut()).toMatch(/CoinGecko, estimated$/);
    await expect(plot.querySelector('[data-current]')).not.toBeNull();
  },
);

/** Cached estimates are still recognisable as estimates. */
export const CachedDerived = meta.story({ args: { history: market.cachedDerivedHistory } });

CachedDerived.test(
  'cached estimates are still recognisable as estimates',
  { parameters: { requirements: ['H-03'] } },
  async ({ canvasElement }) => {
    const { plot, readOut, summary } = await findChart(canvasElement);
    await expect(countRows(plot, findPlace(market.derivedHistory, WICK, plot).wick)).toBeLessThan(0.75);
    await expect(readOut()).toMatch(/Cached, estimated$/);
    await expect(summary()).toContain('Source: Cached, estimated, fetched Jul 12, 13:40.');
  },
);

/** The real prices labelled as simulated, so that only the drawing differs. */
const inventedDay = { ...market.simulatedHistory, candles: market.liveHistory.candles };

/** Simulated candles are hatched and never solid. */
export const Simulated = meta.story({ args: { history: inventedDay } });

Simulated.test(
  'simulated candles are hatched and never solid',
  { parameters: { requirements: ['H-02'] } },
  async ({ canvasElement }) => {
    const { plot, readOut, summary } = await findChart(canvasElement);
    for (const index of [LONGEST, RISING]) {
      const share = filling(plot, findPlace(inventedDay, index, plot).body);
      // oxlint-disable-next-line no-await-in-loop -- expectations are shown in order
      await expect(share).toBeGreaterThan(0.02);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await expect(share).toBeLessThan(0.6);
    }
    await expect(countPixels(plot, '#26a69a') + countPixels(plot, '#ef5350')).toBe(0);
    await expect(readTones(plot).up).toBeGreaterThan(500);
    await expect(readTones(plot).down).toBeGreaterThan(500);
    await expect(readOut()).toMatch(/Simulated$/);
    await expect(summary()).toContain('Source: Simulated.');
    await expect(plot.querySelector('[data-current]')).toBeNull();
  },
);

/** A simulated price walk, as shown when no provider answers. */
export const SimulatedWalk = meta.story({ args: { history: market.simulatedHistory } });

SimulatedWalk.test(
  'a simulated price walk, as shown when no provider answers',
  { parameters: { requirements: ['H-02'] } },
  async ({ canvasElement }) => expect((await findChart(canvasElement)).readOut()).toMatch(/Simulated$/),
);

/** Rising candles are outlines without a body. */
export const Hollow = meta.story({ args: { fill: 'hollow' } });

Hollow.test('rising candles are outlines without a body', async ({ canvasElement }) => {
  const { plot } = await findChart(canvasElement);
  await expect(filling(plot, findPlace(market.liveHistory, RISING, plot).body)).toBeLessThan(0.1);
  await expect(filling(plot, findPlace(market.liveHistory, LONGEST, plot).body)).toBe(1);
});

/** Rising candles are as solid as falling ones. */
export const Solid = meta.story({ args: { fill: 'solid' } });

Solid.test('rising candles are as solid as falling ones', async ({ canvasElement }) => {
  const { plot } = await findChart(canvasElement);
  await expect(filling(plot, findPlace(market.liveHistory, RISING, plot).body)).toBe(1);
});

/** Without candles the chart shows a sentence. */
export const Empty = meta.story({ args: { history: market.emptyHistory } });

Empty.test('without candles the chart shows a sentence', async ({ canvasElement }) => {
  const { canvas, plot, root, summary } = await findChart(canvasElement, { isEmpty: true });
  await expect(canvas.getAllByText('No prices to show')[0]).toBeVisible();
  await expect(summary()).toContain('No prices to show');
  await expect(plot.querySelector('p')).toBeNull();
  await expect(root.getBoundingClientRect().height).toBe(500);
  await expect(canvas.getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true');
});

/** The chart of a single candle is readable. */
export const OneCandle = meta.story({
  args: { history: { ...market.liveHistory, candles: market.liveHistory.candles.slice(-1) } },
});

OneCandle.test('the chart of a single candle is readable', async ({ canvasElement }) => {
  const { plot, summary } = await findChart(canvasElement);
  await expect(readTones(plot).down).toBeGreaterThan(500);
  await expect(readTones(plot).up).toBe(0);
  await expect(summary()).toMatch(/^1 candles? of ETH-USD, Jul 12, 14:00 to Jul 12, 14:00 UTC/);
});

const flat = market.liveHistory.candles.map(({ time }) => ({ time, open: 2000, high: 2000, low: 2000, close: 2000 }));

/** A flat market is one line of candles in the middle. */
export const Flat = meta.story({ args: { history: { ...market.liveHistory, candles: flat } } });

Flat.test('a flat market is one line of candles in the middle', async ({ canvasElement }) => {
  const { plot } = await findChart(canvasElement);
  await expect(readTones(plot, { x: 0, y: 255, width: plot.clientWidth, height: 20 }).up).toBeGreaterThan(200);
  await expect(readTones(plot, { x: 0, y: 0, width: plot.clientWidth, height: 250 }).up).toBe(0);
});

/** A thousand candles start with the newest two hundred. */
export const Thousand = meta.story({ globals: wide, args: { history: days.longHistory(1000) } });

Thousand.test('a thousand candles start with the newest two hundred', async ({ canvasElement }) => {
  const { bars, plot, summary } = await findChart(canvasElement);
  await expect(readTones(plot).up).toBeGreaterThan(2000);
  await expect(readTones(plot).down).toBeGreaterThan(2000);
  await expect(summary()).toContain('The newest 200 of 1,000 candles of ETH-USD, ');
  await expect(await bars()).toBe(200);
});

/** Ten thousand candles, all visible, keep their extremes and their wicks. */
export const TenThousand = meta.story({ args: { history: days.longHistory(10_000) } });

TenThousand.test(
  'ten thousand candles, all visible, keep their extremes and their wicks',
  async ({ canvasElement }) => {
    const { plot } = await findChart(canvasElement);
    for (let press = 0; press < 12; press++) pressMinus(plot);
    await waitForDrawing();
    const { plotWidth } = plotLayout(plot.clientWidth, 500, '2,834.22');
    const columns = Array.from({ length: plotWidth - 4 }, (_, x) =>
      readTones(plot, { x: x + 2, y: 0, width: 3, height: 464 }),
    );
    await expect(columns.filter(({ up, down }) => up + down === 0)).toEqual([]);
  },
);

/** Sends one minus key without waiting for the result. */
function pressMinus(plot: HTMLElement): void {
  plot.dispatchEvent(new KeyboardEvent('keydown', { key: '-', bubbles: true, cancelable: true }));
}

/** A gap of 33 hours keeps its width and contains neither candle nor line. */
export const Gap = meta.story({ args: { history: days.gapHistory }, globals: wide });

Gap.test('a gap of 33 hours keeps its width and contains neither candle nor line', async ({ canvasElement }) => {
  const { plot } = await findChart(canvasElement);
  const { candles } = days.gapHistory;
  const start = candles[0]?.time ?? NaN;
  const span = (candles.at(-1)?.time ?? NaN) + HOUR - start;
  await expect(days.outage.to - days.outage.from).toBe(33 * HOUR);
  const { plotWidth } = plotLayout(plot.clientWidth, 500, '834.22');
  const [left, right] = [days.outage.from, days.outage.to].map((time) => ((time - start) * plotWidth) / span);
  const missing = { x: (left ?? NaN) + 1, y: 0, width: (right ?? NaN) - (left ?? NaN) - 2, height: 464 };
  await expect(missing.width).toBeGreaterThan(plotWidth * 0.45);
  await expect(readTones(plot, missing)).toMatchObject({ up: 0, down: 0 });
  const slot = plotWidth / (span / HOUR);
  for (const x of [missing.x - slot, missing.x + missing.width + 1]) {
    const { up, down } = readTones(plot, { ...missing, x, width: slot });
    // oxlint-disable-next-line no-await-in-loop -- expectations are shown in order
    await expect(up + down).toBeGreaterThan(10);
  }
});

interface Night {
  readonly timeZone: string;
  readonly zone: string;
  /** Consecutive times in the table, newest first. */
  readonly times: readonly string[];
}

/** What a viewer in another zone reads for hours in which clocks change. */
const night = (history: PriceHistory, { timeZone, zone, times }: Night) => ({
  args: { history },
  render: () => (
    <UiProvider timeZone={timeZone}>
      <CandleChart history={history} symbol="ETH-USD" />
    </UiProvider>
  ),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const { canvas, plot, root } = await findChart(canvasElement);
    await expect(root.querySelector('span[aria-hidden]')).toHaveTextContent(zone);
    await expect(readTones(plot).up).toBeGreaterThan(500);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const caption = canvas.getByRole('region').querySelector('table')?.getAttribute('aria-labelledby') ?? '';
    await expect(document.getElementById(caption)).toHaveTextContent(`ETH-USD, newest first, times in ${zone}. `);
    const shown = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    const at = shown.findIndex((time) => time === times[0]);
    await expect(shown).toHaveLength(36);
    await expect(shown.slice(at, at + times.length)).toEqual(times);
  },
});

/** In Berlin, the hour repeated at the clock change shows both of its offsets. */
export const Berlin = meta.story({
  tags: ['!dev', '!autodocs'],
  ...night(days.europeanNightHistory, {
    timeZone: 'Europe/Berlin',
    zone: 'GMT+1',
    times: ['Oct 26, 03:00 GMT+1', 'Oct 26, 02:00 GMT+1', 'Oct 26, 02:00 GMT+2', 'Oct 26, 01:00 GMT+2'],
  }),
});

/** In New York, the hour repeated at the clock change shows both of its zone names. */
export const NewYork = meta.story({
  tags: ['!dev', '!autodocs'],
  ...night(days.americanNightHistory, {
    timeZone: 'America/New_York',
    zone: 'EST',
    times: ['Nov 2, 02:00 EST', 'Nov 2, 01:00 EST', 'Nov 2, 01:00 EDT', 'Nov 2, 00:00 EDT'],
  }),
});

/** In Sydney, the hour skipped at the clock change is left out. */
export const Sydney = meta.story({
  tags: ['!dev', '!autodocs'],
  ...night(days.nightHistoryFrom(Date.UTC(2025, 9, 4, 6)), {
    timeZone: 'Australia/Sydney',
    zone: 'GMT+11',
    times: ['Oct 5, 04:00 GMT+11', 'Oct 5, 03:00 GMT+11', 'Oct 5, 01:00 GMT+10', 'Oct 5, 00:00 GMT+10'],
  }),
});

/** A zone with an offset of 45 minutes shows its own clock times. */
export const Kathmandu = meta.story({
  tags: ['!dev', '!autodocs'],
  ...night(days.europeanNightHistory, {
    timeZone: 'Asia/Kathmandu',
    zone: 'GMT+5:45',
    times: ['Oct 26, 07:45', 'Oct 26, 06:45', 'Oct 26, 05:45', 'Oct 26, 04:45'],
  }),
});

/** A zone without clock changes needs no zone name in its times. */
export const Accra = meta.story({
  tags: ['!dev', '!autodocs'],
  ...night(days.europeanNightHistory, {
    timeZone: 'Africa/Accra',
    zone: 'GMT',
    times: ['Oct 26, 02:00', 'Oct 26, 01:00', 'Oct 26, 00:00', 'Oct 25, 23:00'],
  }),
});

/** Everything overlaid on the canvas is inside the chart. */
async function expectFlagInside(canvasElement: HTMLElement): Promise<void> {
  const { plot, root } = await findChart(canvasElement);
  const flag = plot.querySelector('[data-current] > span')?.getBoundingClientRect();
  await expect(flag?.right).toBeLessThanOrEqual(root.getBoundingClientRect().right);
  await expectNoSidewaysScroll(document.body);
}

/** Six-figure prices fit on the axis. */
export const SixFigures = meta.story({ args: { history: market.scaledHistory(100) } });

SixFigures.test('six-figure prices fit on the axis', async ({ canvasElement }) => {
  const { readOut } = await findChart(canvasElement);
  await expect(readOut()).toContain('C 283,422.00');
  await expectFlagInside(canvasElement);
});

/** Six-figure prices fit on the axis of the narrowest screen. */
export const SixFiguresNarrowest = meta.story({ args: { history: market.scaledHistory(100) }, globals: narrowest });

SixFiguresNarrowest.test('six-figure prices fit on the axis of the narrowest screen', async ({ canvasElement }) =>
  expectFlagInside(canvasElement),
);

/** Prices far below one dollar keep their decimals. */
export const TinyPrices = meta.story({ args: { history: market.scaledHistory(1e-6) }, globals: phone });

TinyPrices.test('prices far below one dollar keep their decimals', async ({ canvasElement }) => {
  const { plot, readOut } = await findChart(canvasElement);
  await expect(readOut()).toContain('C 0.002834');
  await expect(readTones(plot).up).toBeGreaterThan(500);
  await expectFlagInside(canvasElement);
});

export const Phone = meta.story({ globals: phone, args: { history: market.derivedHistory } });

Phone.test('fits on a phone', async ({ canvasElement }) => expectFlagInside(canvasElement));

/** The chart is 500 px high on the narrowest screen. */
export const Narrowest = meta.story({ globals: narrowest });

Narrowest.test(
  'the chart is 500 px high on the narrowest screen',
  { parameters: { requirements: ['CHART-04'] } },
  async ({ canvasElement }) => {
    const { plot, root } = await findChart(canvasElement);
    await expect(root.getBoundingClientRect().height).toBe(500);
    await expect(readTones(plot).up).toBeGreaterThan(300);
    await expectFlagInside(canvasElement);
  },
);

/** The table has the same numbers and the same zone as the history. */
export const AsTable = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: phone,
  play: async ({ canvasElement }) => {
    const { canvas, plot } = await findChart(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const table = canvas.getByRole('table', {
      name: 'ETH-USD, newest first, times in UTC. Yahoo Finance, fetched Jul 12, 14:02.',
    });
    const rows = [...table.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    const number = (text = '') => Number(text.replaceAll(',', ''));
    await expect(rows.map(([, ...cells]) => cells.slice(0, 4).map(number))).toEqual(
      market.liveHistory.candles.map(({ open, high, low, close }) => [open, high, low, close]).toReversed(),
    );
    await expect(rows[0]?.[0]).toBe('Jul 12, 14:00');
    await expect(rows[0]?.[5]).toContain('−$51.94');
    await expect(plot).toHaveAttribute('tabindex', '-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table', pressed: true }));
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

/** The table labels simulated prices. */
export const SimulatedTable = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['H-02'] },
  args: { history: market.simulatedHistory },
  play: async ({ canvasElement }) => {
    const { canvas } = await findChart(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('table')).toHaveAccessibleName(/Simulated\.$/);
    await expect(canvas.getByText(/^ETH-USD, newest first.*Simulated\.$/)).toBeVisible();
  },
});
