import { expect, test } from './fixtures.js';
import { protectedScreens } from './screens.js';
import { DAY_MS } from './sessionSteps.js';
import {
  heading,
  openAs,
  openMenu,
  PASSWORD,
  RELEASE,
  signIn,
  signInHere,
  signUp,
  startSession,
  trySignIn,
  untilLoaded,
  logOutButton,
} from './steps.js';

test('signing up signs in and opens the platform', { tag: ['@SIGNUP-12', '@SIGNUP-13'] }, async ({ page, api }) => {
  await signUp(page);
  expect(await api.requests({ method: 'POST', path: '/api/auth/register/' })).toHaveLength(1);
  expect(await api.requests({ method: 'POST', path: '/api/auth/login/' })).toHaveLength(1);
});

test(
  'a wrong password shows the server’s message, the right one signs in',
  { tag: ['@LOGIN-11', '@LOGIN-13'] },
  async ({ page, expectFailedResponses }) => {
    const email = await signUp(page);
    await page.goto('/account');
    await logOutButton(page).click();
    await expect(page).toHaveURL('/login');

    await trySignIn(page, email, 'not the password');
    expectFailedResponses(1);
    const alert = page.getByRole('main').getByRole('note');
    await expect(alert).toContainText('Authentication Failed');
    await expect(alert).toContainText('No active account found');
    await expect(page.getByLabel('Email')).toHaveValue(email);

    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/platform');
  },
);

test(
  'a taken e-mail is reported under the field',
  { tag: [RELEASE, '@SIGNUP-14'] },
  async ({ page, expectFailedResponses }) => {
    const email = await signUp(page);
    await page.goto('/account');
    await logOutButton(page).click();
    await page.goto('/signup');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    expectFailedResponses(1);
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/already exists/);
  },
);

test(
  'a visitor is redirected to sign in from every protected page',
  { tag: [RELEASE, '@ROUTE-22'] },
  async ({ page }) => {
    for (const [path] of protectedScreens) {
      await page.goto(path);
      await expect(page).toHaveURL('/login');
    }
  },
);

test('a reload on every route keeps the session', { tag: [RELEASE, '@SESS-01'] }, async ({ page }) => {
  await startSession(page, 'rich@sandbox.test');
  for (const [path, title] of protectedScreens) {
    await page.goto(path);
    await page.reload();
    await expect(page).toHaveURL(path);
    await expect(heading(page, title)).toBeVisible();
  }
});

test(
  'a signed-in user is redirected from the sign-in and sign-up pages',
  { tag: [RELEASE, '@ROUTE-02'] },
  async ({ page }) => {
    await startSession(page, 'empty@sandbox.test');
    for (const path of ['/login', '/signup']) {
      await page.goto(path);
      await expect(page).toHaveURL('/platform');
    }
  },
);

test(
  'logging out in one tab logs the other out, too',
  { tag: ['@FAULT-14', '@SESS-04'] },
  async ({ page, context }) => {
    await signIn(page, 'empty@sandbox.test');
    const other = await context.newPage();
    await other.goto('/deposit-history?status=paid');
    await expect(heading(other, 'Deposit History')).toBeVisible();

    await page.goto('/account');
    await logOutButton(page).click();
    await expect(page).toHaveURL('/login');
    await expect(other).toHaveURL('/login');
    expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain('eyJ');

    await test.step('which leads back to its page for whoever signs in again', async () => {
      await signInHere(other, 'empty@sandbox.test');
      await other.getByRole('link', { name: 'Continue to Deposit History' }).click();
      await expect(other).toHaveURL('/deposit-history?status=paid');
    });
  },
);

test(
  'after signing in, a redirected visitor gets a link to the requested page',
  { tag: [RELEASE, '@G-39'] },
  async ({ page }) => {
    await page.goto('/withdraw');
    await expect(page).toHaveURL('/login');
    await page.getByLabel('Email').fill('empty@sandbox.test');
    await page.getByLabel('Password', { exact: true }).fill('sandbox-1234');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/platform');
    await page.getByRole('link', { name: 'Continue to Withdraw' }).click();
    await expect(page).toHaveURL('/withdraw');
  },
);

test('the link after signing in restores the query of the requested URL', { tag: RELEASE }, async ({ page }) => {
  await page.goto('/deposit-history?status=paid');
  await expect(page).toHaveURL('/login');
  await signInHere(page, 'rich@sandbox.test');
  await page.getByRole('link', { name: 'Continue to Deposit History' }).click();
  await expect(page).toHaveURL('/deposit-history?status=paid');
});

test(
  'so does the link after a session has ended on a page',
  { tag: RELEASE },
  async ({ page, api, allowFailedResponses }) => {
    await openAs(page, 'rich@sandbox.test', '/deposit-history?status=paid');
    await untilLoaded(page);
    // Longer than a refresh token lives.
    await api.advanceClock(8 * DAY_MS);
    await openMenu(page);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page).toHaveURL('/login');
    await signInHere(page, 'rich@sandbox.test');
    await page.getByRole('link', { name: 'Continue to Deposit History' }).click();
    await expect(page).toHaveURL('/deposit-history?status=paid');
    allowFailedResponses();
  },
);

test(
  'payment results and unknown URLs open without a session',
  { tag: [RELEASE, '@ROUTE-16', '@ROUTE-17', '@ROUTE-19'] },
  async ({ page }) => {
    await page.goto('/deposit-success?track_id=193139644&amount=0.25&currency=ETH');
    await expect(heading(page, 'Payment Submitted!')).toBeVisible();
    await expect(page.getByText('193139644')).toBeVisible();
    await page.goto('/deposit-cancel?track_id=193139644&amount=0.25&currency=ETH');
    await expect(heading(page, 'Payment Cancelled')).toBeVisible();
    await page.goto('/nowhere');
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
  },
);

test('a password typed with Caps Lock on shows a hint until the field is left', { tag: RELEASE }, async ({ page }) => {
  for (const path of ['/login', '/signup']) {
    await page.goto(path);
    const password = page.getByLabel('Password', { exact: true });
    const button = page.getByRole('button', { name: /^(Sign in|Create account)$/ });
    const hint = page.getByText('Caps Lock is on');
    await password.focus();
    const before = await button.boundingBox();
    await password.press('a');
    await expect(hint).toHaveCount(0);
    // Playwright cannot toggle Caps Lock, so the events carry its state. The page may not be hydrated yet.
    await expect(async () => {
      await password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
      await expect(hint).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(await button.boundingBox()).toEqual(before);
    await password.dispatchEvent('keyup', { key: 'A', modifierCapsLock: false });
    await expect(hint).toHaveCount(0);
    await password.dispatchEvent('keydown', { key: 'B', modifierCapsLock: true });
    await expect(hint).toBeVisible();
    await page.getByLabel('Email').focus();
    await expect(hint).toHaveCount(0);
  }
});
