import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import {
  breakProvider,
  COINGECKO,
  expectCounter,
  expectSource,
  LIVE,
  MINUTE_MS,
  providerCalls,
  spendCalls,
  startAtNoon,
  YAHOO,
} from './marketSteps.js';
import { holdCode, ONCE, openAs, RELEASE, toast, settle, untilLoaded, passTime } from './steps.js';

const EMAIL = 'empty@sandbox.test';

const refreshNow = (page: Page) => page.getByRole('button', { name: 'Refresh now' });

const usd = (price: number) => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(price);

/** Makes the stored candles this old. The page has to be reloaded afterwards. */
async function ageCandles(page: Page, minutes: number): Promise<void> {
  await page.evaluate((ms) => {
    const key = 'etherpilot.market.candles';
    const [entry] = JSON.parse(localStorage.getItem(key) ?? '[]');
    localStorage.setItem(key, JSON.stringify([{ ...entry, timestamp: entry.timestamp - ms }]));
  }, minutes * MINUTE_MS);
}

test.describe('the age of the price', () => {
  test(
    'updates while the page is open: live, over 30 minutes, out of date',
    { tag: RELEASE },
    async ({ page, api }) => {
      await startAtNoon(page);
      await openAs(page, EMAIL, '/platform');
      await expectSource(page, LIVE);
      await passTime(page, 52 * MINUTE_MS);
      await expectSource(page, /^Yahoo Finance · 5[23] min ago$/);
      await expect(page.getByRole('application')).toHaveAccessibleDescription(
        /Source: Yahoo Finance, over 30 min old, fetched/,
      );
      await passTime(page, 20 * MINUTE_MS);
      await expectSource(page, /^Yahoo Finance, out of date · 1 h 1[23] min ago$/);
      await expect(page.getByRole('application')).toHaveAccessibleDescription(
        /Source: Yahoo Finance, out of date, fetched/,
      );
      await expect.poll(() => providerCalls(api)).toBe(1);
    },
  );

  test('is shown beside estimates as well', { tag: RELEASE }, async ({ page, api, expectFailedResponses }) => {
    await breakProvider(api, YAHOO);
    await startAtNoon(page);
    await openAs(page, EMAIL, '/platform');
    await expectSource(page, 'Estimated highs and lows (CoinGecko prices)');
    await passTime(page, 31 * MINUTE_MS);
    await expectSource(page, /^3[12] min ago$/);
    expectFailedResponses(1);
  });

  test(
    'is that of the prices a proxy has kept',
    { tag: [ONCE, RELEASE] },
    async ({ page, api, expectFailedResponses }) => {
      await breakProvider(api, COINGECKO);
      await startAtNoon(page);
      const noon = new Date().setUTCHours(12, 0, 0, 0);
      let minutes = 20;
      // As the proxy answers: with the provider's JSON, and when that was asked for.
      await page.route(`**${YAHOO}?*`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), fetchedAt: noon - minutes * MINUTE_MS } });
      });
      await openAs(page, EMAIL, '/platform');
      await expectSource(page, /^Yahoo Finance · 2[01] min ago$/);
      minutes = 70;
      await page.evaluate(() => localStorage.removeItem('etherpilot.market.candles'));
      await page.reload();
      await expectSource(page, 'Cached, out of date');
      await expectSource(page, /^1 h 1[01] min ago$/);
      expectFailedResponses(1);
    },
  );
});

test.describe('a manual refresh', () => {
  test(
    'calls the provider although the candles are fresh, counts toward the daily limit, and restarts the countdown',
    { tag: RELEASE },
    async ({ page, api }) => {
      await startAtNoon(page);
      await openAs(page, EMAIL, '/platform');
      await expectSource(page, LIVE);
      await expect(refreshNow(page)).toHaveAccessibleDescription('Just updated');
      await passTime(page, 20 * MINUTE_MS);
      await expect(page.getByRole('timer')).toHaveText(/^7[56]m/);
      await expect(refreshNow(page)).toHaveAccessibleDescription('Uses 1 of 15.');
      await refreshNow(page).dblclick();
      const updateToast = toast(page, 'news', 'Chart Updated').filter({
        hasText: 'ETH-USD data updated (2/15 today)',
      });
      await expect(updateToast).toBeVisible();
      await expectCounter(page, 2);
      await expect(page.getByRole('timer')).toHaveText(/^9[56]m/);
      await expectSource(page, LIVE);
      await expect(refreshNow(page)).toHaveAttribute('aria-disabled', 'true');
      await expect.poll(() => providerCalls(api)).toBe(2);
    },
  );

  test(
    'that fails leaves the candles in place and says so',
    { tag: RELEASE },
    async ({ page, api, expectFailedResponses }) => {
      await startAtNoon(page);
      await openAs(page, EMAIL, '/platform');
      await expectSource(page, LIVE);
      await breakProvider(api, YAHOO, COINGECKO);
      await passTime(page, 20 * MINUTE_MS);
      await refreshNow(page).click();
      await expect(toast(page, 'news', 'Using Cached Data')).toBeVisible();
      await expectSource(page, /^Cached 2[01] min$/);
      await expectCounter(page, 2);
      expectFailedResponses(2);
    },
  );

  test(
    'that returns older candles than those shown draws them without an error',
    { tag: [RELEASE, '@CHART-28'] },
    async ({ page, api }) => {
      await startAtNoon(page);
      const first = page.waitForResponse((response) => new URL(response.url()).pathname === YAHOO);
      await openAs(page, EMAIL, '/platform');
      const body = await (await first).json();
      await expectSource(page, LIVE);
      const [result] = body.chart.result;
      const [quote] = result.indicators.quote;
      const closes: readonly number[] = quote.close;
      const last = (price: number) => page.getByRole('main').getByText(usd(price), { exact: true }).first();
      await expect(last(closes.at(-1) ?? NaN)).toBeVisible();
      const older = 3;
      result.timestamp = result.timestamp.slice(0, -older);
      for (const name of Object.keys(quote)) quote[name] = quote[name].slice(0, -older);
      await api.armFault({ method: 'GET', path: YAHOO, status: 200, body });
      await passTime(page, 20 * MINUTE_MS);
      await refreshNow(page).click();
      await expectCounter(page, 2);
      await expect(last(closes.at(-1 - older) ?? NaN)).toBeVisible();
      await expect(page.getByRole('application', { name: 'ETH-USD price chart' })).toBeVisible();
    },
  );

  test('in two tabs at once is one call', { tag: RELEASE }, async ({ page, api, context }) => {
    await openAs(page, EMAIL, '/platform');
    await expectSource(page, LIVE);
    await ageCandles(page, 20);
    const other = await context.newPage();
    await other.goto('/platform');
    await page.reload();
    for (const tab of [page, other]) await expectSource(tab, /^Cached 2[01] min$/);
    await api.armFault({ method: 'GET', path: YAHOO, held: true });
    await refreshNow(page).click();
    for (const tab of [page, other]) await expectCounter(tab, 2);
    await refreshNow(other).click();
    await api.release();
    await expectSource(page, LIVE);
    await expectSource(other, /^Cached \d+ s$/);
    await settle(other);
    await expect.poll(() => providerCalls(api)).toBe(2);
    await expectCounter(other, 2);
  });

  test(
    'is off at the daily limit and while offline, and says why',
    { tag: RELEASE },
    async ({ page, api, context }) => {
      await openAs(page, EMAIL, '/platform');
      await expectSource(page, LIVE);
      await ageCandles(page, 20);
      await page.reload();
      await expectSource(page, /^Cached 2[01] min$/);
      // The code of other screens is on its way.
      await untilLoaded(page);
      await context.setOffline(true);
      await expect(refreshNow(page)).toHaveAttribute('aria-disabled', 'true');
      await expect(refreshNow(page)).toHaveAccessibleDescription(/You are offline\./);
      await context.setOffline(false);
      await spendCalls(page, 15);
      await expect(refreshNow(page)).toHaveAccessibleDescription('No updates left today.');
      await refreshNow(page).click({ force: true });
      await settle(page);
      await expect.poll(() => providerCalls(api)).toBe(1);
    },
  );
});

test.describe('the amount of a deposit', () => {
  const minimum = (page: Page) => page.getByText('Min 0.1 ETH', { exact: true });
  const line = (page: Page) => page.getByText(/^0\.1 ETH ≈ \$\d{3} at \d\d:\d\d · Yahoo\./);
  const amount = (page: Page) => page.getByLabel('Amount (ETH)');
  const chooseEther = (page: Page) => page.getByRole('radio', { name: /Ethereum/ }).check({ force: true });

  test(
    'is said in dollars with the price the platform has fetched, without a call, until that is old',
    { tag: [RELEASE, '@G-64', '@G-70'] },
    async ({ page, api }) => {
      // The same clock as the providers', so that the newest candle is current.
      await page.clock.install();
      await openAs(page, 'empty@sandbox.test', '/platform');
      await expectSource(page, LIVE);
      await page.goto('/deposit');
      await chooseEther(page);
      await page.getByRole('button', { name: /^Minimum 0\.1 ETH/ }).click();
      await expect(amount(page)).toHaveValue('0.1');
      await expect(line(page)).toContainText('No bot starts below $500.');
      await page.getByRole('button', { name: /^Enough for a bot 0\.\d+ ETH ≈ \$515$/ }).click();
      await expect(page.getByText('No bot starts below $500.')).toHaveCount(0);
      await amount(page).fill('0.1');
      await page.getByRole('radio', { name: /Bitcoin/ }).check({ force: true });
      await expect(page.getByText(/≈/)).toHaveCount(0);
      await chooseEther(page);
      await expect(line(page)).toBeVisible();
      await passTime(page, 31 * MINUTE_MS);
      await expect(page.getByText('No current price')).toBeVisible();
      await expect(page.getByText(/≈/)).toHaveCount(0);
      await expect.poll(() => providerCalls(api)).toBe(1);
    },
  );

  test(
    'is not said in dollars where the price is estimated, or was never fetched',
    { tag: RELEASE },
    async ({ page, api, expectFailedResponses }) => {
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      await openAs(page, EMAIL, '/deposit');
      await chooseEther(page);
      await expect(page.getByText('No current price')).toBeVisible();
      expect(fetched.filter((path) => /PlatformRoute|charts-/.test(path))).toEqual([]);
      expect(await providerCalls(api)).toBe(0);
      await breakProvider(api, YAHOO);
      await page.goto('/platform');
      await expectSource(page, 'Estimated highs and lows (CoinGecko prices)');
      await page.goto('/deposit');
      await chooseEther(page);
      await expect(minimum(page)).toBeVisible();
      await settle(page);
      await expect(page.getByText(/≈/)).toHaveCount(0);
      expectFailedResponses(1);
    },
  );

  test('can be typed before the code that knows the price is there', { tag: RELEASE }, async ({ page }) => {
    await page.clock.install();
    await openAs(page, EMAIL, '/platform');
    await expectSource(page, LIVE);
    const goOn = await holdCode(page, 'market');
    await page.goto('/deposit');
    await chooseEther(page);
    await amount(page).fill('0.1');
    await expect(page.getByText('No current price')).toBeVisible();
    goOn();
    await expect(line(page)).toBeVisible();
  });

  test('leads to the article that says which minimum applies', { tag: RELEASE }, async ({ page }) => {
    await openAs(page, EMAIL, '/deposit');
    await page.getByRole('link', { name: 'Which minimum applies?' }).click();
    await expect(page).toHaveURL('/support#which-minimum');
    const article = page.getByRole('dialog', { name: 'Which minimum applies?' });
    await expect(article).toContainText('300 USD equivalent');
    await expect(article).toContainText('500 USD equivalent');
    await article.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('button', { name: 'Deposits', exact: true }).click();
    const help = page.getByRole('dialog', { name: 'Deposits' });
    await help.getByRole('link', { name: 'Which minimum applies?' }).click();
    await expect(article).toBeVisible();
    await expect(help).toBeHidden();
  });
});
