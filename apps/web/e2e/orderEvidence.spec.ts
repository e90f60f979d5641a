// Longer than 250 lines: whatever a server can answer to an order, with one set of steps to send it and read the books.
import type { Page } from '@playwright/test';
import { type DroppingProxy, startDroppingProxy } from './droppingProxy.js';
import { CURRENCIES, PROFILE, START, WITHDRAW, WITHDRAWALS } from './endpoints.js';
import { expect, test } from './faultSteps.js';
import { type SandboxControl, test as base } from './fixtures.js';
import { configure } from './marketSteps.js';
import { holdAnswers, letAnswersThrough } from './seenInPage.js';
import {
  failureToasts,
  afterReading,
  CHROMIUM,
  fillWithdrawal,
  follow,
  openAs,
  signIn,
  signUp,
  startBot,
  toast,
  untilLoaded,
  WALLET,
  RELEASE,
  logOutButton,
  settle,
  stopClockAt,
  goOffline,
} from './steps.js';

const EMAIL = 'rich@sandbox.test';

const proxied = base.extend<{ readonly droppingProxy: DroppingProxy }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures
  droppingProxy: async ({}, use) => {
    const proxy = await startDroppingProxy();
    await use(proxy);
    await proxy.stop();
  },
});

const usd = (amount: number) => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(amount);

const fillKnown = (page: Page, amount: string) => afterReading(page, WITHDRAWALS, () => fillWithdrawal(page, amount));
const submitButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Withdraw \$/ });
const balanceIn = async (api: SandboxControl) => Number((await api.books(EMAIL)).user.balance);

proxied.describe('behind a proxy that drops a connection', () => {
  proxied.use({ proxy: async ({ droppingProxy }, use) => use({ server: droppingProxy.url }) });

  proxied(
    'a withdrawal of everything, which the browser sends again and the server then refuses, is said to be in the history',
    { tag: [RELEASE, CHROMIUM, '@FAULT-27'] },
    async ({ page, api, droppingProxy, expectFailedResponses }) => {
      expectFailedResponses(1);
      await openAs(page, EMAIL, '/withdraw');
      await untilLoaded(page);
      await fillKnown(page, String(await balanceIn(api)));
      droppingProxy.dropAfter(WITHDRAW);
      await submitButton(page).click();
      const said = /One withdrawal like this has been in your history since .*The server refused another: Insufficient/;
      await expect(toast(page, 'failure', 'Check your history')).toContainText(said);
      expect(droppingProxy.listStatuses(WITHDRAW), 'one click').toEqual([201, 400]);
      await expect(toast(page, 'failure', 'Withdrawal Failed')).toHaveCount(0);
      await expect(page.getByRole('main')).not.toContainText('Withdrawal Failed');
      await expect(page.getByRole('region', { name: 'Available balance' })).toContainText('$0.00');
      await expect(page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true })).toBeDisabled();
      await page.reload();
      await expect(page.getByText(/^One withdrawal like this/)).toBeVisible();
    },
  );

  proxied(
    'a withdrawal with a key is stored once and said to be submitted, however often the browser sends it',
    { tag: [CHROMIUM, RELEASE, '@FAULT-27'] },
    async ({ page, api, droppingProxy }) => {
      await configure(page, { orders: { idempotencyHeader: 'Idempotency-Key' } });
      await openAs(page, EMAIL, '/withdraw');
      await untilLoaded(page);
      await fillKnown(page, String(await balanceIn(api)));
      droppingProxy.dropAfter(WITHDRAW);
      await submitButton(page).click();
      await expect(toast(page, 'news', 'Withdrawal Request Submitted')).toBeVisible();
      expect(droppingProxy.listStatuses(WITHDRAW), 'one click').toEqual([201, 201]);
      expect(await balanceIn(api)).toBe(0);
    },
  );
});

test(
  'a refusal can be corrected at once, also while the history cannot be read',
  { tag: RELEASE },
  async ({ page, api }) => {
    await openAs(page, EMAIL, '/withdraw');
    await untilLoaded(page);
    await fillKnown(page, '60');
    await api.armFault({ method: 'GET', path: WITHDRAWALS, status: 503, times: 100 });
    await api.armFault({ method: 'POST', path: WITHDRAW, status: 400, body: { amount: ['Too odd.'] } });
    await submitButton(page).click();
    const amount = page.getByLabel('Amount (USD)');
    await expect(amount).toHaveAccessibleDescription(/Too odd\./);
    await expect(toast(page, 'failure', 'Withdrawal Failed')).toContainText(
      "Too odd. Your history hasn't been checked yet.",
    );
    await expect(page.getByRole('main')).toContainText("We couldn't check your history");
    await expect(submitButton(page), 'the identical one').toBeDisabled();
    await amount.fill('61');
    await submitButton(page).click();
    await expect(toast(page, 'news', 'Withdrawal Request Submitted')).toBeVisible();
    const { withdrawals } = await api.books(EMAIL);
    expect(withdrawals.at(-1)).toMatchObject({ amount: '61.00' });
  },
);

test(
  'an order of one person waits for them while others sign in and out',
  { tag: [RELEASE, '@FAULT-15'] },
  async ({ page, api }) => {
    await signIn(page, EMAIL);
    await follow(page, 'Withdraw');
    await untilLoaded(page);
    await fillKnown(page, '60');
    await api.armFault({ method: 'POST', path: WITHDRAW, status: 502, commits: true });
    await submitButton(page).click();
    await expect(page.getByText("We don't know yet whether your withdrawal went through.")).toBeVisible();
    const logOut = async () => {
      await page.goto('/account');
      await logOutButton(page).click();
      await expect(page).toHaveURL('/login');
    };
    await logOut();
    await signUp(page);
    await page.goto('/withdraw');
    await untilLoaded(page);
    await settle(page);
    await expect(page.getByRole('note').filter({ hasText: "We don't know" })).toHaveCount(0);
    await logOut();
    await signIn(page, EMAIL);
    await page.goto('/withdraw');
    await expect(page.getByText("We don't know yet whether your withdrawal went through.")).toBeVisible();
    await fillWithdrawal(page, '60');
    await expect(submitButton(page)).toBeDisabled();
  },
);

test(
  'a balance that was read between a withdrawal and its late answer is lowered once',
  { tag: RELEASE },
  async ({ page, api }) => {
    await page.clock.install();
    await openAs(page, EMAIL, '/withdraw');
    await untilLoaded(page);
    await fillKnown(page, '60');
    const before = await balanceIn(api);
    await page.evaluate(holdAnswers, WITHDRAW);
    // The call would time out.
    await stopClockAt(page, WITHDRAW);
    await submitButton(page).click();
    await expect.poll(() => balanceIn(api)).toBe(before - 60);
    await follow(page, 'Account');
    await page.getByRole('region', { name: 'Your profile' }).getByRole('link').click();
    const read = page.waitForResponse(`**${PROFILE}`);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await (await read).finished();
    await follow(page, 'Account');
    const shown = page.getByRole('main').getByLabel('Balance', { exact: true });
    await expect(shown).toContainText(usd(before - 60));
    await api.armFault({ method: 'GET', path: PROFILE, status: 500, times: 100 });
    await letAnswersThrough(page);
    await expect(toast(page, 'news', 'Withdrawal Request Submitted')).toBeVisible();
    await expect(shown).toContainText(usd(before - 60));
  },
);

const lies = [
  ['an HTML page', { contentType: 'text/html', body: '<!doctype html><title>Welcome</title>' }],
  ['a refusal in its body', { body: { success: false } }],
  ['an error in its body', { body: { status: 'error', message: 'Try later' } }],
  ['an empty list', { body: [] }],
] as const;

for (const [name, lie] of lies) {
  const title = `a success answer with ${name} is not taken for a started bot or a submitted withdrawal`;
  // The client's own tests try each of them, and more.
  test(title, { tag: RELEASE }, async ({ page, api }) => {
    await openAs(page, EMAIL, '/robot');
    await untilLoaded(page);
    await page.getByRole('button', { name: 'Configure Bot' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Amount', { exact: true }).fill('512.34');
    await api.armFault({ method: 'POST', path: START, status: 200, ...lie });
    await startBot(page);
    await expect(dialog.getByText("We don't know yet whether the bot was started.")).toBeVisible();
    await expect(dialog.getByText('Binance Pro Bot with $512.34 is not among your bots yet.')).toBeVisible();
    await expect(toast(page, 'news', 'Bot Started')).toHaveCount(0);

    await page.goto('/withdraw');
    await untilLoaded(page);
    await fillKnown(page, '60');
    await api.armFault({ method: 'POST', path: WITHDRAW, status: 200, ...lie });
    await submitButton(page).click();
    await expect(page.getByText("We don't know yet whether your withdrawal went through.")).toBeVisible();
    await expect(toast(page, 'news', 'Withdrawal Request Submitted')).toHaveCount(0);
    await expect(failureToasts(page).last()).toContainText('It may have been sent.');
  });
}

test('an empty success answer is one', { tag: RELEASE }, async ({ page, api }) => {
  await openAs(page, EMAIL, '/withdraw');
  await untilLoaded(page);
  await fillWithdrawal(page, '60');
  await api.armFault({
    method: 'POST',
    path: WITHDRAW,
    status: 201,
    commits: true,
    body: '',
    contentType: 'text/plain',
  });
  await submitButton(page).click();
  await expect(toast(page, 'news', 'Withdrawal Request Submitted')).toContainText('$60.00 as ETH');
});

test.describe('the coin on the screen is the coin that is sent', () => {
  const coin = (currency: string, name: string, min_deposit = '0.1') => ({ currency, name, min_deposit });
  const [eth, btc, usdt] = [coin('ETH', 'Ethereum'), coin('BTC', 'Bitcoin', '0.005'), coin('USDT', 'Tether', '300')];

  /** Serves a list of coins that can be changed. */
  async function serveCoins(page: Page, first: readonly object[]) {
    let coins = first;
    await page.route(`**${CURRENCIES}`, (route) =>
      route.fulfill({ json: coins, headers: { 'access-control-allow-origin': '*' } }),
    );
    return (next: readonly object[]) => {
      coins = next;
    };
  }

  async function reconnect(page: Page): Promise<void> {
    await goOffline(page);
    const read = page.waitForResponse(`**${CURRENCIES}`);
    await page.context().setOffline(false);
    await read;
    await settle(page);
  }

  test('when the list is read again in another order, or without it', { tag: RELEASE }, async ({ page, api }) => {
    const change = await serveCoins(page, [eth, usdt, btc]);
    await openAs(page, EMAIL, '/withdraw');
    await untilLoaded(page);
    await fillKnown(page, '60');
    const select = page.getByLabel('Currency');
    await expect(select).toHaveValue('ETH');
    change([btc, usdt, eth]);
    await reconnect(page);
    await expect(select).toHaveValue('ETH');
    await expect(submitButton(page)).toBeEnabled();
    change([usdt, btc]);
    await reconnect(page);
    await expect(submitButton(page)).toBeDisabled();
    await expect(page.getByRole('main')).toContainText("ETH isn't available right now. Choose another currency.");
    await page.getByLabel('Amount (USD)').press('Enter');
    await settle(page);
    await expect(page.getByLabel('Wallet address')).toHaveValue(WALLET);
    change([eth, usdt]);
    await reconnect(page);
    await submitButton(page).click();
    await expect(toast(page, 'news', 'Withdrawal Request Submitted')).toBeVisible();
    const { withdrawals } = await api.books(EMAIL);
    expect(withdrawals.at(-1)).toMatchObject({ currency: 'ETH', amount: '60.00' });
  });

  test('when two networks have one code', { tag: RELEASE }, async ({ page }) => {
    await serveCoins(page, [eth, coin('USDT', 'Tether TRC20', '300'), coin('USDT', 'Tether ERC20', '400')]);
    await openAs(page, EMAIL, '/deposit');
    await untilLoaded(page);
    await expect(page.getByRole('radio')).toHaveCount(2);
    await page.getByRole('radio', { name: /Tether TRC20.*Tether ERC20/ }).check();
    await page.getByLabel('Amount (USDT)').fill('350');
    await page.getByRole('button', { name: 'Create Deposit' }).click();
    await expect(page.getByRole('main')).toContainText('Minimum deposit for');
    await expect(page.getByLabel('Amount (USDT)')).toHaveAccessibleDescription(/400/);
  });
});

test(
  'where the database of orders refuses, a reload leaves the form locked, and the person is told once',
  { tag: RELEASE },
  async ({ page, api, expectConsoleMessage }) => {
    expectConsoleMessage('the database refuses');
    await page.addInitScript(() => {
      const open = indexedDB.open.bind(indexedDB);
      indexedDB.open = (name, version) => {
        if (name === 'etherpilot.orders') throw new DOMException('refused', 'SecurityError');
        return open(name, version);
      };
    });
    await openAs(page, EMAIL, '/withdraw');
    await untilLoaded(page);
    await fillKnown(page, '60');
    await api.armFault({ method: 'POST', path: WITHDRAW, status: 502, commits: true });
    await submitButton(page).click();
    await expect(toast(page, 'news', "Your browser can't store orders")).toHaveCount(1);
    await expect(page.getByText("We don't know yet whether your withdrawal went through.")).toBeVisible();
    await page.reload();
    await expect(page.getByText('This device no longer knows its amount.')).toBeVisible();
    await fillWithdrawal(page, '60');
    await expect(submitButton(page)).toBeDisabled();
  },
);

test(
  'a withdrawal that never arrived is not found in an equal one from before',
  { tag: RELEASE },
  async ({ page, api }) => {
    await openAs(page, EMAIL, '/withdraw');
    await untilLoaded(page);
    await fillKnown(page, '60');
    await submitButton(page).click();
    await expect(page).toHaveURL('/withdrawal-history');
    await api.advanceClock(20 * 3_600_000);
    await follow(page, 'Withdraw');
    await untilLoaded(page);
    await fillWithdrawal(page, '60');
    await api.armFault({ method: 'POST', path: WITHDRAW, status: 502 });
    await submitButton(page).click();
    await expect(page.getByText('No new withdrawal of $60.00 as ETH is in your history yet.')).toBeVisible();
  },
);
