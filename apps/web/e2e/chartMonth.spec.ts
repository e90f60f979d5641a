import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import {
  expectCounter,
  expectSource,
  LIVE,
  MINUTE_MS,
  providerCalls,
  REFRESH_MS,
  startAtNoon,
  YAHOO,
} from './marketSteps.js';
import { holdRequests, openAs, RELEASE, passTime } from './steps.js';

const EMAIL = 'empty@sandbox.test';

const frame = (page: Page, name: string) => page.getByRole('radio', { name });
const chart = (page: Page) => page.getByRole('application');

test(
  'a month is one call, stays for other periods, and the next refresh reads a day',
  { tag: RELEASE },
  async ({ page, api }) => {
    await startAtNoon(page);
    await openAs(page, EMAIL, '/platform');
    await expectSource(page, LIVE);
    await expectCounter(page, 1);
    await passTime(page, 10 * MINUTE_MS);
    await frame(page, '1 month').check();
    await expect(chart(page)).toHaveAccessibleDescription(/6-hour candles of ETH-USD/);
    await expectCounter(page, 2);
    await expect(page.getByRole('timer')).toHaveText(/^9[56]m/);
    await frame(page, '5 days').check();
    await expect(chart(page)).toHaveAccessibleDescription(/120 candles of ETH-USD/);
    await frame(page, '24 hours').check();
    await expect(chart(page)).toHaveAccessibleDescription(/24 candles of ETH-USD/);
    await expectCounter(page, 2);
    await passTime(page, REFRESH_MS);
    await expectCounter(page, 3);
    await expect.poll(() => providerCalls(api)).toBe(3);
  },
);

test('indicators are chosen from the information card and stay on the device', { tag: RELEASE }, async ({ page }) => {
  await openAs(page, EMAIL, '/platform');
  await page.getByRole('button', { name: 'Technical indicators' }).click();
  const dialog = page.getByRole('dialog', { name: 'Indicators' });
  await dialog.getByRole('switch', { name: /^SMA/ }).check();
  await dialog.getByRole('switch', { name: /^RSI/ }).check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(chart(page)).toHaveAccessibleDescription(/SMA 20 [\d,.]+; RSI 14 \d/);
  // Their code does not wait for the prices.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('etherpilot.market')) localStorage.removeItem(key);
  });
  const answerPrices = await holdRequests(page, `**${YAHOO}?*`);
  const indicators = page.waitForResponse('**/assets/indicators-*.js');
  await page.reload();
  await indicators;
  await expect(chart(page)).toHaveCount(0);
  answerPrices();
  await expect(chart(page)).toHaveAccessibleDescription(/SMA 20 [\d,.]+; RSI 14 \d/);
});

test('another pair has prices of its own and leaves the countdown alone', { tag: RELEASE }, async ({ page, api }) => {
  await startAtNoon(page);
  await openAs(page, EMAIL, '/platform');
  await expectSource(page, LIVE);
  await passTime(page, 10 * MINUTE_MS);
  await page.getByRole('combobox', { name: 'Pair' }).selectOption('ETH-BTC');
  await expect(chart(page)).toHaveAccessibleDescription(/candles of ETH-BTC.*0\.03\d+\sBTC/);
  await expectCounter(page, 2);
  await expect(page.getByRole('timer')).toHaveText(/^8[56]m/);
  await expect.poll(() => providerCalls(api)).toBe(2);
});
