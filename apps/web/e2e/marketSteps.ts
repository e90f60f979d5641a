import type { Page } from '@playwright/test';
import { expect, type SandboxControl } from './fixtures.js';
import { heading, toast, settle } from './steps.js';

export const YAHOO = '/market/yahoo';
export const COINGECKO = '/market/coingecko/coins/ethereum/market_chart';
export const MINUTE_MS = 60_000;
export const REFRESH_MS = 96 * MINUTE_MS;
/** The badge of a live price, in its first minute and later. */
export const LIVE = /^Yahoo Finance · (\d\d:\d\d|\d+ min ago)$/;
/** Longer than the chart takes to notice that a refresh is due. */
const NOTICE_MS = 2_500;

/** How many provider calls the sandbox has answered, for some providers or all. */
export async function providerCalls(api: SandboxControl, ...paths: readonly string[]): Promise<number> {
  const wanted = paths.length > 0 ? paths : [YAHOO, COINGECKO];
  return (await api.requests({ method: 'GET' })).filter(({ path }) => wanted.includes(path)).length;
}

/** Fails every further call to a provider. */
export async function breakProvider(api: SandboxControl, ...paths: readonly string[]): Promise<void> {
  for (const path of paths) await api.armFault({ method: 'GET', path, status: 503, times: 100 });
}

/** Starts the page's clock at noon, far from midnight, when the counter resets. */
export async function startAtNoon(page: Page): Promise<void> {
  await page.clock.install({ time: new Date(new Date().setUTCHours(12, 0, 0, 0)) });
}

/** Lets the page's own clock run until the chart would have noticed that a refresh is due, and waits for what follows. */
export async function passNotice(page: Page): Promise<void> {
  await page.clock.runFor(NOTICE_MS);
  await settle(page);
}

/** Waits until the candles and their source are shown. */
export async function expectSource(page: Page, source: string | RegExp): Promise<void> {
  await expect(page.getByRole('main').getByText(source, { exact: true }).first()).toBeVisible();
}

export async function expectCounter(page: Page, used: number): Promise<void> {
  await expect(page.getByRole('main').getByText(`${used} / 15`, { exact: true })).toBeVisible();
}

/** Expects that the chart shows no toast. Counts once, because a retrying assertion passes when a toast times out. */
export async function expectNoChartToast(page: Page): Promise<void> {
  await settle(page);
  for (const title of ['Chart Updated', 'Using Cached Data']) {
    expect(await toast(page, 'news', title).count(), title).toBe(0);
  }
}

/** Hides the tab from its page, or shows it again. */
export async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

/** Sets today's provider call count, as another tab would. */
export async function spendCalls(page: Page, count: number): Promise<void> {
  await page.evaluate((spent) => {
    const day = new Date().toISOString().slice(0, 10);
    const key = 'etherpilot.market.calls';
    localStorage.setItem(key, JSON.stringify({ day, count: spent }));
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }, count);
}

/** Overrides fields of the page's configuration block before the app reads it. */
export async function configure(page: Page, fields: object): Promise<void> {
  await page.addInitScript((overrides) => {
    // At `interactive` the block is parsed and the page's deferred scripts have not run yet.
    document.addEventListener('readystatechange', () => {
      const block = document.getElementById('config');
      if (document.readyState !== 'interactive' || block === null) return;
      // Not in the block itself: Firefox takes the text of any script for one that runs, and refuses it.
      const changed = Object.assign(document.createElement('data'), { id: 'config', hidden: true });
      changed.textContent = JSON.stringify({ ...JSON.parse(block.textContent), ...overrides });
      block.replaceWith(changed);
    });
  }, fields);
}

/** Navigates from the platform to the account without reloading the page. */
export async function goToAccount(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Account' }).filter({ visible: true }).first().click();
  await expect(heading(page, 'Account')).toBeVisible();
}
