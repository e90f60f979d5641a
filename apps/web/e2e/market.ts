import type { Page } from '@playwright/test';
import { expect, type SandboxControl } from './fixtures.js';
import { heading, toast } from './steps.js';

export const YAHOO = '/market/yahoo';
export const COINGECKO = '/market/coingecko/coins/ethereum/market_chart';
export const MINUTE_MS = 60_000;
export const REFRESH_MS = 96 * MINUTE_MS;
/** The badge of a live price, in its first minute and after. */
export const LIVE = /^Yahoo Finance · (\d\d:\d\d|\d+ min ago)$/;
/** Longer than the chart takes to find out that a refresh is due. */
export const SOON_MS = 2_500;

/** Provider calls the sandbox has answered, of one provider or both. */
export async function providerCalls(api: SandboxControl, ...paths: readonly string[]): Promise<number> {
  const wanted = paths.length > 0 ? paths : [YAHOO, COINGECKO];
  return (await api.requests({ method: 'GET' })).filter(({ path }) => wanted.includes(path)).length;
}

/** Lets every further call of a provider fail. */
export async function breakProvider(api: SandboxControl, ...paths: readonly string[]): Promise<void> {
  for (const path of paths) await api.armFault({ method: 'GET', path, status: 503, times: 100 });
}

/** Puts the page's clock to noon, far from the hour at which the counter starts anew. It runs on from there. */
export async function startAtNoon(page: Page): Promise<void> {
  await page.clock.install({ time: new Date(new Date().setUTCHours(12, 0, 0, 0)) });
}

/** Waits until candles and where they come from are on the screen. */
export async function expectSource(page: Page, source: string | RegExp): Promise<void> {
  await expect(page.getByRole('main').getByText(source, { exact: true }).first()).toBeVisible();
}

export async function expectCounter(page: Page, used: number): Promise<void> {
  await expect(page.getByRole('main').getByText(`${used} / 15`, { exact: true })).toBeVisible();
}

/** No word of the chart's over the page after the time one takes to come; looked at once, since it would go by itself. */
export async function expectNoChartToast(page: Page): Promise<void> {
  await page.waitForTimeout(SOON_MS);
  for (const title of ['Chart Updated', 'Using Cached Data']) {
    expect(await toast(page, 'status', title).count(), title).toBe(0);
  }
}

/** Hides the tab from its page, or shows it again. */
export async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

/** As if so many provider calls had been made today, the last of them in another tab. */
export async function spendCalls(page: Page, count: number): Promise<void> {
  await page.evaluate((spent) => {
    const day = new Date().toISOString().slice(0, 10);
    const key = 'etherpilot.market.calls';
    localStorage.setItem(key, JSON.stringify({ day, count: spent }));
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }, count);
}

/** Puts fields into the configuration block before the page reads it, as another host would. */
export async function configure(page: Page, fields: object): Promise<void> {
  await page.addInitScript((given) => {
    // The block is there, and the page's scripts, which wait for the whole page, have not run yet.
    document.addEventListener('readystatechange', () => {
      const block = document.getElementById('config');
      if (document.readyState !== 'interactive' || block === null) return;
      block.textContent = JSON.stringify({ ...JSON.parse(block.textContent), ...given });
    });
  }, fields);
}

/** From the platform to the account by a link: no page is loaded anew. */
export async function goToAccount(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Account' }).filter({ visible: true }).first().click();
  await expect(heading(page, 'Account')).toBeVisible();
}
