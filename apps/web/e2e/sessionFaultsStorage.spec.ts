import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { expect, recordConsole, test } from './fixtures.js';
import {
  CANDLES_KEY,
  expectNoPersonalText,
  countFailedResponses,
  navLink,
  openBareTab,
  openTab,
  readAllStorage,
  rich,
  TOKEN_LIFE_MS,
  visibleText,
} from './sessionSteps.js';
import { CHROMIUM, heading, RELEASE, SESSION_KEY, signIn, untilLoaded } from './steps.js';

const HOUR_MS = 60 * 60_000;

async function visitScreens(page: Page): Promise<void> {
  for (const [link, title] of [
    ['Trading Bots', 'Ethereum Trading Bots'],
    ['Active Bots', 'Active Bots'],
    ['Withdraw', 'Withdraw Funds'],
    ['Settings', 'Settings'],
    ['Account', 'Account'],
  ] as const) {
    await navLink(page, link).click();
    await expect(heading(page, title)).toBeVisible();
  }
  await expect(visibleText(page, '$12,500.00')).toBeVisible();
}

test(
  'a browser that blocks all storage keeps the session as long as the page',
  { tag: [CHROMIUM, '@FAULT-21'] },
  async ({ api, servers, launchOptions }) => {
    const folder = await mkdtemp(join(tmpdir(), 'blocked-'));
    await mkdir(join(folder, 'Default'));
    // The browser setting that blocks storage for all sites.
    const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
    await writeFile(join(folder, 'Default/Preferences'), JSON.stringify(preferences));
    const context = await chromium.launchPersistentContext(folder, {
      ...launchOptions,
      baseURL: servers.web,
      viewport: { width: 1440, height: 900 },
    });
    try {
      const record = recordConsole(context);
      const page = await context.newPage();
      await page.goto('/login');
      const refusal = await page.evaluate(() => {
        try {
          return `${localStorage.length} stored`;
        } catch (error) {
          return (error as DOMException).name;
        }
      });
      expect(refusal).toBe('SecurityError');

      await signIn(page, rich.email);
      await visitScreens(page);
      await api.advanceClock(TOKEN_LIFE_MS);
      await navLink(page, 'Active Bots').click();
      await expect(page.getByText('Recent Activity')).toBeVisible();
      await page.reload();
      await expect(page).toHaveURL('/login');
      expect(record.messages).toEqual([]);
      // A read that was aborted is not logged.
      expect(record.failures.length).toBeLessThanOrEqual(await countFailedResponses(api));
    } finally {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
);

/** Candles as the app stores them, fresh enough to be drawn without a provider call. */
function freshCandles(): string {
  const now = Date.now();
  const data = Array.from({ length: 1_000 }, (_, index) => ({
    time: now - (1_000 - index) * HOUR_MS,
    open: 2_000,
    high: 2_020,
    low: 1_990,
    close: 2_010,
  }));
  return JSON.stringify([{ symbol: 'ETH-USD', interval: '1h', range: '1d', data, timestamp: now, provider: 'yahoo' }]);
}

/** Fills the origin's storage until not even 200 characters fit: the app's candles first, then other data. */
async function fillStorage(page: Page, candles: string | null): Promise<string> {
  return page.evaluate(
    ([key, text]) => {
      if (text !== null) localStorage.setItem(key, text);
      for (let size = 2 ** 20, count = 0; size >= 64; count += 1) {
        try {
          localStorage.setItem(`filler-${count}`, 'x'.repeat(size));
        } catch {
          size /= 2;
        }
      }
      try {
        localStorage.setItem('probe', 'x'.repeat(200));
        return 'it fits';
      } catch (error) {
        return (error as DOMException).name;
      }
    },
    [CANDLES_KEY, candles] as const,
  );
}

test.describe('full storage', { tag: [RELEASE, '@FAULT-22'] }, () => {
  test('of candles drops them for the session, which survives a reload', async ({ page, context, servers }) => {
    const bare = await openBareTab(context, servers.web);
    const candles = freshCandles();
    expect(await fillStorage(bare, candles)).toBe('QuotaExceededError');
    await signIn(page, rich.email);
    const [session, storedCandles] = await page.evaluate(
      (keys) => keys.map((key) => localStorage.getItem(key)),
      [SESSION_KEY, CANDLES_KEY],
    );
    expect(session).toContain('eyJ');
    expect(storedCandles).not.toBe(candles);
    await page.reload();
    await expect(heading(page, 'Trading platform')).toBeVisible();
    await visitScreens(page);
  });

  test('of other data keeps the sign-in in memory', async ({ page, context, servers }) => {
    const bare = await openBareTab(context, servers.web);
    expect(await fillStorage(bare, null)).toBe('QuotaExceededError');
    await signIn(page, rich.email);
    await visitScreens(page);
    expect(await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)).toBeNull();
    await page.reload();
    await expect(page).toHaveURL('/login');
  });
});

test.describe('storage cleared from outside', { tag: ['@FAULT-14'] }, () => {
  test('by another tab ends the session within a second', { tag: RELEASE }, async ({ page, context, servers }) => {
    await signIn(page, rich.email);
    await untilLoaded(page);
    const bare = await openBareTab(context, servers.web);
    await bare.evaluate(() => localStorage.clear());
    await expect(page).toHaveURL('/login', { timeout: 1000 });
    await expectNoPersonalText(page, rich.personalText);
    expect(await readAllStorage(page)).not.toMatch(/eyJ|@sandbox\.test/);
  });

  test(
    'by the browser (clear site data) ends the session in every tab',
    { tag: [RELEASE, CHROMIUM] },
    async ({ page, context, servers }) => {
      await signIn(page, rich.email);
      await untilLoaded(page);
      const other = await openTab(context, '/account', 'Account');
      const devtools = await context.newCDPSession(other);
      await devtools.send('Storage.clearDataForOrigin', { origin: servers.web, storageTypes: 'all' });
      for (const tab of [page, other]) {
        await expect(tab).toHaveURL('/login', { timeout: 1000 });
        await expectNoPersonalText(tab, rich.personalText);
        expect(await readAllStorage(tab)).not.toMatch(/eyJ|@sandbox\.test/);
      }
    },
  );
});
