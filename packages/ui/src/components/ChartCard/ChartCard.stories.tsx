import { useCallback, useState } from 'react';
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { onPhone } from '../../fixtures/onPhone.js';
import { storyTime } from '../../fixtures/storyTime.js';
import { getColorName } from '../../fixtures/colors.js';
import { connectionFailure, longFailure } from '../../fixtures/failures.js';
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
import { expectNoSidewaysScroll } from '../../fixtures/width.js';
import type { PriceHistory } from '../../model/Candle.js';
import type { Loadable } from '../../model/Loadable.js';
import { Button } from '../../primitives/Button/Button.js';
import { Grid } from '../../primitives/Layout/Layout.js';
import { OFFLINE_REASON_ID, OfflineContext } from '../../provider/OfflineContext.js';
import { UiProvider } from '../../provider/UiProvider.js';
import { ChartCard, type ChartCardProps } from './ChartCard.js';
import { UpdateCounter } from './UpdateCounter.js';

const MINUTE = 60_000;
const inMinutes = (minutes: number, seconds = 0) => storyTime + minutes * MINUTE + seconds * 1000;
const ready = (data: PriceHistory): Loadable<PriceHistory> => ({ status: 'ready', data });

/** The chart itself is tested in its own stories. */
const chart = <div style={{ height: 500, padding: 'var(--ep-s6)', color: 'var(--ep-text-soft)' }}>The plot</div>;

const args = {
  symbol: 'ETH-USD',
  history: ready(liveHistory),
  chart: chart as ChartCardProps['chart'],
  updates: { used: 7, nextRefreshAt: inMinutes(61, 24) } as ChartCardProps['updates'],
  onRetry: fn(),
  onRefresh: fn(),
};

const meta = preview.meta({ title: 'Charts/ChartCard', tags: ['beta'], component: ChartCard, args });

const phone = { viewport: { value: 'phone', isRotated: false } };
const narrowest = { viewport: { value: 'narrowest', isRotated: false } };

function getParts(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const card = canvas.getByRole('region', { name: 'ETH-USD' });
  const [head, plot, foot] = [...card.children] as [HTMLElement, HTMLElement, HTMLElement];
  return { canvas, card, head, plot, foot };
}

const getHeight = (element: Element) => element.getBoundingClientRect().height;

/** Live prices with their source and countdown. */
export const Live = meta.story();

/** What it says. */
export const LiveTest = Live.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['PLAT-03', 'PLAT-08', 'PLAT-10'] },
  play: async ({ canvasElement }) => {
    const { canvas, head, plot } = getParts(canvasElement);
    await expect(head).toHaveTextContent('ETH-USD1-hour candles, last 24 hours$2,834.22−$191.26 (−6.32%)');
    await expect(canvas.getByText('Yahoo Finance · 14:02')).toHaveAttribute('data-provenance', 'live');
    await expect(canvas.getByRole('timer', { name: 'Next automatic refresh' })).toHaveTextContent(/^61m 24s$/);
    await expect(canvas.getByRole('timer')).toHaveAttribute('aria-live', 'off');
    await expect(getColorName(canvas.getByText('7 / 15'))).toBe('green');
    await expect(canvas.getByText('The plot')).toBeVisible();
    await expect(getHeight(plot)).toBe(500);
  },
});

const minutesAgo = (minutes: number) => storyTime - minutes * MINUTE;

/** A price a minute old shows its age and its exact time. */
export const OneMinuteOld = meta.story({ args: { history: ready({ ...liveHistory, fetchedAt: minutesAgo(1) }) } });

OneMinuteOld.test('a price a minute old shows its age and its exact time', async ({ canvasElement }) => {
  const { canvas } = getParts(canvasElement);
  const badge = canvas.getByText('Yahoo Finance · 1 min ago');
  await expect(badge).toHaveAttribute('data-provenance', 'live');
  await expect(badge).toHaveAttribute('title', 'Fetched Jul 12, 2026, 14:01 UTC');
  await expect(canvas.getByText('Fetched Jul 12, 2026, 14:01 UTC')).toBeInTheDocument();
});

/** From 30 minutes a price is amber and no longer called live. */
export const Aging = meta.story({ args: { history: ready({ ...liveHistory, fetchedAt: minutesAgo(52) }) } });

Aging.test('from 30 minutes a price is amber and no longer called live', async ({ canvasElement }) => {
  const { canvas } = getParts(canvasElement);
  const badge = canvas.getByText('Yahoo Finance · 52 min ago');
  await expect(badge).toHaveAttribute('data-provenance', 'cached');
  await expect(getColorName(badge)).toBe('yellow');
  await expect(canvas.getByText('$2,834.22')).not.toHaveAttribute('data-tone');
  await expect(canvas.getByText('1-hour candles, last 24 hours')).toBeVisible();
});

/** From 60 minutes a price is grey, and its badge says that it is out of date. */
export const Outdated = meta.story({ args: { history: ready({ ...liveHistory, fetchedAt: minutesAgo(96) }) } });

Outdated.test(
  'from 60 minutes a price is grey, and its badge says that it is out of date',
  async ({ canvasElement }) => {
    const { canvas } = getParts(canvasElement);
    const badge = canvas.getByText('Yahoo Finance, out of date · 1 h 36 min ago');
    await expect(badge).toHaveAttribute('data-provenance', 'stale');
    const computed = (element: Element) => getComputedStyle(element).color;
    const soft = computed(canvas.getByText('$2,834.22'));
    await expect(soft).toBe('rgb(191, 190, 186)');
    await expect(computed(canvas.getByText(/−\$191\.26/))).toBe(soft);
    await expect(computed(badge)).toBe(soft);
    await expect(canvas.getByText('Saved Jul 12, 12:26 UTC')).toBeVisible();
  },
);

/** Estimates keep their label, with their age beside it. */
export const DerivedAging = meta.story({ args: { history: ready({ ...derivedHistory, fetchedAt: minutesAgo(52) }) } });

DerivedAging.test('estimates keep their label, with their age beside it', async ({ canvasElement }) => {
  const { canvas } = getParts(canvasElement);
  await expect(canvas.getByText('Estimated highs and lows (CoinGecko prices)')).toBeVisible();
  await expect(getColorName(canvas.getByText('52 min ago'))).toBe('yellow');
});

/** Estimates that are out of date say so beside their age. */
export const DerivedOutdated = meta.story({
  args: { history: ready({ ...derivedHistory, fetchedAt: minutesAgo(60) }) },
});

DerivedOutdated.test('estimates that are out of date say so beside their age', async ({ canvasElement }) => {
  const { canvas } = getParts(canvasElement);
  await expect(canvas.getByText('Estimated highs and lows (CoinGecko prices)')).toBeVisible();
  await expect(canvas.getByText('Out of date · 1 h ago')).toBeVisible();
  await expect(canvas.getByText('$2,834.22')).toHaveAttribute('data-tone', 'soft');
});

/** When a provider's newest candle is hours old, its time is shown. */
export const Lagging = meta.story({
  args: { history: ready({ ...liveHistory, candles: liveHistory.candles.slice(0, -3) }) },
});

Lagging.test("when a provider's newest candle is hours old, its time is shown", async ({ canvasElement }) => {
  const { canvas } = getParts(canvasElement);
  await expect(canvas.getByText('Newest candle Jul 12, 11:00 UTC')).toBeVisible();
  await expect(canvas.getByText('Yahoo Finance · 14:02')).toBeVisible();
});

/** Live prices that rose have the tone of a gain. */
export const Rising = meta.story({
  args: { history: ready({ ...simulatedHistory, source: 'yahoo', provenance: 'live' }) },
});

Rising.test('live prices that rose have the tone of a gain', async ({ canvasElement }) => {
  const { canvas } = getParts(canvasElement);
  const change = canvas.getByText('+$26.39 (+1.32%)');
  await expect(change).toHaveAttribute('data-sign', '1');
  await expect(getComputedStyle(change, '::before').content).toBe('""');
  await expect(change.parentElement).not.toHaveAttribute('data-tone');
});

const flat = { time: storyTime, open: 2000, high: 2001, low: 1999, close: 2000.004 };

/** A change that rounds to zero has no direction. */
export const Unchanged = meta.story({ args: { history: ready({ ...liveHistory, candles: [flat] }) } });

Unchanged.test('a change that rounds to zero has no direction', async ({ canvasElement }) => {
  const change = getParts(canvasElement).canvas.getByText('$0.00 (0.00%)');
  await expect(change).toHaveAttribute('data-sign', '0');
  await expect(getComputedStyle(change, '::before').content).toBe('none');
});

/** Cached prices show their age. */
export const Cached = meta.story({
  args: { history: ready(cachedHistory), updates: { used: 8, nextRefreshAt: inMinutes(73, 12) } },
});

Cached.test('cached prices show their age', { parameters: { requirements: ['H-02'] } }, async ({ canvasElement }) => {
  const { canvas } = getParts(canvasElement);
  await expect(canvas.getByText('Cached 22 min')).toHaveAttribute('data-provenance', 'cached');
  await expect(canvas.queryByText(/Estimated/)).toBeNull();
  await expect(canvas.getByText('$2,834.22')).not.toHaveAttribute('data-tone');
});

/** Cached estimates show their age and that they are estimates. */
export const CachedDerived = meta.story({ args: { history: ready(cachedDerivedHistory) } });

CachedDerived.test(
  'cached estimates show their age and that they are estimates',
  { parameters: { requirements: ['H-03'] } },
  async ({ canvasElement }) => {
    const { canvas } = getParts(canvasElement);
    await expect(canvas.getByText('Cached 22 min')).toBeVisible();
    await expect(canvas.getByText('Estimated highs and lows (CoinGecko prices)')).toBeVisible();
  },
);

/** Stale prices are grey and show when they were saved. */
export const Stale = meta.story({ args: { history: ready({ ...staleHistory, isDerived: true }) } });

Stale.test(
  'stale prices are grey and show when they were saved',
  { parameters: { requirements: ['H-02'] } },
  async ({ canvasElement }) => {
    const { canvas, head } = getParts(canvasElement);
    await expect(canvas.getByText('Saved Jul 11, 21:14 UTC')).toBeVisible();
    await expect(canvas.getByText('16 h 48 min ago')).toBeVisible();
    await expect(canvas.getByText('Cached, out of date')).toHaveAttribute('data-provenance', 'stale');
    await expect(canvas.getByText('Estimated highs and lows (CoinGecko prices)')).toBeVisible();
    await expect(canvas.getByText('$2,834.22')).toHaveAttribute('data-tone', 'soft');
    const soft = getComputedStyle(canvas.getByText('$2,834.22')).color;
    await expect(getComputedStyle(canvas.getByText(/−\$191\.26/)).color).toBe(soft);
    await expect(head).not.toHaveTextContent('1-hour candles');
  },
);

/** Estimated highs and lows are labelled. */
export const Derived = meta.story({ args: { history: ready(derivedHistory) } });

Derived.test(
  'estimated highs and lows are labelled',
  { parameters: { requirements: ['H-03'] } },
  async ({ canvasElement }) => {
    const { canvas } = getParts(canvasElement);
    const badges = canvas.getAllByText(/Estimated|Cached|Yahoo/);
    await expect(badges.map((badge) => badge.textContent)).toEqual(['Estimated highs and lows (CoinGecko prices)']);
    await expect(canvas.getByText('at 14:02')).toBeVisible();
  },
);

/** Simulated prices are grey and keep their badge. */
export const Simulated = meta.story({ args: { history: ready(simulatedHistory) } });

/** What it says. */
export const SimulatedTest = Simulated.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['CHART-13'] },
  play: async ({ canvasElement }) => {
    const { canvas } = getParts(canvasElement);
    const badge = canvas.getByText('Simulated data — not market prices');
    await expect(badge).toHaveAttribute('data-provenance', 'simulated');
    await expect(getComputedStyle(badge).fontWeight).toBe('600');
    await expect(canvas.getByText('$2,026.39')).toHaveAttribute('data-tone', 'soft');
    const soft = getComputedStyle(canvas.getByText('$2,026.39')).color;
    await expect(getComputedStyle(canvas.getByText('+$26.39 (+1.32%)')).color).toBe(soft);
  },
});

/** At the daily limit no update is scheduled. */
export const LimitReached = meta.story({
  args: { history: ready(staleHistory), updates: { used: 15, nextRefreshAt: inMinutes(10) } },
});

LimitReached.test(
  'at the daily limit no update is scheduled',
  { parameters: { requirements: ['PLAT-12', 'G-C06'] } },
  async ({ canvasElement }) => {
    const { canvas, foot } = getParts(canvasElement);
    await expect(getColorName(canvas.getByText('Daily limit reached'))).toBe('red');
    await expect(canvas.getByText('Updates resume Jul 13.')).toBeVisible();
    await expect(getColorName(canvas.getByText('15 / 15'))).toBe('red');
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(foot.querySelector('[data-marker]')).toBeNull();
  },
);

/** Updates resume on the viewer's next day, not the next day in UTC. */
export const LimitReachedFarEast = meta.story({
  args: { updates: { used: 15, nextRefreshAt: null } },
  decorators: [
    (Story) => (
      <UiProvider now={() => storyTime} timeZone="Pacific/Auckland">
        <Story />
      </UiProvider>
    ),
  ],
});

LimitReachedFarEast.test(
  "updates resume on the viewer's next day, not the next day in UTC",
  { parameters: { requirements: ['G-C06'] } },
  async ({ canvasElement }) => {
    const { canvas } = getParts(canvasElement);
    await expect(canvas.getByText('Updates resume Jul 14.')).toBeVisible();
    await expect(canvas.getByText('Yahoo Finance · 02:02')).toBeVisible();
  },
);

const getRefresh = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button', { name: 'Refresh now' });

Live.test(
  'refresh now says what it costs',
  { args: { history: ready(cachedHistory) } },
  async ({ args: { onRefresh }, canvasElement }) => {
    const button = getRefresh(canvasElement);
    await expect(button).toHaveAccessibleDescription('Uses 1 of 15.');
    await userEvent.click(button);
    await expect(onRefresh).toHaveBeenCalledOnce();
  },
);

/** Refresh now says when it is the last one of the day. */
export const LastRefreshByHand = meta.story({
  args: { history: ready(cachedHistory), updates: { used: 14, nextRefreshAt: inMinutes(20) } },
});

LastRefreshByHand.test('refresh now says when it is the last one of the day', async ({ canvasElement }) =>
  expect(getRefresh(canvasElement)).toHaveAccessibleDescription(
    'Uses the last one today. Automatic refresh will pause at 14:02.',
  ),
);

/** The button is disabled and says why. */
const refusesRefresh =
  (why: string) =>
  async ({ args: given, canvasElement }: { args: Partial<ChartCardProps>; canvasElement: HTMLElement }) => {
    const button = getRefresh(canvasElement);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(why);
    await expect(within(canvasElement).getByText(why)).toBeVisible();
    await userEvent.click(button);
    await expect(given.onRefresh).not.toHaveBeenCalled();
  };

/** Refresh now is disabled for a minute after an update. */
export const RefreshTooSoon = meta.story({
  args: { history: ready({ ...liveHistory, fetchedAt: storyTime - 59_000 }) },
});

RefreshTooSoon.test('refresh now is disabled for a minute after an update', refusesRefresh('Just updated'));

/** Refresh now is disabled at the daily limit. */
export const RefreshAtTheLimit = meta.story({
  args: { history: ready(cachedHistory), updates: { used: 15, nextRefreshAt: null } },
});

RefreshAtTheLimit.test('refresh now is disabled at the daily limit', refusesRefresh('No updates left today.'));

/** Refresh now is disabled while prices are loading. */
export const RefreshWhileLoading = meta.story({ args: { history: { status: 'loading', data: cachedHistory } } });

RefreshWhileLoading.test('refresh now is disabled while prices are loading', refusesRefresh('Loading new prices.'));

/** Refresh now is disabled while offline, and says why once: in the words of the strip. */
export const RefreshOffline = meta.story({
  args: { history: ready(cachedHistory) },
  decorators: [
    (Story) => (
      <OfflineContext value>
        <p id={OFFLINE_REASON_ID}>You are offline. Nothing can be sent.</p>
        <Story />
      </OfflineContext>
    ),
  ],
});

RefreshOffline.test(
  'refresh now is disabled while offline, and says why once: in the words of the strip',
  async ({ args: { onRefresh }, canvas, canvasElement }) => {
    const button = getRefresh(canvasElement);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('You are offline. Nothing can be sent.');
    await expect(canvas.getByText('You are offline.')).toBeVisible();
    await userEvent.click(button);
    await expect(onRefresh).not.toHaveBeenCalled();
  },
);

Live.test(
  'simulated prices do not count as an update, so Refresh now is enabled at once',
  { args: { history: ready(simulatedHistory) } },
  async ({ canvasElement }) => expect(getRefresh(canvasElement)).not.toHaveAttribute('aria-disabled'),
);

/** Without `onRefresh` there is no button. */
export const WithoutRefresh = meta.story({ render: (props) => <ChartCard {...props} onRefresh={undefined} /> });

WithoutRefresh.test('without onRefresh there is no button', async ({ canvas }) =>
  expect(canvas.queryByRole('button', { name: /Refresh now/ })).toBeNull(),
);

const counts = [0, 11, 12, 14, 15] as const;

/** The counter turns yellow at 12 and red at 15. */
export const CounterTones = meta.story({
  render: () => (
    <Grid>
      {counts.map((used) => (
        <UpdateCounter key={used} used={used} />
      ))}
    </Grid>
  ),
});

CounterTones.test(
  'the counter turns yellow at 12 and red at 15',
  { parameters: { requirements: ['PLAT-10', 'PLAT-11', 'PLAT-12'] } },
  async ({ canvas }) => {
    const tones = canvas.getAllByText(/^\d+ \/ 15$/).map((one) => [one.textContent, getColorName(one)]);
    await expect(tones).toEqual([
      ['0 / 15', 'green'],
      ['11 / 15', 'green'],
      ['12 / 15', 'yellow'],
      ['14 / 15', 'yellow'],
      ['15 / 15', 'red'],
    ]);
  },
);

/** The first prices are loading. */
export const LoadingFirst = meta.story({
  args: { history: { status: 'loading' }, updates: { used: 8, nextRefreshAt: null } },
});

LoadingFirst.test(
  'the first prices are loading',
  { parameters: { requirements: ['PLAT-04'] } },
  async ({ canvasElement }) => {
    const { canvas, card, plot, foot } = getParts(canvasElement);
    await expect(canvas.getByText('Loading chart data...')).toBeVisible();
    await expect(card).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText('The plot')).toBeNull();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^—$/);
    await expect(foot.querySelector('[data-marker]')).toBeNull();
    await expect(getHeight(plot)).toBe(500);
  },
);

/** While prices reload, the chart stays visible under the overlay. */
export const LoadingAgain = meta.story({ args: { history: { status: 'loading', data: cachedHistory } } });

LoadingAgain.test(
  'while prices reload, the chart stays visible under the overlay',
  { parameters: { requirements: ['PLAT-04'] } },
  async ({ canvasElement }) => {
    const { canvas, plot } = getParts(canvasElement);
    await expect(canvas.getByText('The plot')).toBeVisible();
    await expect(canvas.getByText('Loading chart data...')).toBeVisible();
    await expect(canvas.getByText('$2,834.22')).toBeVisible();
    await expect(canvas.getByText('Cached 22 min')).toBeVisible();
    await expect(plot.scrollHeight).toBe(500);
  },
);

/** The prices have arrived and the chart's code is still loading. */
export const CodeLoading = meta.story({ args: { chart: null } });

CodeLoading.test(
  "the prices have arrived and the chart's code is still loading",
  { parameters: { requirements: ['PLAT-04'] } },
  async ({ canvasElement }) => {
    const { canvas } = getParts(canvasElement);
    await expect(canvas.getByText('Loading chart data...')).toBeVisible();
    await expect(canvas.getByText('$2,834.22')).toBeVisible();
  },
);

/** A failure explains itself and what another try costs. */
export const Failed = meta.story({
  args: {
    history: { status: 'failed', failure: connectionFailure },
    updates: { used: 9, nextRefreshAt: inMinutes(95, 58) },
  },
});

Failed.test('a failure explains itself and what another try costs', async ({ args: { onRetry }, canvasElement }) => {
  const { canvas, head, plot } = getParts(canvasElement);
  await expect(head).toHaveTextContent('—No source answered');
  await expect(canvas.getByRole('heading', { name: 'Connection Error' })).toBeVisible();
  await expect(canvas.getByText(connectionFailure.message)).toBeVisible();
  await expect(canvas.getByText('Your balance and your bots are not affected.')).toBeVisible();
  await expect(canvas.getByText('Uses 1 of 15')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(mocked(onRetry).mock.calls).toEqual([[]]);
  await expect(plot).toHaveFocus();
});

/** At the daily limit another try costs nothing. */
export const FailedAtTheLimit = meta.story({
  args: {
    history: { status: 'failed', failure: connectionFailure },
    updates: { used: 15, nextRefreshAt: null },
  },
});

FailedAtTheLimit.test(
  'at the daily limit another try costs nothing',
  { parameters: { requirements: ['G-C02'] } },
  async ({ canvasElement }) => {
    const { canvas } = getParts(canvasElement);
    await expect(canvas.getByText('Updates resume Jul 13.')).toBeVisible();
    await expect(canvas.queryByText('Uses 1 of 15')).toBeNull();
  },
);

/** After a failure the previous chart stays. */
export const FailedKeepingPrices = meta.story({
  args: { history: { status: 'failed', failure: connectionFailure, data: cachedHistory } },
});

FailedKeepingPrices.test('after a failure the previous chart stays', async ({ canvasElement }) => {
  const { canvas } = getParts(canvasElement);
  await expect(canvas.getByText('The plot')).toBeVisible();
  await expect(canvas.getByText('Cached 22 min')).toBeVisible();
  await expect(canvas.queryByText('Loading chart data...')).toBeNull();
});

/** When the chart's code fails to load, the price stays, and another try costs no update. */
export const CodeFailed = meta.story({
  args: { history: { status: 'failed', failure: connectionFailure, data: cachedHistory }, chart: null },
});

CodeFailed.test(
  "when the chart's code fails to load, the price stays, and another try costs no update",
  async ({ args: { onRetry }, canvasElement }) => {
    const { canvas, head } = getParts(canvasElement);
    await expect(head).toHaveTextContent(/\$2,834\.22.*Cached 22 min/);
    await expect(canvas.getByRole('heading', { name: 'Connection Error' })).toBeVisible();
    await expect(canvas.queryByText(/^Counts as/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(mocked(onRetry).mock.calls).toEqual([[]]);
  },
);

/** A response without candles says so. */
export const Empty = meta.story({ args: { history: ready(emptyHistory) } });

Empty.test('a response without candles says so', async ({ args: { onRetry }, canvasElement }) => {
  const { canvas, head } = getParts(canvasElement);
  await expect(canvas.getByRole('heading', { name: 'No prices to show yet' })).toBeVisible();
  await expect(head).toHaveTextContent('—Yahoo Finance · 14:02');
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(mocked(onRetry).mock.calls).toEqual([[]]);
});

/** A clock that the story moves. */
function Moving({ step = 3 * MINUTE, ...props }: ChartCardProps & { readonly step?: number }) {
  const [later, setLater] = useState(0);
  const now = useCallback(() => storyTime + later, [later]);
  return (
    <UiProvider now={now}>
      <Button onClick={() => setLater(later + step)}>Later</Button>
      <ChartCard {...props} />
    </UiProvider>
  );
}

const findMarkerIndex = (foot: HTMLElement) =>
  [...foot.querySelectorAll('i')].findIndex((tick) => tick.matches('[data-marker]'));

Live.test(
  'countdown and age follow the clock and stop at zero',
  {
    parameters: { requirements: ['PLAT-08', 'G-C05'] },
    args: { history: ready(cachedHistory), updates: { used: 7, nextRefreshAt: inMinutes(5, 4) } },
    render: (props) => <Moving {...props} />,
  },
  async ({ canvasElement }) => {
    const { canvas, foot } = getParts(canvasElement);
    const later = canvas.getByRole('button', { name: 'Later' });
    const showsLeft = (left: string) =>
      waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent(left), { timeout: 3000 });
    await showsLeft('05m 04s');
    await expect(findMarkerIndex(foot)).toBe(3);
    await userEvent.click(later);
    await showsLeft('02m 04s');
    await expect(findMarkerIndex(foot)).toBe(1);
    await waitFor(() => expect(canvas.getByText('Cached 25 min')).toBeVisible(), { timeout: 3000 });
    await userEvent.click(later);
    await showsLeft('00m 00s');
    await expect(findMarkerIndex(foot)).toBe(0);
  },
);

Live.test(
  'a price ages while it is shown: live, amber, then grey',
  {
    args: { history: ready({ ...liveHistory, fetchedAt: minutesAgo(28) }) },
    render: (props) => <Moving {...props} step={17 * MINUTE} />,
  },
  async ({ canvasElement }) => {
    const { canvas } = getParts(canvasElement);
    const later = canvas.getByRole('button', { name: 'Later' });
    const shows = async (text: string, provenance: string) => {
      const badge = await canvas.findByText(text, {}, { timeout: 3000 });
      await waitFor(() => expect(badge).toHaveAttribute('data-provenance', provenance), { timeout: 3000 });
    };
    await shows('Yahoo Finance · 28 min ago', 'live');
    await userEvent.click(later);
    await shows('Yahoo Finance · 45 min ago', 'cached');
    await expect(canvas.getByText('$2,834.22')).not.toHaveAttribute('data-tone');
    await userEvent.click(later);
    await shows('Yahoo Finance, out of date · 1 h 2 min ago', 'stale');
    await expect(canvas.getByText('$2,834.22')).toHaveAttribute('data-tone', 'soft');
  },
);

const loadables: Record<string, Loadable<PriceHistory>> = {
  live: ready(liveHistory),
  aging: ready({ ...liveHistory, fetchedAt: minutesAgo(52) }),
  outdated: ready({ ...liveHistory, fetchedAt: minutesAgo(1535) }),
  lagging: ready({ ...liveHistory, candles: liveHistory.candles.slice(0, -3) }),
  cachedDerived: ready(cachedDerivedHistory),
  derivedOutdated: ready({ ...derivedHistory, fetchedAt: minutesAgo(1535) }),
  staleDerived: ready({ ...staleHistory, isDerived: true }),
  cached: ready(cachedHistory),
  stale: ready(staleHistory),
  derived: ready(derivedHistory),
  simulated: ready(simulatedHistory),
  limit: ready(staleHistory),
  loading: { status: 'loading' },
  loadingAgain: { status: 'loading', data: liveHistory },
  failed: { status: 'failed', failure: connectionFailure },
  empty: ready(emptyHistory),
};

/** Head, plot and foot keep their height in every state. */
export const EveryState = meta.story({
  render: (props) => (
    <Grid>
      {Object.entries(loadables).map(([name, history], index) => (
        <ChartCard
          key={name}
          {...props}
          symbol={`ETH-USD ${index}`}
          history={history}
          updates={name === 'limit' ? { used: 15, nextRefreshAt: null } : props.updates}
        />
      ))}
    </Grid>
  ),
});

/** What it says. */
export const EveryStateTest = EveryState.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('region', { name: /^ETH-USD/ });
    // Firefox rounds some halves of a pixel down, depending on where the card is.
    const heights = cards.map((card) => [...card.children].map((part) => Math.floor(getHeight(part))));
    await expect(heights).toEqual(heights.map(() => heights[0]));
    await expect(heights[0]?.[1]).toBe(500);
  },
});

/** Head, plot and foot keep their height in every state on a phone. */
export const EveryStateOnAPhone = EveryStateTest.extend({ tags: ['!dev', '!autodocs'], globals: phone });

/** Head, plot and foot keep their height in every state on the narrowest screen. */
export const EveryStateOnTheNarrowest = EveryStateTest.extend({ tags: ['!dev', '!autodocs'], globals: narrowest });

/** A six-figure price moves to its own line before it wraps. */
export const LongPrice = meta.story({
  args: { history: ready({ ...scaledHistory(300), provenance: 'derived', isDerived: true }) },
  globals: narrowest,
});

LongPrice.test('a six-figure price moves to its own line before it wraps', async ({ canvasElement }) => {
  const { canvas } = getParts(canvasElement);
  await expect(getHeight(canvas.getByText('$850,266.00'))).toBe(40);
  await expectNoSidewaysScroll(canvasElement);
});

/** A price under one dollar has the decimals it needs. */
export const TinyPrice = meta.story({ args: { history: ready(scaledHistory(0.000_01)) }, globals: phone });

TinyPrice.test('a price under one dollar has the decimals it needs', async ({ canvasElement }) => {
  const { canvas } = getParts(canvasElement);
  await expect(canvas.getByText('$0.028342')).toBeVisible();
  await expect(canvas.getByText('−$0.001913 (−6.32%)')).toBeVisible();
});

/** A long failure message stays within the plot. */
export const LongFailure = meta.story({
  args: { history: { status: 'failed', failure: longFailure } },
  globals: narrowest,
});

LongFailure.test('a long failure message stays within the plot', async ({ canvasElement }) => {
  const { plot } = getParts(canvasElement);
  await expect(getHeight(plot)).toBe(500);
  await expectNoSidewaysScroll(canvasElement);
});

export const Phone = SimulatedTest.extend({ tags: ['!dev', '!autodocs'], globals: phone });

export const LivePhone = meta.story({ globals: phone });

LivePhone.test('says what it says on a wide screen', ...onPhone(LiveTest));
