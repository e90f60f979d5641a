import { expect, test } from './fixtures.js';
import {
  breakProvider,
  COINGECKO,
  configure,
  expectCounter,
  expectNoChartToast,
  expectSource,
  LIVE,
  goToAccount,
  MINUTE_MS,
  providerCalls,
  startAtNoon,
  YAHOO,
} from './marketSteps.js';
import {
  heading,
  openAs,
  RELEASE,
  signIn,
  startSession,
  stopClockAt,
  toast,
  untilLoaded,
  settle,
  passTime,
} from './steps.js';

const EMAIL = 'empty@sandbox.test';
const DERIVED = 'Estimated highs and lows (CoinGecko prices)';
const STALE = 'Cached, out of date';
const SIMULATED = 'Simulated data — not market prices';

test.describe('the source of the candles', () => {
  test(
    'the finance provider: named with its time, and reported with the count of the day',
    { tag: [RELEASE, '@CHART-08', '@CHART-25'] },
    async ({ page, api }) => {
      await openAs(page, EMAIL, '/platform');
      await expect(toast(page, 'news', 'Chart Updated')).toContainText('ETH-USD data updated (1/15 today)');
      await expectSource(page, LIVE);
      await expect(page.getByRole('main').getByText("not today's market")).toBeVisible();
      await expectCounter(page, 1);
      await expect(page.getByRole('timer')).toHaveText(/^9[56]m \d\ds$/);
      await expect(page).toHaveTitle(/^Trading platform/);
      await expect.poll(() => providerCalls(api)).toBe(1);
    },
  );

  test(
    'the crypto provider where the first fails, marked as estimated',
    { tag: [RELEASE, '@CHART-09', '@CHART-26'] },
    async ({ page, api, expectFailedResponses }) => {
      await breakProvider(api, YAHOO);
      await openAs(page, EMAIL, '/platform');
      const updateToast = toast(page, 'news', 'Chart Updated');
      await expect(updateToast).toContainText('Using CoinGecko data (Yahoo Finance unavailable)');
      await expectSource(page, DERIVED);
      await expectCounter(page, 1);
      expectFailedResponses(1);
    },
  );

  test(
    'a stale cache where both fail, marked as out of date',
    { tag: [RELEASE, '@CHART-10', '@CHART-27'] },
    async ({ page, api, expectFailedResponses }) => {
      await startAtNoon(page);
      await openAs(page, EMAIL, '/platform');
      await expectSource(page, LIVE);
      await breakProvider(api, YAHOO, COINGECKO);
      await passTime(page, 31 * MINUTE_MS);
      await page.reload();
      await expect(toast(page, 'news', 'Using Cached Data')).toContainText('API unavailable, showing cached data');
      await expectSource(page, STALE);
      expectFailedResponses(2);
    },
  );

  test(
    'simulated candles as the last resort, marked as such, without a toast',
    { tag: [RELEASE, '@CHART-11', '@CHART-13'] },
    async ({ page, api, expectFailedResponses }) => {
      await breakProvider(api, YAHOO, COINGECKO);
      await openAs(page, EMAIL, '/platform');
      await expectSource(page, SIMULATED);
      await expectNoChartToast(page);
      expectFailedResponses(2);
    },
  );

  test(
    'the cache for 30 minutes, without a call',
    { tag: [RELEASE, '@CHART-07', '@CHART-17'] },
    async ({ page, api }) => {
      await startAtNoon(page);
      await openAs(page, EMAIL, '/platform');
      await expectSource(page, LIVE);
      await passTime(page, 29 * MINUTE_MS);
      await page.reload();
      await expectSource(page, /^Cached 29 min$/);
      expect(await providerCalls(api)).toBe(1);
      await expectNoChartToast(page);

      await passTime(page, MINUTE_MS);
      await page.reload();
      await expectSource(page, LIVE);
      await expect.poll(() => providerCalls(api)).toBe(2);
    },
  );

  test(
    'the key is sent in its header to the finance provider and never in a URL',
    { tag: ['@CHART-29'] },
    async ({ page }) => {
      const key = 'a-key-of-this-journey';
      const seen: { path: string; url: string; headers: Record<string, string> }[] = [];
      page.on('request', (request) => {
        const url = request.url();
        seen.push({ path: new URL(url).pathname, url, headers: request.headers() });
      });
      const url = `${process.env['JOURNEY_API_URL']}${YAHOO}`;
      await configure(page, { market: { primary: { url, key, host: 'a-host' } } });
      await openAs(page, EMAIL, '/platform');
      await expectSource(page, LIVE);
      const requests = seen.filter(({ path }) => path === YAHOO);
      expect(requests).toHaveLength(1);
      expect(requests[0]?.headers).toMatchObject({ 'x-rapidapi-key': key, 'x-rapidapi-host': 'a-host' });
      expect(requests[0]?.url).toBe(`${url}?symbol=ETH-USD&interval=1h&range=1d`);
      expect(seen.filter((request) => request.url.includes(key))).toEqual([]);
      expect(seen.filter(({ path, headers }) => path !== YAHOO && 'x-rapidapi-key' in headers)).toEqual([]);
    },
  );

  test('a provider that is not configured is not called', { tag: [RELEASE, '@H-28'] }, async ({ page, api }) => {
    const secondary = { url: `${process.env['JOURNEY_API_URL']}${COINGECKO}` };
    await configure(page, { market: { secondary } });
    await openAs(page, EMAIL, '/platform');
    await expectSource(page, DERIVED);
    expect(await providerCalls(api, YAHOO)).toBe(0);
    await expect.poll(() => providerCalls(api, COINGECKO)).toBe(1);
  });

  test(
    'without any provider no request is sent and no call is counted',
    { tag: [RELEASE, '@H-28'] },
    async ({ page, api }) => {
      await configure(page, { market: {} });
      await openAs(page, EMAIL, '/platform');
      await expectSource(page, SIMULATED);
      await expectCounter(page, 0);
      expect(await providerCalls(api)).toBe(0);
    },
  );
});

test.describe('the chart page', () => {
  test('is not for visitors, who cause no provider call', { tag: [RELEASE, '@PLAT-01'] }, async ({ page, api }) => {
    await page.goto('/platform');
    await expect(page).toHaveURL('/login');
    expect(await providerCalls(api)).toBe(0);
  });

  test(
    'shows no toast elsewhere when left while prices are loading, and the call is not lost',
    { tag: ['@G-131'] },
    async ({ page, api }) => {
      await page.clock.install();
      await api.armFault({ method: 'GET', path: YAHOO, held: true });
      await stopClockAt(page, `${YAHOO}?*`);
      const arrived = page.waitForEvent('requestfinished', (request) => new URL(request.url()).pathname === YAHOO);
      const sent = page.waitForRequest(`**${YAHOO}**`);
      await openAs(page, EMAIL, '/platform');
      // The page that the build wrote says so before the app asks.
      await expect(page.getByText('Loading chart data...')).toBeVisible();
      await sent;
      await goToAccount(page);
      await api.release();
      await arrived;
      await page.clock.resume();
      await expectNoChartToast(page);
      await page.goBack();
      await expectSource(page, /^Cached/);
      await expectNoChartToast(page);
      expect(await providerCalls(api)).toBe(1);
    },
  );

  test(
    'leaves no timer behind and shows no toast twice, visited ten times',
    { tag: [RELEASE, '@G-131'] },
    async ({ page, api }) => {
      await page.addInitScript(() => {
        const live = new Set<number>();
        const start = window.setInterval.bind(window);
        const stop = window.clearInterval.bind(window);
        Object.assign(window, {
          liveIntervals: () => live.size,
          setInterval: (...args: Parameters<typeof setInterval>) => {
            const id = start(...args);
            live.add(id);
            return id;
          },
          clearInterval: (id: number) => {
            live.delete(id);
            stop(id);
          },
        });
      });
      const intervals = () => page.evaluate(() => (window as unknown as { liveIntervals(): number }).liveIntervals());
      await openAs(page, EMAIL, '/platform');
      await expectSource(page, LIVE);
      await expect(toast(page, 'news', 'Chart Updated')).toBeVisible();
      await goToAccount(page);
      await expect(toast(page, 'news', 'Chart Updated')).toHaveCount(0);
      await settle(page);
      const before = await intervals();
      for (let visit = 0; visit < 10; visit += 1) {
        await page.goBack();
        await expectSource(page, LIVE);
        await page.goForward();
        await expect(heading(page, 'Account')).toBeVisible();
      }
      await expect.poll(intervals).toBe(before);
      await expectNoChartToast(page);
      expect(await providerCalls(api)).toBe(1);
    },
  );

  test(
    'loads the code of the chart when its link is hovered or focused, and not before',
    { tag: RELEASE },
    async ({ page }) => {
      await startSession(page, EMAIL);
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      await page.goto('/account');
      const link = page.getByRole('link', { name: 'Platform' }).filter({ visible: true }).first();
      await expect(link).toBeVisible();
      await untilLoaded(page);
      const isChart = (path: string) => /^\/assets\/charts-.*\.js$/.test(path);
      expect(fetched.filter(isChart)).toEqual([]);
      await link.focus();
      await expect.poll(() => fetched.filter(isChart)).toHaveLength(1);
      await expect(page).toHaveURL('/account');
    },
  );

  test('shows prices where the browser blocks storage', { tag: RELEASE }, async ({ page, api }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Storage is blocked.', 'SecurityError');
        },
      });
    });
    await signIn(page, EMAIL);
    await expectSource(page, LIVE);
    await expectCounter(page, 1);
    await settle(page);
    expect(await providerCalls(api)).toBe(1);
  });

  test(
    'offers to try again when the code of the chart failed to load',
    { tag: RELEASE },
    async ({ page, api, expectFailedResponses }) => {
      // The code is preloaded, and requested again by the screen when that has failed.
      let aborted = 0;
      await page.route('**/assets/charts-*', (route) => {
        aborted += 1;
        return route.abort();
      });
      await openAs(page, EMAIL, '/platform');
      await expect(page.getByText('Failed to fetch chart data')).toBeVisible();
      await page.unroute('**/assets/charts-*');
      expectFailedResponses(aborted);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('application', { name: 'ETH-USD price chart' })).toBeVisible();
      await expect(page.getByText('Failed to fetch chart data')).toHaveCount(0);
      await expect.poll(() => providerCalls(api)).toBe(1);
    },
  );
});
