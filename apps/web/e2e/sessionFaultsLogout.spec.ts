import type { Request } from '@playwright/test';
import { expect, isAborted, test } from './fixtures.js';
import {
  countFailedRequests,
  expectNoPersonalText,
  locked,
  navLink,
  openTab,
  readAllStorage,
  refreshStatuses,
  rich,
  sentCalls,
  TOKEN_LIFE_MS,
} from './sessionSteps.js';
import {
  failureToasts,
  heading,
  RELEASE,
  SCENARIO_PASSWORD,
  SESSION_KEY,
  settle,
  signIn,
  untilLoaded,
  logOutButton,
  stopClock,
} from './steps.js';

/** A token, e-mail or balance of a previous user. */
const personal = /eyJ|@sandbox\.test|12500\.00/;

test(
  'leaving a screen aborts its call and reports nothing',
  { tag: [RELEASE, '@FAULT-12', '@FAULT-11'] },
  async ({ page, api }) => {
    await page.clock.install();
    await signIn(page, rich.email);
    await untilLoaded(page);
    // Not the investments, which are read for the whole shell.
    for (const [link, path] of [
      ['Trading Bots', '/api/bots/'],
      ['Withdraw', '/api/deposit/currencies/'],
    ] as const) {
      // Longer than the page is shown. Firefox does not tell of a call that was given up before it was let through.
      await api.armFault({ method: 'GET', path, delayMs: 60_000 });
      const sent = page.waitForRequest(`**${path}`);
      const isIt = (request: Request) => request.url().endsWith(path) && isAborted(request);
      const aborted = page.waitForEvent('requestfailed', isIt);
      await navLink(page, link).click();
      await sent;
      // The call's own timeout would abort it, too.
      await stopClock(page);
      await navLink(page, 'Settings').click();
      await expect(heading(page, 'Settings')).toBeVisible();
      await aborted;
      await page.clock.resume();
    }
    await settle(page);
    await expect(failureToasts(page)).toHaveCount(0);
    await expect(heading(page, 'Settings')).toBeVisible();
  },
);

test.describe('an answer to a refresh that arrives after logging out', { tag: [RELEASE, '@FAULT-13'] }, () => {
  test('is not stored and does not sign the user in', async ({ page, api, allowFailedResponses }) => {
    await signIn(page, rich.email);
    await untilLoaded(page);
    await api.advanceClock(TOKEN_LIFE_MS);
    await api.armFault({ method: 'POST', path: '/api/auth/refresh/', held: true });
    await navLink(page, 'Active Bots').click();
    await api.untilFaultsMet();
    await logOutButton(page).click();
    await expect(page).toHaveURL('/login');
    expect(await refreshStatuses(api)).toEqual([]);

    await api.release();
    await expect.poll(() => refreshStatuses(api)).toEqual([200]);
    await settle(page);
    expect(await readAllStorage(page)).not.toMatch(personal);
    await expect(page).toHaveURL('/login');
    await page.goto('/account');
    await expect(page).toHaveURL('/login');
    allowFailedResponses();
  });

  test('does not replace the tokens of a user who has signed in since', async ({ page, api, allowFailedResponses }) => {
    await signIn(page, rich.email);
    await untilLoaded(page);
    await api.advanceClock(TOKEN_LIFE_MS);
    await api.armFault({ method: 'POST', path: '/api/auth/refresh/', held: true });
    await navLink(page, 'Active Bots').click();
    await api.untilFaultsMet();
    await logOutButton(page).click();
    await page.getByLabel('Email').fill(locked.email);
    await page.getByLabel('Password', { exact: true }).fill(SCENARIO_PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/platform');
    expect(await refreshStatuses(api)).toEqual([]);
    const stored = await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);

    await api.release();
    await expect.poll(() => refreshStatuses(api)).toEqual([200]);
    await settle(page);
    expect(await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)).toBe(stored);
    await navLink(page, 'Account').click();
    await expect(page.getByRole('heading', { name: 'locked' })).toBeVisible();
    await expectNoPersonalText(page, rich.personalText);
    allowFailedResponses();
  });
});

test.describe('logging out in one tab', { tag: ['@FAULT-14'] }, () => {
  for (const isOffline of [false, true]) {
    test(
      `${isOffline ? 'while offline ' : ''}leaves no data of the user in any tab`,
      { tag: RELEASE },
      async ({ page, context, expectFailedResponses }) => {
        await signIn(page, rich.email);
        await untilLoaded(page);
        const other = await openTab(context, '/active-bots', 'Active Bots');
        await navLink(other, 'Account').click();
        await navLink(page, 'Account').click();
        for (const tab of [page, other]) await expect(tab.locator('body')).toContainText(rich.personalText);
        // The account screen loads the data of its activation card.
        await untilLoaded(other);
        const sent = sentCalls(other);
        const failedRequests = countFailedRequests(context);
        await context.setOffline(isOffline);

        await logOutButton(page).click();
        await expect(other).toHaveURL('/login');
        await expect(page).toHaveURL('/login');
        for (const tab of [page, other]) {
          await expectNoPersonalText(tab, rich.personalText);
          await expect(heading(tab, 'Sign in')).toBeVisible();
          expect(await readAllStorage(tab)).not.toMatch(personal);
          await tab.goBack();
          await expect(tab).toHaveURL('/login');
          await expectNoPersonalText(tab, rich.personalText);
        }
        expect(sent).toEqual([]);
        await context.setOffline(false);
        // Browsers request the page icon again when the title changes.
        expectFailedResponses(failedRequests());
      },
    );
  }
});

test.describe('no token of the user remains in any database', { tag: [RELEASE, '@FAULT-14'] }, () => {
  test.beforeEach(async ({ page, api }) => {
    await page.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body: '<title>bare</title>' }));
    await signIn(page, rich.email);
    await untilLoaded(page);
    // The token ledger stores refreshed tokens.
    await api.advanceClock(TOKEN_LIFE_MS);
    await navLink(page, 'Active Bots').click();
    await expect(page.getByText('Recent Activity')).toBeVisible();
    await navLink(page, 'Account').click();
    await page.reload();
    await untilLoaded(page);
    expect(await readAllStorage(page)).toMatch(/"ledger".*eyJ/);
  });

  test.afterEach(async ({ allowFailedResponses }) => allowFailedResponses());

  test('when the page is closed at the moment of logging out', async ({ page }) => {
    const logOut = logOutButton(page);
    await logOut.evaluate((button: HTMLElement) => {
      button.click();
      location.assign('/bare');
      // Blocks the thread, so that no database event runs before the next page loads.
      const until = performance.now() + 1_000;
      while (performance.now() < until);
    });
    await expect(page).toHaveTitle('bare');
    expect(await readAllStorage(page)).not.toMatch(personal);
  });

  test('when the app opens over a corrupted session', async ({ page }) => {
    await page.goto('/bare');
    await page.evaluate((key) => localStorage.setItem(key, '{"tokens":'), SESSION_KEY);
    await page.goto('/account');
    await expect(page).toHaveURL('/login');
    await expect.poll(() => readAllStorage(page)).not.toMatch(personal);
  });

  test('when the app opens after everything but the database was cleared', async ({ page }) => {
    await page.goto('/bare');
    await page.evaluate(() => localStorage.clear());
    await page.goto('/');
    await expect.poll(() => readAllStorage(page)).not.toMatch(personal);
  });
});
