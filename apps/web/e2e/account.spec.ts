import type { Page } from '@playwright/test';
import { expect, type SandboxControl, test } from './fixtures.js';
import {
  failureToasts,
  heading,
  ONCE,
  openAs,
  PASSWORD,
  signIn,
  signUp,
  toast,
  trySignIn,
  untilAnswered,
  untilLoaded,
  RELEASE,
  logOutButton,
} from './steps.js';
import { storedSession } from './sessionSteps.js';

const PROFILE = { method: 'GET', path: '/api/auth/profile/' } as const;
const INVESTMENTS = { method: 'GET', path: '/api/bots/investments/' } as const;

const main = (page: Page) => page.getByRole('main');

/** The state of each switch in Settings, from top to bottom. */
async function readSwitches(page: Page): Promise<readonly boolean[]> {
  await expect(heading(page, 'Settings')).toBeVisible();
  // The page that the build wrote has the heading alone.
  await expect(page.getByRole('switch').first()).toBeVisible();
  return Promise.all((await page.getByRole('switch').all()).map((control) => control.isChecked()));
}

/** Follows a link in the page to the screen with the same heading. */
async function followTo(page: Page, name: string): Promise<void> {
  await main(page).getByRole('link', { name, exact: true }).click();
  await expect(heading(page, name)).toBeVisible();
}

/** The id of the signed-in user. */
async function readUserId(page: Page): Promise<number> {
  const { user }: { user: { id: number } } = JSON.parse(await storedSession(page));
  return user.id;
}

/** Waits until the investments have been requested this many times. */
async function expectInvestmentReads(api: SandboxControl, times: number): Promise<void> {
  await expect.poll(async () => (await api.requests(INVESTMENTS)).length).toBe(times);
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/account');
  await logOutButton(page).click();
  await expect(page).toHaveURL('/login');
}

/** Cents of an amount such as `$1,234.56`. */
const toCents = (text: string) => BigInt(text.replace(/[^\d]/g, ''));

test(
  'what is available and in bots is on every page, and adds up on the account',
  { tag: [RELEASE, ONCE] },
  async ({ page }) => {
    await openAs(page, 'rich@sandbox.test', '/withdraw');
    const money = page
      .getByRole('link', { name: /^Available \$[\d,.]+ In bots \$[\d,.]+ As of / })
      .filter({ visible: true });
    await expect(money).toBeVisible();
    const [available = '', inBots = ''] = (await money.textContent())?.match(/\$[\d,]+\.\d\d/g) ?? [];
    await money.click();
    const total = page.getByRole('region', { name: 'Total = available + in bots' });
    await expect(total.getByRole('link', { name: `Available ${available}` })).toBeVisible();
    await expect(total.getByRole('link', { name: new RegExp(`^In bots \\d active.* \\${inBots} `) })).toBeVisible();
    const sum =
      (await total
        .getByText(/^\$[\d,.]+$/)
        .first()
        .textContent()) ?? '';
    expect(toCents(sum)).toBe(toCents(available) + toCents(inBots));
    await expect(
      page.getByRole('region', { name: 'Results of all bots' }).getByRole('slider', { name: 'Day' }),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'Latest events' }).getByRole('listitem')).toHaveCount(5);
  },
);

test(
  'activation leads through its two steps, counts completed ones, and is stored on this device',
  { tag: [ONCE, RELEASE, '@DASH-09', '@DASH-10', '@G-43'] },
  async ({ page }) => {
    const email = await signUp(page);
    await page.goto('/account');
    const bar = page.getByRole('progressbar', { name: 'Account activation' });
    await expect(bar).toHaveAttribute('aria-valuetext', '0%, 2 steps left');

    await page.getByRole('button', { name: 'Next: Make First Deposit' }).click();
    await expect(toast(page, 'news', 'On to step 2 of 2')).toBeVisible();
    await expect(page).toHaveURL('/deposit');

    await page.goto('/account');
    await expect(page.getByText('Skipped · no deposit yet')).toBeVisible();
    await page.getByRole('button', { name: 'Next: Start Trading' }).click();
    await expect(toast(page, 'news', 'Account setup completed')).toBeVisible();
    await expect(page).toHaveURL('/platform');

    await logOut(page);
    await signIn(page, 'locked@sandbox.test');
    await page.goto('/account');
    await expect(bar).toHaveAttribute('aria-valuetext', '50%, 1 step left');
    await expect(page.getByText('Done. Deposit received.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next: Start Trading' })).toBeVisible();

    await logOut(page);
    await trySignIn(page, email, PASSWORD);
    await expect(page).toHaveURL('/platform');
    await page.goto('/account');
    await expect(bar).toHaveAttribute('aria-valuetext', '0%, 2 steps left');
    await expect(page.getByText(/^Skipped/)).toHaveCount(2);
  },
);

test(
  'the profile loads investments once per visit and is refreshed on request',
  { tag: [ONCE, '@PROF-05', '@PROF-06', '@PROF-27'] },
  async ({ page, api }) => {
    await openAs(page, 'rich@sandbox.test', '/account');
    await expect(heading(page, 'Account')).toBeVisible();
    await expectInvestmentReads(api, 1);
    // A read that is still under way would be the next screen's, too.
    await untilLoaded(page);
    await followTo(page, 'Profile');
    const summary = main(page).getByRole('region', { name: 'Summary' });
    await expect(summary.getByRole('definition').nth(1)).toHaveText(/^−?\d+\.\d%$/);
    await expectInvestmentReads(api, 2);
    await untilLoaded(page);

    const profiles = (await api.requests(PROFILE)).length;
    const answer = {
      id: await readUserId(page),
      display_id: '007001',
      email: 'renamed@example.com',
      balance: '77.00',
      date_joined: null,
    };
    await api.armFault({ ...PROFILE, status: 200, body: answer, held: true });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('button', { name: 'Refreshing...' })).toHaveAttribute('aria-disabled', 'true');
    await api.release();
    await expect(toast(page, 'news', 'Profile Updated')).toContainText(
      'Your profile data has been refreshed from the server.',
    );
    await expect(main(page).getByRole('heading', { name: 'renamed' })).toBeVisible();
    await expect(main(page).getByText('Unknown')).toBeVisible();
    expect((await api.requests(PROFILE)).length).toBe(profiles + 1);
    expect(await storedSession(page)).toContain('renamed@example.com');
    expect(await api.requests(INVESTMENTS)).toHaveLength(2);

    await page.goBack();
    await expectInvestmentReads(api, 3);
    await untilLoaded(page);
    await followTo(page, 'Profile');
    await expectInvestmentReads(api, 4);
  },
);

test(
  'a failed refresh is reported and logged, failed investments are only logged',
  { tag: [ONCE, '@PROF-07', '@PROF-08', '@PROF-28'] },
  async ({ page, api, expectFailedResponses }) => {
    const logs: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'info') logs.push(message.text());
    });
    // What is beside the balance reads them, too.
    await api.armFault({ ...INVESTMENTS, status: 503, times: 50 });
    await openAs(page, 'rich@sandbox.test', '/profile');
    const summary = main(page).getByRole('region', { name: 'Summary' });
    await expect(summary.getByRole('definition')).toHaveText(['—', '—']);
    await expect.poll(() => logs.some((line) => line.startsWith('bots/investments/: Server Error'))).toBe(true);
    await untilLoaded(page);
    await expect(failureToasts(page)).toHaveCount(0);
    await api.disarmFaults();
    await summary.getByRole('button', { name: 'Try again' }).click();
    await expect(summary.getByRole('definition').nth(1)).toHaveText(/%$/);

    // The client retries a read once.
    await api.armFault({ ...PROFILE, status: 503, times: 2 });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(toast(page, 'failure', 'Refresh Failed')).toContainText(
      'Could not refresh profile data. Please try again.',
    );
    expect(logs.filter((line) => line.startsWith('auth/profile/: Server Error'))).toHaveLength(1);
    await expect(main(page).getByText('rich@sandbox.test').first()).toBeVisible();
    expectFailedResponses((await api.requests()).filter(({ status }) => status === 503).length);
  },
);

test(
  'editing, deleting and switches send no call, and switches survive reload and logout',
  { tag: [RELEASE, '@PROF-16', '@PROF-26', '@SET-05'] },
  async ({ page, api }) => {
    await openAs(page, 'empty@sandbox.test', '/profile');
    await expect(heading(page, 'Profile')).toBeVisible();
    await untilLoaded(page);
    const calls = (await api.requests()).length;

    await page.getByRole('button', { name: 'Delete Account' }).click();
    await expect(toast(page, 'failure', 'Account Deletion')).toContainText('not available at this time');
    await page.getByRole('link', { name: 'Edit Profile' }).click();
    await expect(page).toHaveURL('/settings');
    expect(await readSwitches(page)).toEqual([false, false, true, true]);
    await page.getByText('Open deals without confirmation').click();
    await page.getByRole('switch', { name: 'Risk Alerts' }).click();
    await expect(toast(page, 'news', 'Notifications Disabled')).toBeVisible();
    // By keyboard, because toasts cover the button on a phone.
    await page.getByRole('button', { name: 'English' }).press('Enter');
    await expect(toast(page, 'news', 'Language selection')).toBeVisible();
    expect(await readSwitches(page)).toEqual([true, false, false, false]);
    await untilAnswered(page);
    expect(await api.requests()).toHaveLength(calls);

    await page.reload();
    expect(await readSwitches(page)).toEqual([true, false, false, false]);
    await logOut(page);
    // Another person does not inherit One-click deal.
    await signIn(page, 'rich@sandbox.test');
    await page.goto('/settings');
    expect(await readSwitches(page)).toEqual([false, false, false, false]);
    await logOut(page);
    await signIn(page, 'empty@sandbox.test');
    await page.goto('/settings');
    expect(await readSwitches(page)).toEqual([true, false, false, false]);
  },
);

test(
  'a balance that is not a number is shown as unavailable, and read again, without asking anybody for a deposit',
  { tag: [RELEASE, '@G-16', '@G-46'] },
  async ({ page, api }) => {
    await signIn(page, 'rich@sandbox.test');
    const answer = { id: await readUserId(page), email: 'rich@sandbox.test', balance: 'plenty' };
    // The page asks for it, and so does the app where that was more than five seconds ago.
    await api.armFault({ ...PROFILE, status: 200, body: answer, times: 100 });
    await page.goto('/account');
    const balance = main(page).getByRole('region', { name: 'Balance' });
    await expect(balance.getByText('Balance unavailable')).toBeVisible();
    await expect(balance.getByText('$')).toHaveCount(0);
    await expect(toast(page, 'failure', 'Balance unavailable')).toBeVisible();
    await main(page).getByRole('link', { name: 'Withdraw', exact: true }).click();
    const withdraw = main(page).getByRole('button', { name: 'Withdraw', exact: true });
    await expect(withdraw).toHaveAccessibleDescription(/^Your balance could not be read\./);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Bots$/ }).first().click();
    const configure = main(page).getByRole('button', { name: 'Configure Bot' }).first();
    await expect(configure).toHaveAttribute('aria-disabled', 'true');
    await expect(main(page).getByText(/deposit required/i)).toHaveCount(0);
    await api.disarmFaults();
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(configure).not.toHaveAttribute('aria-disabled');
    await page.goBack();
    await page.goBack();
    await expect(balance.getByText('$12,500.00')).toBeVisible();
  },
);

test(
  'Back leads to the previous page, or to the platform when there is none',
  { tag: [RELEASE, '@G-109'] },
  async ({ page, context }) => {
    await openAs(page, 'empty@sandbox.test', '/account');
    await expect(heading(page, 'Account')).toBeVisible();
    await followTo(page, 'Settings');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/account');
    await followTo(page, 'Profile');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/account');

    for (const path of ['/profile', '/settings']) {
      // A page opened in a new tab has no history.
      const opening = context.waitForEvent('page');
      await page.evaluate((address) => window.open(address, '_blank', 'noopener'), path);
      const opened = await opening;
      await opened.getByRole('button', { name: 'Back' }).click();
      await expect(opened).toHaveURL('/platform');
    }
  },
);
