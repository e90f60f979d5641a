import type { Page } from '@playwright/test';
import { PROFILE, REFRESH } from './endpoints.js';
import { expect, type SandboxControl, test } from './fixtures.js';
import { holdAnswers, letAnswersThrough } from './seenInPage.js';
import {
  CANDLES_KEY,
  expectNoPersonalText,
  openBareTab,
  openTab,
  readAllStorage,
  rich,
  TOKEN_LIFE_MS,
  visitScreens,
} from './sessionSteps.js';
import { CHROMIUM, heading, nextFrame, RELEASE, SESSION_KEY, signIn, untilLoaded } from './steps.js';

const HOUR_MS = 60 * 60_000;

/** How many calls of a path the server has answered. */
const countAnswered = async (api: SandboxControl, path: string) =>
  (await api.requests({ path })).filter(({ status }) => status === 200).length;

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
  test('by another tab ends the session', { tag: RELEASE }, async ({ page, context, servers }) => {
    await signIn(page, rich.email);
    await untilLoaded(page);
    const bare = await openBareTab(context, servers.web);
    await bare.evaluate(() => localStorage.clear());
    await expect(page).toHaveURL('/login');
    await expectNoPersonalText(page, rich.personalText);
    expect(await readAllStorage(page)).not.toMatch(/eyJ|@sandbox\.test/);
  });

  test(
    'while calls are on their way leaves nothing that their answers bring back',
    { tag: RELEASE },
    async ({ page, api, context, servers, allowFailedResponses }) => {
      await signIn(page, rich.email);
      await untilLoaded(page);
      const bare = await openBareTab(context, servers.web);
      await bare.evaluate(() => localStorage.setItem('etherpilot.preferences', '{"notifications":false}'));
      expect(await bare.evaluate(() => Object.keys(localStorage).length)).toBeGreaterThanOrEqual(3);
      const other = await context.newPage();
      await other.addInitScript(holdAnswers, PROFILE);
      await other.goto('/account');
      await expect.poll(() => countAnswered(api, PROFILE)).toBe(2);
      // An expired token, so that a refresh is among the calls.
      await api.advanceClock(TOKEN_LIFE_MS);
      await page.evaluate(holdAnswers, REFRESH);
      await page.evaluate(() => history.pushState(null, '', '/active-bots'));
      await expect.poll(() => countAnswered(api, REFRESH)).toBe(1);
      await bare.evaluate(() => localStorage.clear());
      for (const tab of [page, other]) await expect(tab).toHaveURL('/login');
      for (const tab of [page, other]) await letAnswersThrough(tab);
      for (const tab of [page, other, page, other]) await nextFrame(tab);
      expect(await readAllStorage(page)).not.toMatch(/eyJ|@sandbox\.test/);
      for (const tab of [page, other]) await expectNoPersonalText(tab, rich.personalText);
      await page.reload();
      await expect(page).toHaveURL('/login');
      allowFailedResponses();
    },
  );

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
        await expect(tab).toHaveURL('/login');
        await expectNoPersonalText(tab, rich.personalText);
        expect(await readAllStorage(tab)).not.toMatch(/eyJ|@sandbox\.test/);
      }
    },
  );
});
