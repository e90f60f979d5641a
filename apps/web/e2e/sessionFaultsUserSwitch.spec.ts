import type { Browser, Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import {
  expectNoPersonalText,
  locked,
  navLink,
  openBareTab,
  openTab,
  rich,
  sentCalls,
  visibleText,
} from './sessionSteps.js';
import {
  fillWithdrawal,
  heading,
  RELEASE,
  SESSION_KEY,
  settle,
  signIn,
  toast,
  untilLoaded,
  logOutButton,
} from './steps.js';

/** The stored session of another user, created by signing in with a separate browser context. */
async function openSession(email: string, browser: Browser, baseURL: string): Promise<string> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signIn(page, email);
  const text = await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
  await context.close();
  if (text === null) throw new Error('The user is not signed in.');
  return text;
}

async function openFilledWithdrawal(page: Page): Promise<void> {
  await navLink(page, 'Withdraw').click();
  await expect(heading(page, 'Withdraw Funds')).toBeVisible();
  await untilLoaded(page);
  await fillWithdrawal(page, '75.5');
  await expect(page.getByRole('button', { name: 'Withdraw $75.50' })).toBeEnabled();
  // The history may be read while the form is filled in.
  await untilLoaded(page);
}

async function bearerIn(page: Page): Promise<string> {
  return page.evaluate((key) => `Bearer ${JSON.parse(localStorage.getItem(key) ?? '{}').tokens.access}`, SESSION_KEY);
}

test.describe('another user signs in in another tab', { tag: ['@FAULT-15'] }, () => {
  test(
    'after logging the first one out: the first tab follows, and its form is cleared',
    { tag: RELEASE },
    async ({ page, context }) => {
      await signIn(page, rich.email);
      const other = await openTab(context, '/account', 'Account');
      await openFilledWithdrawal(page);
      const oldBearer = await bearerIn(page);
      const sent = sentCalls(page);

      await logOutButton(other).click();
      await expect(other).toHaveURL('/login');
      await signIn(other, locked.email);
      await expect(page).toHaveURL('/platform');
      await expectNoPersonalText(page, rich.personalText);
      await navLink(page, 'Withdraw').click();
      await expect(page.getByLabel('Wallet address')).toHaveValue('');
      await expect(visibleText(page, '$120.00')).toBeVisible();
      expect(sent.length).toBeGreaterThan(0);
      expect(sent.filter(({ bearer }) => bearer === oldBearer)).toEqual([]);
    },
  );

  test(
    'directly: no data of the first user is shown, sent, or left in the form',
    { tag: RELEASE },
    async ({ page, context, browser, servers }) => {
      const otherSession = await openSession(locked.email, browser, servers.web);
      await signIn(page, rich.email);
      await untilLoaded(page);
      await openFilledWithdrawal(page);
      await expect(page.locator('body')).toContainText(rich.personalText);
      const oldBearer = await bearerIn(page);
      const otherTab = await openBareTab(context, servers.web);

      const sent = sentCalls(page);
      await otherTab.evaluate(([key, text]) => localStorage.setItem(key, text), [SESSION_KEY, otherSession] as const);
      await expectNoPersonalText(page, rich.personalText);
      expect(await bearerIn(page)).not.toBe(oldBearer);
      await navLink(page, 'Account').click();
      await expect(page.getByRole('heading', { name: 'locked' })).toBeVisible();
      await navLink(page, 'Withdraw').click();
      await expect(page.getByLabel('Wallet address')).toHaveValue('');
      await expect(visibleText(page, '$120.00')).toBeVisible();
      await untilLoaded(page);
      expect(sent.length).toBeGreaterThan(0);
      expect(sent.filter(({ bearer }) => bearer === oldBearer)).toEqual([]);
    },
  );

  test(
    'directly, while answers for the first user are pending: none of them is reported or shown',
    { tag: RELEASE },
    async ({ page, context, browser, servers, api }) => {
      const otherSession = await openSession(locked.email, browser, servers.web);
      await signIn(page, rich.email);
      await untilLoaded(page);
      await openFilledWithdrawal(page);
      const otherTab = await openBareTab(context, servers.web);
      await api.armFault({ method: 'POST', path: '/api/deposit/withdraw/', held: true });
      await page.getByRole('button', { name: 'Withdraw $75.50' }).click();
      await api.untilFaultsMet();

      await otherTab.evaluate(([key, text]) => localStorage.setItem(key, text), [SESSION_KEY, otherSession] as const);
      await expectNoPersonalText(page, rich.personalText);
      await api.release();
      await expect.poll(() => api.requests({ method: 'POST', path: '/api/deposit/withdraw/' })).toHaveLength(1);
      await settle(page);
      await expect(toast(page, 'news', 'Withdrawal Request Submitted')).toHaveCount(0);
      await navLink(page, 'Account').click();
      await expect(heading(page, 'Account')).toBeVisible();
      // Minus the other user's 75.50 it would be 44.50.
      await expect(visibleText(page, '$120.00')).toBeVisible();
      await expectNoPersonalText(page, rich.personalText);
    },
  );
});
