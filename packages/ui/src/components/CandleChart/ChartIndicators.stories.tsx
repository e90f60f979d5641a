import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { findChart, waitForDrawing } from '../../fixtures/chartPicture.js';
import * as market from '../../fixtures/market.js';
import { bitcoinHistory, fewHours, monthHistory, monthWithGap } from '../../fixtures/marketMonth.js';
import type { Indicator } from '../../model/ChartView.js';
import { UiProvider } from '../../provider/UiProvider.js';
import { CandleChart } from './CandleChart.js';
import { indicatorsCode } from './useIndicators.js';

const three: readonly Indicator[] = [
  { kind: 'sma', settings: [20] },
  { kind: 'bollinger', settings: [20, 2] },
  { kind: 'rsi', settings: [14] },
];
const phone = { viewport: { value: 'phone', isRotated: false } };
const wide = { viewport: { value: 'wide', isRotated: false } };

const meta = preview.meta({
  title: 'Charts/CandleChart with indicators',
  tags: ['stable'],
  component: CandleChart,
  args: { history: monthHistory, symbol: 'ETH-USD', frame: 'month' as const, indicators: three },
});

/** Waits for the indicators, whose code is fetched on first use. */
async function find(canvasElement: HTMLElement, name = 'SMA 20') {
  const chart = await findChart(canvasElement);
  await waitFor(() => expect(chart.root).toHaveTextContent(name));
  await waitForDrawing();
  return chart;
}

/** A month of 6-hour candles with a moving average, Bollinger bands and RSI in a panel of its own. */
export const Month = meta.story({ globals: wide });

Month.test(
  'a month of 6-hour candles with a moving average, Bollinger bands and RSI in a panel of its own',
  { parameters: { requirements: ['CHART-42', 'CHART-44'] } },
  async ({ canvasElement }) => {
    const { root, readOut, summary, bars } = await find(canvasElement);
    await expect(root.getBoundingClientRect().height).toBe(610);
    await expect(readOut()).toMatch(/C 2,991\.26SMA 20 3,0\d\d\.\d\dBollinger 20, 2 2,9\d\d\.\d\d – 3,0\d\d\.\d\d$/);
    await expect(root).toHaveTextContent(/RSI 14 \d\d\.\d/);
    await waitFor(() => expect(summary()).toMatch(/12[01] 6-hour candles of ETH-USD/));
    await waitFor(() => expect(summary()).toMatch(/SMA 20 3,0\d\d\.\d\d; Bollinger 20, 2 .*; RSI 14 \d\d\.\d\./));
    await expect(await bars()).toBeGreaterThanOrEqual(120);
  },
);

Month.test(
  'indicators whose code has come before the chart are in its first drawing',
  async ({ canvasElement, args: { history, symbol, frame, indicators } }) => {
    await indicatorsCode.load();
    const host = document.createElement('div');
    canvasElement.append(host);
    const root = createRoot(host);
    flushSync(() => {
      root.render(
        <UiProvider>
          <CandleChart history={history} symbol={symbol} frame={frame} indicators={indicators} />
        </UiProvider>,
      );
    });
    try {
      await expect(host).toHaveTextContent(/SMA 20 3,0/);
    } finally {
      root.unmount();
      host.remove();
    }
  },
);

/** The same on a phone, in 12-hour candles. */
export const Phone = meta.story({ globals: phone });

Phone.test('the same on a phone, in 12-hour candles', async ({ canvasElement }) => {
  const { summary } = await find(canvasElement);
  await expect(summary()).toMatch(/6[01] 12-hour candles of ETH-USD/);
});

export const FiveDays = meta.story({ globals: wide, args: { frame: 'fiveDays' } });

/** Of a month, the last 24 hours: the average has all its points, because the hours before count too. */
export const Day = meta.story({ globals: wide, args: { frame: 'day' } });

Day.test(
  'of a month, the last 24 hours: the average has all its points, because the hours before count too',
  async ({ canvasElement }) => {
    const { summary } = await find(canvasElement);
    await expect(summary()).toContain('24 candles of ETH-USD');
    await expect(summary()).not.toContain('from');
  },
);

/** All five: two panels of 110 px below a chart that stays 500 px high. */
export const AllIndicators = meta.story({
  globals: wide,
  args: { indicators: [...three, { kind: 'ema', settings: [50] }, { kind: 'macd', settings: [12, 26, 9] }] },
});

AllIndicators.test('all five: two panels of 110 px below a chart that stays 500 px high', async ({ canvasElement }) => {
  const { root } = await find(canvasElement, 'MACD 12, 26, 9');
  await expect(root.getBoundingClientRect().height).toBe(720);
});

/** Where fewer points are drawn than an indicator looks back, their number is named. */
export const FewPoints = meta.story({
  globals: wide,
  args: {
    history: fewHours,
    frame: 'fiveDays' as const,
    indicators: [...three, { kind: 'macd', settings: [12, 26, 9] }],
  },
});

FewPoints.test(
  'where fewer points are drawn than an indicator looks back, their number is named',
  async ({ canvasElement }) => {
    const { root, summary } = await find(canvasElement, 'SMA 20: from 6 points');
    await expect(root).toHaveTextContent('MACD 12, 26, 9: too few candles');
    await waitFor(() => expect(summary()).toContain('SMA 20: from 6 points'));
  },
);

/** Lines stop at a gap of more than three hours. */
export const Gap = meta.story({ globals: wide, args: { history: monthWithGap, frame: 'fiveDays' } });

/** Estimated highs and lows do not matter: indicators use closes. */
export const Estimated = meta.story({
  globals: wide,
  args: { history: { ...monthHistory, source: 'coingecko', provenance: 'derived', isDerived: true } },
});

Estimated.test(
  'estimated highs and lows do not matter: indicators use closes',
  async ({ canvasElement }) => void (await find(canvasElement)),
);

/** Simulated candles have no indicators. */
export const Simulated = meta.story({ globals: wide, args: { history: market.simulatedHistory } });

Simulated.test(
  'simulated candles have no indicators',
  { parameters: { requirements: ['CHART-45'] } },
  async ({ canvasElement }) => {
    const { root, readOut } = await findChart(canvasElement);
    await expect(root.getBoundingClientRect().height).toBe(500);
    await expect(readOut()).not.toContain('SMA');
  },
);

/** A month that was read hours ago. */
export const Stale = meta.story({
  globals: wide,
  args: { history: { ...market.staleHistory, candles: monthHistory.candles } },
});

/** Another pair: prices in Bitcoin. */
export const Bitcoin = meta.story({ globals: wide, args: { history: bitcoinHistory, symbol: 'ETH-BTC' } });

Bitcoin.test('another pair: prices in Bitcoin', async ({ canvasElement }) => {
  const { summary } = await find(canvasElement);
  await expect(summary()).toMatch(/Opened at 0\.03\d+\u00a0BTC/);
});

/** The table has a column for each indicator. */
export const InTheTable = meta.story({
  globals: wide,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, userEvent }) => {
    await find(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    for (const name of ['SMA 20', 'Bollinger 20, 2', 'RSI 14']) {
      await expect(canvas.getByRole('columnheader', { name })).toBeVisible();
    }
  },
});
