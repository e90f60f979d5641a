import type { Locator, Page } from '@playwright/test';
import { INVESTMENTS, WITHDRAWALS } from './endpoints.js';
import { expect, type SandboxControl, type SeenRequest, test } from './fixtures.js';
import { TOKEN_LIFE_MS } from './sessionSteps.js';
import {
  stopDates,
  failureToasts,
  freshEmail,
  heading,
  openAs,
  PASSWORD,
  RELEASE,
  SCENARIO_PASSWORD,
  settle,
  startSession,
  stopClockAt,
  takeTurn,
  toast,
  untilLoaded,
  passTime,
} from './steps.js';

const LIST_FRESH_MS = 1_000;
const CLICKS = 50;

const screens = [
  ['/robot', 'Ethereum Trading Bots', '/api/bots/'],
  ['/active-bots', 'Active Bots', '/api/bots/investments/'],
  ['/deposit', 'Deposit Ethereum', '/api/deposit/currencies/'],
  ['/deposit-history', 'Deposit History', '/api/deposit/list/'],
  ['/withdraw', 'Withdraw Funds', '/api/deposit/currencies/'],
  ['/withdrawal-history', 'Withdrawal History', '/api/deposit/withdrawals/'],
] as const;

/** Activates a button 50 times, once a turn of the page, alternating between the mouse at its position and Enter, while its call is held. */
async function clickRepeatedly(page: Page, api: SandboxControl, path: string, button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error('The button is not on the screen.');
  // However long they take, the call does not time out.
  await stopClockAt(page, path);
  for (let click = 0; click < CLICKS; click += 1) {
    if (click % 2 === 0) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    else await page.keyboard.press('Enter');
    await takeTurn(page);
  }
  await api.untilFaultsMet();
  await api.release();
  await page.clock.resume();
  await settle(page);
}

function isAnswered(request: SeenRequest): boolean {
  return request.status === 200;
}

async function postsTo(api: SandboxControl, path: string): Promise<number> {
  return (await api.requests({ method: 'POST', path })).length;
}

test.describe('an access token that expires while a screen is open', () => {
  for (const [path, title, call] of screens) {
    test(
      `is refreshed silently on ${path}`,
      { tag: [RELEASE, '@SESS-05', '@SESS-06'] },
      async ({ page, api, expectFailedResponses }) => {
        await page.clock.install();
        await openAs(page, 'rich@sandbox.test', path);
        await expect(heading(page, title)).toBeVisible();
        await untilLoaded(page);
        await api.advanceClock(TOKEN_LIFE_MS);
        // Counted here, because aborted reads are not logged.
        let unauthorized = 0;
        page.on('response', (response) => {
          if (response.status() === 401) unauthorized += 1;
        });
        const answered = async () => (await api.requests({ method: 'GET', path: call })).filter(isAnswered).length;
        const before = await answered();

        // A list is not read again within a second.
        await passTime(page, LIST_FRESH_MS);
        await page.getByRole('link', { name: 'Account' }).filter({ visible: true }).first().click();
        await expect(heading(page, 'Account')).toBeVisible();
        await page.goBack();
        await expect(heading(page, title)).toBeVisible();
        await expect.poll(answered).toBeGreaterThan(before);
        await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
        await expect(failureToasts(page)).toHaveCount(0);
        await expect(page).toHaveURL(path);

        expect(await postsTo(api, '/api/auth/refresh/')).toBe(1);
        expectFailedResponses(unauthorized);
      },
    );
  }

  test(
    'a pending withdrawal is retried with the same body, and nothing typed is lost',
    { tag: ['@SESS-06'] },
    async ({ page, api, expectFailedResponses }) => {
      await openAs(page, 'rich@sandbox.test', '/withdraw');
      await page.getByLabel('Amount (USD)').fill('75.5');
      await page.getByLabel('Wallet address').fill('0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359');
      // What the page reads by itself would renew the token before the withdrawal does.
      for (const path of [INVESTMENTS, WITHDRAWALS]) {
        await expect.poll(async () => (await api.requests({ method: 'GET', path })).some(isAnswered)).toBe(true);
      }
      await api.advanceClock(TOKEN_LIFE_MS);
      await page.getByRole('button', { name: 'Withdraw $75.50' }).click();
      await expect(toast(page, 'news', 'Withdrawal Request Submitted')).toBeVisible();
      const sent = await api.requests({ method: 'POST', path: '/api/deposit/withdraw/' });
      expect(sent.map((request) => request.status)).toEqual([401, 201]);
      expectFailedResponses(1);
    },
  );
});

test.describe('a server that is down', () => {
  for (const [path, title, call] of screens) {
    test(
      `is reported on ${path} with a way to try again, which works once it is up`,
      { tag: RELEASE },
      async ({ page, api, expectFailedResponses }) => {
        await startSession(page, 'rich@sandbox.test');
        await api.armFault({ method: 'GET', path: call, status: 503, times: 2 });
        await page.goto(path);
        await expect(heading(page, title)).toBeVisible();
        await expect(failureToasts(page).first()).toContainText('Failed to load');
        expectFailedResponses(2);

        await page.getByRole('button', { name: 'Try again' }).first().click();
        await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
      },
    );
  }
});

test('a lost connection is shown on the screen until it returns', { tag: ['@H-22'] }, async ({ page, context }) => {
  await openAs(page, 'rich@sandbox.test', '/active-bots');
  await expect(page.getByText('Recent Activity')).toBeVisible();
  // The code of other screens is on its way.
  await untilLoaded(page);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByText('Recent Activity')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
});

test(
  'a page opened while the server cannot be reached shows the cached profile, labelled as saved',
  { tag: [RELEASE, '@SESS-02'] },
  async ({ page, api, expectFailedResponses }) => {
    await startSession(page, 'rich@sandbox.test');
    await stopDates(page);
    await api.armFault({ method: 'GET', path: '/api/auth/profile/', status: 503, times: 2 });
    await page.goto('/account');
    await expect(heading(page, 'Account')).toBeVisible();
    expectFailedResponses(2);
    await expect(page.getByText('$12,500.00').filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole('note').filter({ hasText: 'saved profile' })).toBeVisible();
    await page.getByRole('note').getByRole('button').click();
    await expect(page.getByRole('note').filter({ hasText: 'saved profile' })).toHaveCount(0);
  },
);

test.describe('one submit, one request', { tag: ['@FAULT-26'] }, () => {
  test('signing in', { tag: RELEASE }, async ({ page, api }) => {
    await page.clock.install();
    await page.goto('/login');
    await page.getByLabel('Email').fill('empty@sandbox.test');
    await page.getByLabel('Password', { exact: true }).fill(SCENARIO_PASSWORD);
    await api.armFault({ method: 'POST', path: '/api/auth/login/', held: true });
    await clickRepeatedly(page, api, '/api/auth/login/', page.getByRole('button', { name: /^Sign/ }));
    expect(await postsTo(api, '/api/auth/login/')).toBe(1);
    await expect(page).toHaveURL('/platform');
  });

  test('creating an account', { tag: RELEASE }, async ({ page, api }) => {
    await page.clock.install();
    await page.goto('/signup');
    await page.getByLabel('Email').fill(freshEmail());
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await api.armFault({ method: 'POST', path: '/api/auth/register/', held: true });
    const button = page.getByRole('button', { name: /Creat/ });
    await clickRepeatedly(page, api, '/api/auth/register/', button);
    expect(await postsTo(api, '/api/auth/register/')).toBe(1);
    await expect(page).toHaveURL('/platform');
  });

  test('creating a deposit', { tag: RELEASE }, async ({ page, api }) => {
    await page.clock.install();
    await openAs(page, 'empty@sandbox.test', '/deposit');
    await page.getByRole('radio', { name: /Ethereum/ }).check();
    await page.getByLabel('Amount (ETH)').fill('0.5');
    await api.armFault({ method: 'POST', path: '/api/deposit/create/', held: true });
    const button = page.getByRole('button', { name: /Creat/ });
    await clickRepeatedly(page, api, '/api/deposit/create/', button);
    expect(await postsTo(api, '/api/deposit/create/')).toBe(1);
    await expect(page.getByRole('dialog', { name: 'Deposit Info' })).toBeVisible();
  });

  test('starting a bot', { tag: RELEASE }, async ({ page, api }) => {
    await page.clock.install();
    await openAs(page, 'rich@sandbox.test', '/robot');
    await page.getByRole('button', { name: 'Configure Bot' }).first().click();
    await api.armFault({ method: 'POST', path: '/api/bots/investments/create/', held: true });
    await page.getByRole('button', { name: 'Start Bot' }).click();
    const button = page.getByRole('dialog').getByRole('button', { name: /^(Invest \$|Starting)/ });
    await clickRepeatedly(page, api, '/api/bots/investments/create/', button);
    expect(await postsTo(api, '/api/bots/investments/create/')).toBe(1);
    await expect(page).toHaveURL('/active-bots');
  });

  test('withdrawing', async ({ page, api }) => {
    await page.clock.install();
    await openAs(page, 'rich@sandbox.test', '/withdraw');
    await page.getByLabel('Amount (USD)').fill('60');
    await page.getByLabel('Wallet address').fill('0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359');
    await api.armFault({ method: 'POST', path: '/api/deposit/withdraw/', held: true });
    const button = page.getByRole('main').getByRole('button', { name: /^(Withdraw \$|Submitting)/ });
    await clickRepeatedly(page, api, '/api/deposit/withdraw/', button);
    expect(await postsTo(api, '/api/deposit/withdraw/')).toBe(1);
    await expect(page).toHaveURL('/withdrawal-history');
  });
});
