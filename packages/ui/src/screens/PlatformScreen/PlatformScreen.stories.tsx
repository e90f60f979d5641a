import { useState } from 'react';
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { onPhone, phone } from '../../fixtures/onPhone.js';
import { expectOffline, offline } from '../../fixtures/offline.js';
import { withShell } from '../../fixtures/withShell.js';
import { storyTime } from '../../fixtures/storyTime.js';
import { getColorName } from '../../fixtures/colors.js';
import { CandleChart } from '../../components/CandleChart/CandleChart.js';
import { connectionFailure } from '../../fixtures/failures.js';
import {
  cachedDerivedHistory,
  cachedHistory,
  derivedHistory,
  emptyHistory,
  liveHistory,
  scaledHistory,
  simulatedHistory,
  staleHistory,
} from '../../fixtures/market.js';
import { monthHistory } from '../../fixtures/marketMonth.js';
import { expectNoSidewaysScroll } from '../../fixtures/width.js';
import { withToast } from '../../fixtures/withToast.js';
import type { PriceHistory } from '../../model/Candle.js';
import { type ChartView, defaultChartView } from '../../model/ChartView.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { Note } from '../../primitives/Note/Note.js';
import { decimal } from '../../money/decimal.js';
import { PlatformScreen, type PlatformScreenProps } from './PlatformScreen.js';

const inMinutes = (minutes: number, seconds: number) => storyTime + (minutes * 60 + seconds) * 1000;

/** A screen whose chart shows the same history. */
function showing(data: PriceHistory): Pick<PlatformScreenProps, 'history' | 'chart'> {
  return { history: { status: 'ready', data }, chart: <CandleChart history={data} symbol="ETH-USD" /> };
}

const args = {
  ...showing(liveHistory),
  updates: { used: 7, nextRefreshAt: inMinutes(61, 24) } as PlatformScreenProps['updates'],
  onRetry: fn(),
  onRefresh: fn(),
};

const meta = preview.meta({
  title: 'Screens/PlatformScreen',
  tags: ['stable'],
  component: PlatformScreen,
  decorators: [withShell],
  parameters: { shell: { current: 'platform' } },
  args,
});

const getMain = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

/** Until the first bot runs, a slim strip leads to the next step. */
export const FirstSteps = meta.story({
  args: { activation: { hasDeposited: true, hasInvested: false }, missingForBot: decimal('200.88') },
});

/** What it says. */
export const FirstStepsTest = FirstSteps.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const steps = within(getMain(canvasElement).getByRole('navigation', { name: 'First steps' }));
    await expect(steps.getByRole('link', { name: /Start a bot.*\$200\.88 more/ })).toHaveAttribute('href', '/deposit');
  },
});

export const FirstStepsPhone = FirstStepsTest.extend({ tags: ['!dev', '!autodocs'], globals: phone });

/** Shows live prices. */
export const Ready = meta.story();

/** What it says. */
export const ReadyTest = Ready.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['PLAT-02', 'PLAT-03', 'PLAT-09'] },
  play: async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(main.getByRole('heading', { level: 1, name: 'Trading platform' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Active Bots' })).toHaveAttribute('href', '/active-bots');
    await expect(main.getByRole('link', { name: 'Trading Bots' })).toHaveAttribute('href', '/robot');
    const card = within(main.getByRole('region', { name: 'ETH-USD' }));
    await expect(card.getByText('$2,834.22')).toBeVisible();
    await expect(card.getByText('Yahoo Finance · 14:02')).toBeVisible();
    await expect(card.getByRole('timer')).toHaveTextContent(/^61m 24s$/);
    await expect(card.getByText('7 / 15')).toBeVisible();
  },
});

/** Says what the chart shows. */
export const Information = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['PLAT-05', 'PLAT-06', 'PLAT-07'] },
  play: async ({ canvasElement }) => {
    const about = within(getMain(canvasElement).getByRole('region', { name: 'About this chart' }));
    await expect(about.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Real-time ETH charts',
      'Multiple ETH pairs',
      'Technical indicators',
    ]);
  },
});

/** Holds what the chart shows, as a host does. */
function Held({ view: first, ...props }: PlatformScreenProps) {
  const [view, setView] = useState<ChartView>(first ?? defaultChartView);
  const { data } = props.history;
  return (
    <PlatformScreen
      {...props}
      view={view}
      pairs={['ETH-USD', 'ETH-BTC']}
      onChangeView={(next) => {
        props.onChangeView?.(next);
        setView(next);
      }}
      chart={data && props.chart ? <CandleChart {...view} history={data} /> : props.chart}
    />
  );
}

const three: ChartView['indicators'] = [
  { kind: 'sma', settings: [20] },
  { kind: 'bollinger', settings: [20, 2] },
  { kind: 'rsi', settings: [14] },
];

/** A month of prices with three indicators. */
export const Month = meta.story({
  args: {
    ...showing(monthHistory),
    view: { ...defaultChartView, frame: 'month', indicators: three },
    onChangeView: fn(),
  },
  render: (props) => <Held {...props} />,
});

Month.test('a month of prices with three indicators', async ({ canvasElement }) => {
  const main = getMain(canvasElement);
  await expect(main.getByText(/^since Jun 12$/)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Remove RSI 14' })).toBeVisible();
});

Month.test('shows month on a phone', { globals: phone }, async ({ canvasElement }) => {
  await expect(getMain(canvasElement).getByRole('button', { name: 'Indicators 3' })).toBeVisible();
  await expectNoSidewaysScroll(canvasElement);
});

/** The chart can be changed, and still shows 24 hours. */
export const WithControls = meta.story({
  args: { ...showing(monthHistory), onChangeView: fn() },
  render: (props) => <Held {...props} />,
});

/** Simulated candles have no indicators, and say so. */
export const SimulatedWithIndicators = meta.story({
  args: { ...showing(simulatedHistory), view: { ...defaultChartView, indicators: three }, onChangeView: fn() },
  render: (props) => <Held {...props} />,
});

SimulatedWithIndicators.test('simulated candles have no indicators, and say so', async ({ canvasElement }) =>
  expect(getMain(canvasElement).getByText('Off for simulated data')).toBeVisible(),
);

/** A month whose last refresh was hours ago. */
export const StaleMonth = meta.story({
  args: {
    ...showing({ ...staleHistory, candles: monthHistory.candles }),
    view: { ...defaultChartView, frame: 'month' },
    onChangeView: fn(),
  },
  render: (props) => <Held {...props} />,
});

/** A pair that its provider did not answer for. */
export const NoSource = meta.story({
  args: {
    history: {
      status: 'failed',
      failure: { title: 'No source for this pair', message: 'Its provider did not answer.' },
    },
    chart: null,
    view: { ...defaultChartView, symbol: 'ETH-BTC' },
    onChangeView: fn(),
  },
  render: (props) => <Held {...props} />,
});

NoSource.test('a pair that its provider did not answer for', async ({ canvasElement }) =>
  expect(getMain(canvasElement).getByRole('heading', { name: 'No source for this pair' })).toBeVisible(),
);

/** Its three names lead to the controls. */
export const InformationLeads = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['H-27'] },
  args: { ...showing(monthHistory), onChangeView: fn() },
  render: (props) => <Held {...props} />,
  play: async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Real-time ETH charts' }));
    await expect(main.getByRole('radio', { name: /^24 h/ })).toHaveFocus();
    await userEvent.click(main.getByRole('button', { name: 'Multiple ETH pairs' }));
    await expect(main.getByRole('combobox', { name: 'Pair' })).toHaveFocus();
    await userEvent.click(main.getByRole('button', { name: 'Technical indicators' }));
    await expect(await within(document.body).findByRole('dialog', { name: 'Indicators' })).toBeVisible();
  },
});

export const InformationLeadsPhone = InformationLeads.extend({ tags: ['!dev', '!autodocs'], globals: phone });

Ready.test(
  'indicators are chosen and their periods changed; a period that cannot be used changes nothing',
  {
    parameters: { requirements: ['CHART-46'] },
    args: { ...showing(monthHistory), onChangeView: fn() },
    render: (props) => <Held {...props} />,
  },
  async ({ args: given, canvasElement }) => {
    const main = getMain(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Technical indicators' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Indicators' }));
    await userEvent.click(dialog.getByRole('switch', { name: /^SMA/ }));
    await expect(given.onChangeView).toHaveBeenLastCalledWith({
      ...defaultChartView,
      indicators: [{ kind: 'sma', settings: [20] }],
    });
    const period = dialog.getByRole('textbox', { name: 'Candles' });
    await userEvent.clear(period);
    await expect(period).toHaveAccessibleDescription('2 to 200');
    await expect(given.onChangeView).toHaveBeenLastCalledWith({
      ...defaultChartView,
      indicators: [{ kind: 'sma', settings: [20] }],
    });
    await userEvent.type(period, '50');
    await expect(given.onChangeView).toHaveBeenLastCalledWith({
      ...defaultChartView,
      indicators: [{ kind: 'sma', settings: [50] }],
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
);

/** The first prices are loading. */
export const Loading = meta.story({
  args: { history: { status: 'loading' }, chart: null, updates: { used: 7, nextRefreshAt: null } },
});

/** What it says. */
export const LoadingTest = Loading.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['PLAT-04'] },
  play: async ({ canvasElement }) => {
    await expect(getMain(canvasElement).getByText('Loading chart data...')).toBeVisible();
  },
});

/** While prices reload, the chart stays. */
export const Refreshing = meta.story({ args: { history: { status: 'loading', data: liveHistory } } });

Refreshing.test(
  'while prices reload, the chart stays',
  { parameters: { requirements: ['PLAT-04'] } },
  async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(main.getByText('Loading chart data...')).toBeVisible();
    await expect(main.getByText('$2,834.22')).toBeVisible();
    // Drawn once its code has loaded.
    await waitFor(() => expect(canvasElement.querySelector('canvas')).toBeVisible());
  },
);

/** The chart's code is loading. */
export const ChartCodeLoading = meta.story({ args: { chart: null } });

ChartCodeLoading.test(
  "the chart's code is loading",
  { parameters: { requirements: ['PLAT-04'] } },
  async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(main.getByText('Loading chart data...')).toBeVisible();
    await expect(main.getByText('$2,834.22')).toBeVisible();
  },
);

/** The response has no candles. */
export const Empty = meta.story({ args: { history: { status: 'ready', data: emptyHistory } } });

Empty.test('the response has no candles', async ({ args: { onRetry }, canvasElement }) => {
  const main = getMain(canvasElement);
  await expect(main.getByRole('heading', { name: 'No prices to show yet' })).toBeVisible();
  await userEvent.click(main.getByRole('button', { name: 'Try again' }));
  await expect(mocked(onRetry).mock.calls).toEqual([[]]);
});

/** No source answered. */
export const Failed = meta.story({ args: { history: { status: 'failed', failure: connectionFailure }, chart: null } });

Failed.test('no source answered', async ({ args: { onRetry }, canvasElement }) => {
  const main = getMain(canvasElement);
  await expect(main.getByText('No source answered')).toBeVisible();
  await expect(canvasElement).toHaveTextContent(/Connection Error.*not affected.*Uses 1 of 15/);
  await userEvent.click(main.getByRole('button', { name: 'Try again' }));
  await expect(mocked(onRetry).mock.calls).toEqual([[]]);
});

/** After a failed load, older prices stay and are labelled. */
export const FailedWithOlderData = meta.story({
  args: { ...showing(cachedHistory), history: { status: 'failed', failure: connectionFailure, data: cachedHistory } },
});

FailedWithOlderData.test(
  'after a failed load, older prices stay and are labelled',
  async ({ args: { onRetry }, canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(main.getByText('Showing the last data that loaded.')).toBeVisible();
    await expect(main.getByText('Cached 22 min')).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Try again' }));
    await expect(mocked(onRetry).mock.calls).toEqual([[]]);
  },
);

/** Without a connection, the chart stays with its source and age; it cannot be refreshed. */
export const Offline = meta.story({ args: { ...showing(cachedHistory) }, globals: offline });

Offline.test(
  'without a connection, the chart stays with its source and age; it cannot be refreshed',
  async ({ args: { onRefresh }, canvasElement }) => {
    await expectOffline(canvasElement, 'Refresh now');
    const main = getMain(canvasElement);
    await expect(main.getByText('Cached 22 min')).toBeVisible();
    const refresh = main.getByRole('button', { name: /^Refresh now/ });
    await expect(refresh.getAttribute('aria-describedby')?.split(' ')).toHaveLength(1);
    await userEvent.click(refresh);
    await expect(onRefresh).not.toHaveBeenCalled();
  },
);

/** Shows the error toast of a failed load. */
export const ErrorToast = Failed.extend({ decorators: [withToast(connectionFailure)] });

ErrorToast.test('shows the error toast of a failed load', async ({ canvasElement }) => {
  const page = within(canvasElement.ownerDocument.body);
  await expect(await page.findByRole('group', { name: 'Connection Error' })).toHaveTextContent(
    /Connection Error.*check your connection/,
  );
});

/** Cached prices show their age. */
export const Cached = meta.story({
  args: { ...showing(cachedHistory), updates: { used: 8, nextRefreshAt: inMinutes(73, 12) } },
});

Cached.test('cached prices show their age', { parameters: { requirements: ['H-02'] } }, async ({ canvasElement }) => {
  await expect(getMain(canvasElement).getByText('Cached 22 min')).toBeVisible();
});

/** Cached estimates show their age and that they are estimates. */
export const CachedDerived = meta.story({ args: showing(cachedDerivedHistory) });

CachedDerived.test(
  'cached estimates show their age and that they are estimates',
  { parameters: { requirements: ['H-03'] } },
  async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(main.getByText('Cached 22 min')).toBeVisible();
    await expect(main.getByText('Estimated highs and lows (CoinGecko prices)')).toBeVisible();
  },
);

/** Stale prices show when they were saved. */
export const Stale = meta.story({
  args: { ...showing(staleHistory), updates: { used: 9, nextRefreshAt: inMinutes(95, 40) } },
});

Stale.test(
  'stale prices show when they were saved',
  { parameters: { requirements: ['H-02'] } },
  async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(main.getByText('Cached, out of date')).toBeVisible();
    await expect(main.getByText('Saved Jul 11, 21:14 UTC')).toBeVisible();
  },
);

/** Derived prices say what is estimated. */
export const Derived = meta.story({ args: showing(derivedHistory) });

Derived.test(
  'derived prices say what is estimated',
  { parameters: { requirements: ['H-03'] } },
  async ({ canvasElement }) => {
    await expect(getMain(canvasElement).getByText('Estimated highs and lows (CoinGecko prices)')).toBeVisible();
  },
);

/** Simulated prices are labelled by a badge, without a toast. */
export const Simulated = meta.story({ args: showing(simulatedHistory) });

/** What it says. */
export const SimulatedTest = Simulated.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['CHART-13', 'H-02'] },
  play: async ({ canvasElement }) => {
    await expect(getMain(canvasElement).getByText('Simulated data — not market prices')).toBeVisible();
    await expect(within(canvasElement.ownerDocument.body).getByRole('alert')).toBeEmptyDOMElement();
  },
});

/** Near the daily limit the counter is yellow. */
export const NearTheLimit = meta.story({ args: { updates: { used: 13, nextRefreshAt: inMinutes(18, 5) } } });

NearTheLimit.test(
  'near the daily limit the counter is yellow',
  { parameters: { requirements: ['PLAT-11'] } },
  async ({ canvasElement }) => {
    await expect(getColorName(getMain(canvasElement).getByText('13 / 15'))).toBe('yellow');
  },
);

/** At the daily limit the counter is red. */
export const LimitReached = meta.story({
  args: { ...showing(staleHistory), updates: { used: 15, nextRefreshAt: null } },
});

LimitReached.test(
  'at the daily limit the counter is red',
  { parameters: { requirements: ['PLAT-12'] } },
  async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(getColorName(main.getByText('15 / 15'))).toBe('red');
    await expect(main.getByText('Daily limit reached')).toBeVisible();
    await expect(main.getByText('Updates resume Jul 13.')).toBeVisible();
  },
);

/** The host's notice is above the cards. */
export const WithNotice = meta.story({
  args: {
    notice: (
      <Note tone="accent" title="You were on your way to your deposit">
        <ButtonLink to="deposit" variant="line">
          Continue to Deposit
        </ButtonLink>
      </Note>
    ),
  },
});

WithNotice.test("the host's notice is above the cards", async ({ canvasElement }) => {
  const link = getMain(canvasElement).getByRole('link', { name: 'Continue to Deposit' });
  const title = getMain(canvasElement).getByRole('heading', { level: 1 });
  await expect(link.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

/** A six-figure price fits the narrowest screen. */
export const LongText = meta.story({
  args: showing(scaledHistory(300)),
  globals: { viewport: { value: 'narrowest', isRotated: false } },
});

LongText.test('a six-figure price fits the narrowest screen', async ({ canvasElement }) => {
  await expect(getMain(canvasElement).getByText('$850,266.00')).toBeVisible();
  await expectNoSidewaysScroll(canvasElement);
});

/** A price under one dollar keeps its decimals. */
export const TinyPrice = meta.story({ args: showing(scaledHistory(0.000_01)) });

TinyPrice.test('a price under one dollar keeps its decimals', async ({ canvasElement }) => {
  await expect(getMain(canvasElement).getByText('$0.028342')).toBeVisible();
});

export const Phone = Simulated.extend({ globals: phone });

/** What it says there holds here. */
export const PhoneTest = SimulatedTest.extend({ tags: ['!dev', '!autodocs'], globals: phone });

export const ReadyPhone = meta.story({ globals: phone });

ReadyPhone.test('says what it says on a wide screen', ...onPhone(ReadyTest, Information));

export const LoadingPhone = LoadingTest.extend({ tags: ['!dev', '!autodocs'], globals: phone });

export const Narrowest = meta.story({
  args: showing(cachedDerivedHistory),
  globals: { viewport: { value: 'narrowest', isRotated: false } },
});

Narrowest.test('fits on the narrowest screen', ({ canvasElement }) => expectNoSidewaysScroll(canvasElement));

/** At 200 % zoom a wide screen uses the narrow layout. */
export const Zoomed = meta.story({
  args: showing(derivedHistory),
  parameters: {
    viewport: {
      options: {
        zoomed: { name: 'Zoomed, 720 px', styles: { width: '720px', height: '450px' }, type: 'tablet' },
      },
    },
  },
  globals: { viewport: { value: 'zoomed', isRotated: false } },
});

Zoomed.test('at 200 % zoom a wide screen uses the narrow layout', async ({ canvasElement }) => {
  await expect(canvasElement.ownerDocument.documentElement.clientWidth).toBe(720);
  await expectNoSidewaysScroll(canvasElement);
});
