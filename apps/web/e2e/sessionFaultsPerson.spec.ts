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
import { heading, RELEASE, SESSION_KEY, signIn, toast } from './steps.js';

const SLOW_MS = 1_500;
const ADDRESS = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

/** The session of another person as a browser keeps it, got by signing in in a browser of theirs. */
async function sessionOf(email: string, browser: Browser, baseURL: string): Promise<string> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signIn(page, email);
  const text = await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
  await context.close();
  if (text === null) throw new Error('Nobody is signed in there.');
  return text;
}

async function fillWithdrawal(page: Page): Promise<void> {
  await navLink(page, 'Withdraw').click();
  await page.getByLabel('Amount (USD)').fill('75.5');
  await page.getByLabel('Wallet address').fill(ADDRESS);
  await expect(page.getByRole('button', { name: 'Withdraw $75.50' })).toBeEnabled();
}

async function bearerIn(page: Page): Promise<string> {
  return page.evaluate((key) => `Bearer ${JSON.parse(localStorage.getItem(key) ?? '{}').tokens.access}`, SESSION_KEY);
}

test.describe('another user signs in in another tab', { tag: ['@FAULT-15'] }, () => {
  test(
    'after logging the first one out: the first tab follows, its form is gone',
    { tag: RELEASE },
    async ({ page, context }) => {
      await signIn(page, rich.email);
      const other = await openTab(context, '/account', 'Account');
      await fillWithdrawal(page);
      const old = await bearerIn(page);
      const sent = sentCalls(page);

      await other.getByRole('main').getByRole('button', { name: 'Log out' }).click();
      await expect(other).toHaveURL('/login');
      await signIn(other, locked.email);
      await expect(page).toHaveURL('/platform');
      await expectNoPersonalText(page, rich.personalText);
      await navLink(page, 'Withdraw').click();
      await expect(page.getByLabel('Wallet address')).toHaveValue('');
      await expect(visibleText(page, '$120.00')).toBeVisible();
      expect(sent.length).toBeGreaterThan(0);
      expect(sent.filter(({ bearer }) => bearer === old)).toEqual([]);
    },
  );

  test('directly: at once nothing of the first user is shown, sent, or left in the form', async ({
    page,
    context,
    browser,
    servers,
  }) => {
    const theirs = await sessionOf(locked.email, browser, servers.web);
    await signIn(page, rich.email);
    await page.waitForLoadState('networkidle');
    await fillWithdrawal(page);
    await expect(page.locator('body')).toContainText(rich.personalText);
    const old = await bearerIn(page);
    const elsewhere = await openBareTab(context, servers.web);

    const sent = sentCalls(page);
    await elsewhere.evaluate(([key, text]) => localStorage.setItem(key, text), [SESSION_KEY, theirs] as const);
    await expectNoPersonalText(page, rich.personalText);
    expect(await bearerIn(page)).not.toBe(old);
    await navLink(page, 'Account').click();
    await expect(page.getByRole('heading', { name: 'locked' })).toBeVisible();
    await navLink(page, 'Withdraw').click();
    await expect(page.getByLabel('Wallet address')).toHaveValue('');
    await expect(visibleText(page, '$120.00')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.filter(({ bearer }) => bearer === old)).toEqual([]);
  });

  test(
    'directly, while answers for the first user are pending: none of them is reported or shown',
    { tag: RELEASE },
    async ({ page, context, browser, servers, api }) => {
      const theirs = await sessionOf(locked.email, browser, servers.web);
      await signIn(page, rich.email);
      await page.waitForLoadState('networkidle');
      await fillWithdrawal(page);
      const elsewhere = await openBareTab(context, servers.web);
      await api.armFault({ method: 'POST', path: '/api/deposit/withdraw/', delayMs: SLOW_MS });
      const asked = page.waitForRequest('**/api/deposit/withdraw/');
      await page.getByRole('button', { name: 'Withdraw $75.50' }).click();
      await asked;

      await elsewhere.evaluate(([key, text]) => localStorage.setItem(key, text), [SESSION_KEY, theirs] as const);
      await expectNoPersonalText(page, rich.personalText);
      await expect.poll(() => api.requests({ method: 'POST', path: '/api/deposit/withdraw/' })).toHaveLength(1);
      await page.waitForTimeout(500);
      await expect(toast(page, 'status', 'Withdrawal Request Submitted')).toHaveCount(0);
      await navLink(page, 'Account').click();
      await expect(heading(page, 'Account')).toBeVisible();
      // 120 less the 75.50 of the other person would be 44.50.
      await expect(visibleText(page, '$120.00')).toBeVisible();
      await expectNoPersonalText(page, rich.personalText);
    },
  );
});
