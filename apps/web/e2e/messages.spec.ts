import type { Page } from '@playwright/test';
import { expect, createFault, goTo, test } from './faultSteps.js';
import { PROFILE, WITHDRAW } from './endpoints.js';
import {
  failureToasts,
  fillWithdrawal,
  heading,
  openAs,
  payNewestDeposit,
  RELEASE,
  signInHere,
  signOut,
  stopClock,
  toast,
  holdRequests,
  untilLoaded,
} from './steps.js';

const REFRESH = '/api/auth/refresh/';

/** Submits the withdrawal and waits until its call is pending. */
async function withdraw(page: Page): Promise<void> {
  const requested = page.waitForRequest(`**${WITHDRAW}`);
  await page.getByRole('main').getByRole('button', { name: 'Withdraw $60.00' }).click();
  await requested;
}

test(
  'money that arrives while another screen is shown is reported, and the balance is right without a reload',
  { tag: RELEASE },
  async ({ page, api }) => {
    await page.clock.install();
    await openAs(page, 'empty@sandbox.test', '/deposit');
    await page.getByRole('radio', { name: /Ethereum/ }).check();
    await page.getByLabel('Amount (ETH)').fill('0.73');
    await page.getByRole('button', { name: 'Create Deposit' }).click();
    await expect(page.getByRole('dialog', { name: 'Deposit Info' })).toBeVisible();
    await goTo(page, '/settings');
    await expect(heading(page, 'Settings')).toBeVisible();
    // The user pays in another window.
    await page.evaluate(() => {
      document.hasFocus = () => false;
    });
    await stopClock(page);
    await payNewestDeposit(page, api);
    await page.clock.resume();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(toast(page, 'news', '0.73 ETH deposit credited')).toBeVisible();
    await expect(page).toHaveTitle(/^\(1\) Settings/);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page).toHaveTitle(/^Settings/);
    await goTo(page, '/account');
    await expect(page.getByRole('region', { name: 'Balance' }).getByText(/^\$2,\d{3}\.\d\d$/)).toBeVisible();
  },
);

test.describe('a session that ends while an order is sent', () => {
  test(
    'because the server refused its token: the sign-in page says it was not sent, and the same user finds the amount again',
    { tag: RELEASE },
    async ({ page, api }) => {
      await openAs(page, 'rich@sandbox.test', '/withdraw');
      await fillWithdrawal(page);
      await api.armFault({ ...createFault('401', 'POST', WITHDRAW), delayMs: 500 });
      await api.armFault(createFault('401', 'POST', REFRESH));
      await withdraw(page);
      await expect(page).toHaveURL('/login');
      await expect(page.getByText('Your withdrawal was not sent.')).toBeVisible();
      await expect(page.locator('body')).not.toContainText('60');
      await api.disarmFaults();
      await signInHere(page, 'rich@sandbox.test');
      await goTo(page, '/withdraw');
      await expect(page.getByLabel('Amount (USD)')).toHaveValue('60');
      await expect(page.getByLabel('Wallet address')).toHaveValue('');
    },
  );

  test(
    'because the person logged out: the sign-in page says it may have been sent, and another user sees none of it',
    { tag: RELEASE },
    async ({ page, api }) => {
      await openAs(page, 'rich@sandbox.test', '/withdraw');
      await fillWithdrawal(page);
      await api.armFault({ method: 'POST', path: WITHDRAW, held: true });
      await withdraw(page);
      await api.untilFaultsMet();
      await signOut(page);
      await expect(page.getByText(/withdrawal may have been sent/)).toBeVisible();
      await signInHere(page, 'locked@sandbox.test');
      await api.release();
      await goTo(page, '/withdraw');
      await expect(page.getByLabel('Amount (USD)')).toHaveValue('');
    },
  );
});

test.describe("the server's message about a profile", () => {
  test('is shown when it ends the session despite a fresh token', { tag: RELEASE }, async ({ page, api }) => {
    await openAs(page, 'rich@sandbox.test', '/account');
    await expect(heading(page, 'Account')).toBeVisible();
    await untilLoaded(page);
    const body = { detail: 'User is inactive', code: 'user_inactive' };
    await api.armFault({ method: 'GET', path: PROFILE, status: 401, body, times: 100 });
    await page.reload();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('User is inactive')).toBeVisible();
  });

  test(
    'is shown beside the cached profile, which is not called unreachable',
    { tag: RELEASE },
    async ({ page, api }) => {
      await openAs(page, 'rich@sandbox.test', '/account');
      await expect(heading(page, 'Account')).toBeVisible();
      await api.armFault({
        method: 'GET',
        path: PROFILE,
        status: 403,
        body: { detail: 'Verify your e-mail first.' },
        times: 100,
      });
      await page.reload();
      await expect(page.getByText('The server answered: Verify your e-mail first.')).toBeVisible();
      await expect(page.locator('body')).not.toContainText('server not reached');
    },
  );

  test(
    'is not waited for when a cached profile is available, and replaces it when it comes',
    { tag: RELEASE },
    async ({ page }) => {
      await openAs(page, 'rich@sandbox.test', '/account');
      await expect(heading(page, 'Account')).toBeVisible();
      const letThrough = await holdRequests(page, `**${PROFILE}`);
      await page.reload({ waitUntil: 'commit' });
      await expect(heading(page, 'Account')).toBeVisible();
      await expect(page.getByText('Showing your saved profile while the latest one loads.')).toBeVisible();
      letThrough();
      await expect(page.getByText('Showing your saved profile while the latest one loads.')).toBeHidden();
    },
  );
});

test("a refusal's own message follows the specified one on withdraw", { tag: RELEASE }, async ({ page, api }) => {
  await openAs(page, 'rich@sandbox.test', '/withdraw');
  await fillWithdrawal(page);
  const body = { detail: 'Verify your e-mail first.' };
  await api.armFault({ method: 'POST', path: WITHDRAW, status: 403, body });
  await withdraw(page);
  await expect(failureToasts(page)).toContainText('Withdrawal Failed');
  await expect(failureToasts(page)).toContainText(
    'Failed to submit withdrawal request. Please try again. Verify your e-mail first.',
  );
});

test("a refusal's own message is also shown for a list", { tag: RELEASE }, async ({ page, api }) => {
  // Reads no list.
  await openAs(page, 'rich@sandbox.test', '/settings');
  await expect(heading(page, 'Settings')).toBeVisible();
  const body = { detail: 'Verify your e-mail first.' };
  await api.armFault({ method: 'GET', path: '/api/deposit/list/', status: 403, body });
  await goTo(page, '/deposit-history');
  const message = 'Failed to load deposit history. Please try again. Verify your e-mail first.';
  await expect(failureToasts(page)).toContainText(message);
  await expect(page.getByRole('main')).toContainText("We couldn't load your deposits");
});

test('no message for one user is shown to the next', async ({ page, api }) => {
  await page.goto('/withdraw');
  await expect(page).toHaveURL('/login');
  await signInHere(page, 'rich@sandbox.test');
  await expect(page.getByText('Pick up where you left off')).toBeVisible();
  await api.armFault(createFault('500', 'GET', '/api/bots/'));
  await goTo(page, '/robot');
  await expect(failureToasts(page)).toHaveCount(1);
  await signOut(page);
  await expect(failureToasts(page)).toHaveCount(0);
  await signInHere(page, 'locked@sandbox.test');
  await expect(heading(page, 'Trading platform')).toBeVisible();
  await expect(page.getByText('Pick up where you left off')).toBeHidden();
});
