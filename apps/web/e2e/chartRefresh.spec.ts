import { expect, test } from './fixtures.js';
import {
  COINGECKO,
  expectCounter,
  expectSource,
  LIVE,
  MINUTE_MS,
  providerCalls,
  REFRESH_MS,
  setHidden,
  spendCalls,
  passNotice,
  startAtNoon,
  YAHOO,
} from './marketSteps.js';
import { openAs, RELEASE, toast, settle, passTime } from './steps.js';

const EMAIL = 'empty@sandbox.test';
const STALE = 'Cached, out of date';

test.describe('the automatic refresh', () => {
  test('runs once, 96 minutes later', { tag: [RELEASE, '@CHART-14'] }, async ({ page, api }) => {
    await startAtNoon(page);
    await openAs(page, EMAIL, '/platform');
    await expectSource(page, LIVE);
    await passTime(page, REFRESH_MS - MINUTE_MS);
    await passNotice(page);
    expect(await providerCalls(api)).toBe(1);

    await passTime(page, MINUTE_MS);
    const updateToast = toast(page, 'news', 'Chart Updated').filter({ hasText: 'ETH-USD data updated (2/15 today)' });
    await expect(updateToast).toBeVisible();
    await expectCounter(page, 2);
    await passNotice(page);
    expect(await providerCalls(api)).toBe(2);
  });

  test(
    'waits while the tab is hidden and runs once when it is shown again',
    { tag: [RELEASE, '@CHART-14', '@G-132'] },
    async ({ page, api }) => {
      await startAtNoon(page);
      await openAs(page, EMAIL, '/platform');
      await expectSource(page, LIVE);
      await setHidden(page, true);
      await passTime(page, 3 * REFRESH_MS);
      await passNotice(page);
      expect(await providerCalls(api)).toBe(1);

      await setHidden(page, false);
      await expect.poll(() => providerCalls(api)).toBe(2);
      await passNotice(page);
      expect(await providerCalls(api)).toBe(2);
      await expectCounter(page, 2);
    },
  );

  test(
    'fetches prices missed while offline as soon as the connection returns',
    { tag: RELEASE },
    async ({ page, api, expectFailedResponses }) => {
      await startAtNoon(page);
      await openAs(page, EMAIL, '/platform');
      await expectSource(page, LIVE);
      for (const path of [YAHOO, COINGECKO]) await api.armFault({ method: 'GET', path, status: 503 });
      await passTime(page, REFRESH_MS);
      await expectSource(page, STALE);
      expectFailedResponses(2);

      await passTime(page, MINUTE_MS);
      await page.evaluate(() => {
        for (const change of ['offline', 'online']) window.dispatchEvent(new Event(change));
      });
      await expectSource(page, LIVE);
      await expectCounter(page, 3);
      await expect.poll(() => providerCalls(api, YAHOO)).toBe(3);
    },
  );

  test(
    'stops at 15 calls, says so, and continues the next day',
    { tag: [RELEASE, '@CHART-15', '@CHART-16'] },
    async ({ page, api }) => {
      await startAtNoon(page);
      await openAs(page, EMAIL, '/platform');
      await expectSource(page, LIVE);
      await spendCalls(page, 14);
      await expectCounter(page, 14);
      await passTime(page, REFRESH_MS);
      await expectCounter(page, 15);
      await expect(page.getByText('Daily limit reached', { exact: true })).toBeVisible();
      await expect.poll(() => providerCalls(api)).toBe(2);

      await passTime(page, REFRESH_MS);
      await page.reload();
      await expectSource(page, STALE);
      await passNotice(page);
      expect(await providerCalls(api)).toBe(2);

      await passTime(page, 12 * 60 * MINUTE_MS);
      await expectCounter(page, 1);
      await expect(page.getByText('Daily limit reached', { exact: true })).toHaveCount(0);
      await expect.poll(() => providerCalls(api)).toBe(3);
    },
  );

  test(
    'costs one call for all tabs: the others take the candles from the cache',
    { tag: ['@G-133'] },
    async ({ page, api, context }) => {
      await openAs(page, EMAIL, '/platform');
      await expectSource(page, LIVE);
      await setHidden(page, true);
      const other = await context.newPage();
      await other.goto('/platform');
      await expectSource(other, /^Cached/);
      await page.evaluate(() => {
        localStorage.removeItem('etherpilot.market.candles');
        localStorage.setItem('etherpilot.market.refreshAt', JSON.stringify(Date.now()));
      });
      await expectSource(other, LIVE);

      await setHidden(page, false);
      await expectSource(page, /^Cached/);
      await expectCounter(page, 2);
      await settle(page);
      expect(await providerCalls(api)).toBe(2);
    },
  );
});
