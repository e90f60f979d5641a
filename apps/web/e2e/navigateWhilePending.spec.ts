import type { Page } from '@playwright/test';
import { dismissToasts, expectNoToast, expectOneToast, createFault, goTo } from './faultSteps.js';
import { BOTS, CREATE, LOGIN, PROFILE, REGISTER, START, WITHDRAW, WITHDRAWALS } from './endpoints.js';
import { expect, isAborted, type SandboxControl, test } from './fixtures.js';
import {
  fillCredentials,
  fillWithdrawal,
  freshEmail,
  heading,
  openAs,
  PASSWORD,
  RELEASE,
  SCENARIO_PASSWORD,
  SESSION_KEY,
  settle,
  stopClockAt,
  toast,
  logOutButton,
  passTime,
} from './steps.js';

/** Longer than any redirect waits. */
const PAST_REDIRECT_MS = 2_500;

/** Clicks a button and waits until the server has received its call, which a fault holds. The result says whether the page has aborted the call. */
async function send(page: Page, api: SandboxControl, path: string, button: string) {
  let hasAborted = false;
  page.on('requestfailed', (request) => {
    if (request.url().endsWith(path)) hasAborted ||= isAborted(request);
  });
  await page.getByRole('button', { name: button, exact: true }).filter({ visible: true }).first().click();
  await api.untilFaultsMet();
  return () => hasAborted;
}

/** How many calls to an endpoint the server has answered. */
async function countAnswered(api: SandboxControl, path: string): Promise<number> {
  const seen = await api.requests({ path });
  return seen.filter(({ method }) => method !== 'OPTIONS').length;
}

test.describe('leaving the form aborts its call, without any effect:', { tag: ['@FAULT-12'] }, () => {
  test('signing in', async ({ page, api }) => {
    await page.goto('/login');
    await fillCredentials(page, 'rich@sandbox.test', SCENARIO_PASSWORD);
    await api.armFault({ method: 'POST', path: LOGIN, held: true });
    const hasAborted = await send(page, api, LOGIN, 'Sign in');
    await page.getByRole('link', { name: 'Create one' }).click();
    await expect(heading(page, 'Create your account')).toBeVisible();
    await expect.poll(hasAborted).toBe(true);
    await api.release();
    await expect.poll(() => countAnswered(api, LOGIN)).toBe(1);
    await expectNoToast(page);
    await expect(page).toHaveURL('/signup');
    expect(await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)).toBeNull();
  });

  test('signing in whose profile is still loading', { tag: RELEASE }, async ({ page, api }) => {
    await page.goto('/login');
    await fillCredentials(page, 'rich@sandbox.test', SCENARIO_PASSWORD);
    await api.armFault({ method: 'GET', path: PROFILE, held: true });
    const hasAborted = await send(page, api, PROFILE, 'Sign in');
    await page.getByRole('link', { name: 'Create one' }).click();
    await expect(heading(page, 'Create your account')).toBeVisible();
    await expect.poll(hasAborted).toBe(true);
    await api.release();
    await expect.poll(() => countAnswered(api, PROFILE)).toBe(1);
    await settle(page);
    await expect(page).toHaveURL('/signup');
    expect(await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)).toBeNull();
    await page.goto('/account');
    await expect(page).toHaveURL('/login');
  });

  test('creating an account', { tag: RELEASE }, async ({ page, api }) => {
    await page.goto('/signup');
    await fillCredentials(page, freshEmail(), PASSWORD);
    await api.armFault({ method: 'POST', path: REGISTER, held: true });
    const hasAborted = await send(page, api, REGISTER, 'Create account');
    await goTo(page, '/login');
    await expect(heading(page, 'Sign in')).toBeVisible();
    await expect.poll(hasAborted).toBe(true);
    await api.release();
    await expect.poll(() => countAnswered(api, REGISTER)).toBe(1);
    await expectNoToast(page);
    expect(await countAnswered(api, LOGIN)).toBe(0);
    await expect(page).toHaveURL('/login');
  });

  test(
    'starting a sample bot whose id is still being looked up',
    { tag: [RELEASE, '@G-48'] },
    async ({ page, api, expectFailedResponses }) => {
      await openAs(page, 'rich@sandbox.test', '/account');
      await api.armFault({ method: 'GET', path: BOTS, status: 500 });
      await page.goto('/robot');
      expectFailedResponses(1);
      await expectOneToast(page, 'Error', 'Failed to load trading bots. Please try again.');
      await dismissToasts(page);
      await page.getByRole('button', { name: 'Configure Bot' }).first().click();
      await page.getByRole('button', { name: 'Start Bot' }).click();
      await api.armFault({ method: 'GET', path: BOTS, held: true });
      const hasAborted = await send(page, api, BOTS, 'Invest $500.00');
      await goTo(page, '/settings');
      await expect(heading(page, 'Settings')).toBeVisible();
      await expect.poll(hasAborted).toBe(true);
      await api.release();
      await expect.poll(() => countAnswered(api, BOTS)).toBe(2);
      await expectNoToast(page);
      expect(await countAnswered(api, START)).toBe(0);
      await expect(page).toHaveURL('/settings');
    },
  );
});

test.describe('leaving the screen does not cancel an order:', () => {
  test(
    'a withdrawal is reported elsewhere, lowers the balance, and does not redirect',
    { tag: RELEASE },
    async ({ page, api }) => {
      await page.clock.install();
      await openAs(page, 'rich@sandbox.test', '/withdraw');
      await fillWithdrawal(page);
      await api.armFault({ method: 'POST', path: WITHDRAW, held: true });
      await stopClockAt(page, WITHDRAW);
      const hasAborted = await send(page, api, WITHDRAW, 'Withdraw $60.00');
      await goTo(page, '/settings');
      await expect(heading(page, 'Settings')).toBeVisible();
      await api.release();
      await expect(toast(page, 'news', 'Withdrawal Request Submitted')).toBeVisible();
      expect(hasAborted()).toBe(false);
      await page.clock.resume();
      await passTime(page, PAST_REDIRECT_MS);
      await settle(page);
      await expect(page).toHaveURL('/settings');
      await goTo(page, '/account');
      await expect(page.getByRole('main').getByText('$12,440.00').first()).toBeVisible();
    },
  );

  test(
    'a deposit is reported elsewhere, and its address is stored for the deposit page',
    { tag: RELEASE },
    async ({ page, api }) => {
      await page.clock.install();
      await openAs(page, 'rich@sandbox.test', '/deposit');
      await page.getByRole('radio', { name: /Ethereum/ }).check();
      await page.getByLabel('Amount (ETH)').fill('0.5');
      await api.armFault({ method: 'POST', path: CREATE, held: true });
      await stopClockAt(page, CREATE);
      const hasAborted = await send(page, api, CREATE, 'Create Deposit');
      await goTo(page, '/settings');
      await api.release();
      await expect(toast(page, 'news', 'Your deposit address is ready')).toContainText(
        'Open Deposit to see the address to send 0.5 ETH to.',
      );
      await page.clock.resume();
      expect(hasAborted()).toBe(false);
      await goTo(page, '/deposit');
      await expect(page.getByRole('dialog', { name: 'Deposit Info' })).toBeVisible();
    },
  );

  test(
    'one whose answer is lost is reported elsewhere, and the history on the screen is refetched',
    { tag: [RELEASE, '@FAULT-27'] },
    async ({ page, api, expectFailedResponses }) => {
      await page.clock.install();
      await openAs(page, 'rich@sandbox.test', '/withdraw');
      await fillWithdrawal(page);
      await api.armFault({ ...createFault('502', 'POST', WITHDRAW), held: true });
      await stopClockAt(page, WITHDRAW);
      await send(page, api, WITHDRAW, 'Withdraw $60.00');
      await goTo(page, '/withdrawal-history');
      await expect(heading(page, 'Withdrawal History')).toBeVisible();
      await api.release();
      await expectOneToast(page, 'Server Error', 'It may have been sent.');
      expectFailedResponses(1);
      const readSince = async () => {
        const seen = (await api.requests()).map(({ method, path }) => `${method} ${path}`);
        return seen.slice(seen.indexOf(`POST ${WITHDRAW}`));
      };
      await expect
        .poll(readSince, 'history and balance are read again')
        .toEqual(expect.arrayContaining([`GET ${WITHDRAWALS}`, `GET ${PROFILE}`]));
    },
  );

  for (const outcome of ['succeeds', 'is refused'] as const) {
    test(
      `one that ${outcome} after another user has signed in is neither reported nor applied`,
      { tag: [RELEASE, '@FAULT-15'] },
      async ({ page, api, expectFailedResponses }) => {
        await page.clock.install();
        await openAs(page, 'rich@sandbox.test', '/withdraw');
        await fillWithdrawal(page);
        const fault = { method: 'POST', path: WITHDRAW, held: true };
        await api.armFault(outcome === 'succeeds' ? fault : { ...fault, status: 400, body: { error: 'No.' } });
        // Signing out and in takes no time of the call's.
        await stopClockAt(page, WITHDRAW);
        await send(page, api, WITHDRAW, 'Withdraw $60.00');
        await logOutButton(page).click();
        await expect(page).toHaveURL('/login');
        await fillCredentials(page, 'locked@sandbox.test', SCENARIO_PASSWORD);
        await page.getByRole('button', { name: 'Sign in' }).click();
        await expect(page).toHaveURL('/platform');
        await page.clock.resume();
        await expect(toast(page, 'news', 'Chart Updated')).toBeVisible();
        await dismissToasts(page);
        await goTo(page, '/account');
        await expect(page.getByRole('region', { name: 'Balance' }).getByText('$120.00')).toBeVisible();
        expect(await countAnswered(api, WITHDRAW)).toBe(0);
        const profiles = await countAnswered(api, PROFILE);

        await api.release();
        await expect.poll(() => countAnswered(api, WITHDRAW)).toBe(1);
        await expectNoToast(page);
        await expect(page.getByRole('region', { name: 'Balance' }).getByText('$120.00')).toBeVisible();
        expect(await countAnswered(api, PROFILE)).toBe(profiles);
        if (outcome === 'is refused') expectFailedResponses(1);
      },
    );
  }
});
