// Longer than 250 lines: every step from the list of bots to a withdrawal, with its request body and redirect.
import type { Locator, Page } from '@playwright/test';
import { expectNoToast } from './faultSteps.js';
import { captureBody } from './seenInPage.js';
import { expect, test } from './fixtures.js';
import { BOTS, INVESTMENTS, PROFILE, START, WITHDRAW } from './endpoints.js';
import {
  exportCsv,
  follow,
  heading,
  investButton,
  ONCE,
  PHONE,
  openAs,
  payNewestDeposit,
  RELEASE,
  signOut,
  signUp,
  startBot,
  startSession,
  stopClock,
  stopClockAt,
  toast,
  WALLET,
  settle,
  passTime,
} from './steps.js';

/** Longer than the delay of any redirect. */
const PAST_REDIRECT_MS = 2_500;

/** Opens the configuration dialog of the first bot. */
async function configure(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Configure Bot' }).first().click();
  return page.getByRole('dialog', { name: 'Configure Binance Pro Bot' });
}

/** Lets the page's own clock run past any redirect, and waits for what follows. */
async function passRedirect(page: Page): Promise<void> {
  await passTime(page, PAST_REDIRECT_MS);
  await settle(page);
}

const availableBalance = (page: Page) => page.getByRole('region', { name: 'Available balance' });

test(
  'a bot is configured and started by keyboard, exactly as configured',
  {
    tag: [
      '@BOTS-10',
      '@BOTS-12',
      '@BOTS-23',
      '@BCFG-09',
      '@BCFG-11',
      '@BCFG-22',
      '@BCFG-23',
      '@G-57',
      '@BCFG-26',
      '@BCFG-27',
      '@G-59',
      '@BCFG-25',
      '@G-61',
      '@H-21',
    ],
  },
  async ({ page, api, expectFailedResponses }) => {
    await openAs(page, 'rich@sandbox.test', '/robot');

    await test.step('each bot of the server has its card, with the risk level in words', async () => {
      const cards = page.getByRole('article');
      await expect(cards).toHaveCount(3);
      for (const [index, level] of ['Medium', 'Low', 'High'].entries()) {
        await expect(cards.nth(index).getByText(level, { exact: true })).toBeVisible();
      }
    });

    const dialog = page.getByRole('dialog', { name: 'Configure Binance Pro Bot' });
    await test.step('Enter opens the dialog, arrows move sliders and options', async () => {
      await page.getByRole('button', { name: 'Configure Bot' }).first().focus();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL('/robot');

      const stopLoss = dialog.getByRole('slider', { name: 'Stop Loss' });
      await stopLoss.focus();
      await page.keyboard.press('End');
      await expect(stopLoss).toHaveValue('20');
      await page.keyboard.press('Home');
      await expect(stopLoss).toHaveValue('1');
      for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight');
      await expect(stopLoss).toHaveValue('7');
      await dialog.getByRole('slider', { name: 'Take Profit' }).focus();
      await page.keyboard.press('ArrowRight');
      await dialog.getByRole('slider', { name: 'Max Concurrent Trades' }).focus();
      await page.keyboard.press('ArrowLeft');
      await dialog.getByRole('radio', { name: /Conservative/ }).focus();
      await page.keyboard.press('ArrowDown');
      await expect(dialog.getByRole('radio', { name: /Balanced/ })).toBeChecked();
      await dialog.getByRole('radio', { name: 'Medium' }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(dialog.getByRole('radio', { name: 'High' })).toBeChecked();
    });

    await test.step('the call carries six fields and no more, the risk level is not among them', async () => {
      await dialog.getByLabel('Amount', { exact: true }).fill('750.5');
      // Without a new profile the app shows the balance it has computed.
      await api.armFault({ method: 'GET', path: PROFILE, status: 503, times: 9 });
      await page.keyboard.press('Enter');
      const body = await captureBody(page, START, () => investButton(page).click());
      expect(body).toEqual({
        bot: 1,
        initial_amount: '750.5',
        strategy: 'balanced',
        stop_loss: 7,
        take_profit: 11,
        max_trades: 4,
      });
    });

    await test.step('a toast reports it, and then the active bots are shown', async () => {
      await expect(toast(page, 'news', 'Bot Started')).toContainText('Binance Pro Bot was started with $750.50.');
      await expect(page).toHaveURL('/active-bots');
      await expect(page.getByRole('main').getByText('$750.50').first()).toBeVisible();
    });

    await test.step('the balance is less by the amount, and says that the server has not confirmed it', async () => {
      await follow(page, 'Withdraw');
      await expect(availableBalance(page)).toContainText('$11,749.50');
      await expect(availableBalance(page)).toContainText('awaiting confirmation');
    });

    await settle(page);
    const failedReads = (await api.requests({ method: 'GET', path: PROFILE })).filter(({ status }) => status === 503);
    expectFailedResponses(failedReads.length);
  },
);

test(
  'a failed start of a bot changes nothing, an empty response counts as started, and leaving the page cancels the redirect',
  { tag: [ONCE, RELEASE, '@BCFG-28', '@BCFG-29', '@G-61', '@BCFG-24', '@G-121', '@G-125'] },
  async ({ page, api, expectFailedResponses }) => {
    await page.clock.install();
    await openAs(page, 'rich@sandbox.test', '/robot');
    const dialog = await configure(page);

    await test.step('a refused start is reported, and dialog and balance are unchanged', async () => {
      await api.armFault({ method: 'POST', path: START, status: 400, body: { detail: 'Out of order.' } });
      expectFailedResponses(1);
      await startBot(page);
      await expect(toast(page, 'failure', 'Error')).toContainText('Failed to start the bot. Please try again.');
      await passRedirect(page);
      await expect(page).toHaveURL('/robot');
      await expect(dialog).toContainText('available balance $12,500.00');
    });

    await test.step('what the server says about the amount is under its field until another is typed', async () => {
      const amount = dialog.getByLabel('Amount', { exact: true });
      const refusal = 'Ensure this value is greater than or equal to 500.00.';
      // The page knows a smaller minimum than the server has by now.
      const listed = { id: 1, name: 'Binance Pro Bot', exchange: 'Binance', status: 'active', min_deposit: '100.00' };
      await api.armFault({ method: 'GET', path: BOTS, status: 200, body: [listed] });
      await page.reload();
      await configure(page);
      await amount.fill('300');
      expectFailedResponses(1);
      await startBot(page);
      await expect(amount).toHaveAccessibleDescription(/Ensure this value is greater than or equal to 500\.00\./);
      await expect(dialog.getByRole('note')).toHaveText(`ErrorFailed to start the bot. Please try again. ${refusal}`);
      await expect(amount).toHaveValue('300');
      await amount.fill('500');
      await expect(amount).not.toHaveAccessibleDescription(/Ensure this value/);
    });

    await test.step('an answer without a body is a success; leaving cancels the redirect', async () => {
      await api.armFault({ method: 'POST', path: START, status: 201 });
      // The redirect comes after the page is left, however long that takes.
      await stopClockAt(page, START);
      await startBot(page);
      await expect(toast(page, 'news', 'Bot Started')).toBeVisible();
      await follow(page, 'Withdraw');
      await expect(heading(page, 'Withdraw Funds')).toBeVisible();
      await page.clock.resume();
      await passRedirect(page);
      await expect(page).toHaveURL('/withdraw');
    });
  },
);

test(
  'with One-click deal a bot is started without a question, for whoever has switched it on',
  { tag: [RELEASE, ONCE, '@SET-02', '@H-13'] },
  async ({ page, api }) => {
    await openAs(page, 'rich@sandbox.test', '/settings');
    await page.getByRole('switch', { name: 'One-click deal' }).check();
    await follow(page, 'Trading Bots');
    const dialog = await configure(page);
    await dialog.getByRole('button', { name: 'Start Bot' }).click();
    await expect(toast(page, 'news', 'Bot Started')).toBeVisible();
    expect(await api.requests({ method: 'POST', path: START })).toHaveLength(1);

    await test.step('switched off again, it asks', async () => {
      await follow(page, 'Settings');
      await page.getByRole('switch', { name: 'One-click deal' }).uncheck();
      await follow(page, 'Trading Bots');
      await configure(page);
      await dialog.getByRole('button', { name: 'Start Bot' }).click();
      await expect(investButton(page)).toBeVisible();
      expect(await api.requests({ method: 'POST', path: START })).toHaveLength(1);
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    });

    await follow(page, 'Settings');
    await page.getByRole('switch', { name: 'One-click deal' }).check();
    await signOut(page);
    await signUp(page);
    await follow(page, 'Settings');
    await expect(page.getByRole('switch', { name: 'One-click deal' })).not.toBeChecked();
  },
);

test(
  'a bot that has ended is started again as it was configured on this device',
  { tag: [ONCE, RELEASE] },
  async ({ page, api }) => {
    const started = {
      id: 77,
      status: 'stopped',
      initial_amount: '640.00',
      current_amount: '612.40',
      total_return: '-27.60',
      growth_logs: [],
      bot: { name: 'Binance Pro Bot', exchange: 'Binance', risk_level: 'medium' },
    };
    const list = (body: unknown) => api.armFault({ method: 'GET', path: INVESTMENTS, status: 200, body, times: 100 });
    const again = page.getByRole('link', { name: 'Start again with these settings' });
    await list([{ ...started, id: 76 }]);
    await openAs(page, 'rich@sandbox.test', '/robot');
    await expect(page.getByRole('definition').filter({ hasText: /^0$/ })).toBeVisible();
    const dialog = await configure(page);
    await dialog.getByLabel('Amount', { exact: true }).fill('640');
    await dialog.getByRole('radio', { name: /Aggressive/ }).check({ force: true });
    await dialog.getByRole('radio', { name: 'High' }).check({ force: true });
    await dialog.getByRole('slider', { name: 'Stop Loss' }).fill('8');
    await api.disarmFaults();
    await list([{ ...started, id: 76 }, started]);
    await startBot(page);
    await expect(page).toHaveURL('/active-bots');

    await test.step('only the one that was started here offers it', async () => {
      await expect(page.getByRole('heading', { name: 'Binance Pro Bot' })).toHaveCount(2);
      await expect(again).toHaveCount(1);
    });

    await test.step('its settings are filled in, also after a reload', async () => {
      await page.reload();
      await again.click();
      await expect(dialog.getByText(/^Your settings of .* kept on this device\.$/)).toBeVisible();
      await expect(page).toHaveURL('/robot');
      await expect(dialog.getByLabel('Amount', { exact: true })).toHaveValue('640.00');
      await expect(dialog.getByRole('radio', { name: /Aggressive/ })).toBeChecked();
      await expect(dialog.getByRole('radio', { name: 'High' })).toBeChecked();
      await expect(dialog.getByRole('slider', { name: 'Stop Loss' })).toHaveValue('8');
      const body = await captureBody(page, START, () => startBot(page));
      expect(body).toMatchObject({ initial_amount: '640.00', strategy: 'aggressive', stop_loss: 8 });
    });

    await test.step('nobody else on this device is offered it', async () => {
      await signOut(page);
      await openAs(page, 'locked@sandbox.test', '/active-bots');
      await expect(page.getByRole('heading', { name: 'Binance Pro Bot' })).toHaveCount(2);
      await expect(again).toHaveCount(0);
    });
  },
);

test(
  'a locked bot leads to the deposit, unless the user navigates first',
  { tag: [ONCE, '@BOTS-21', '@BOTS-22', '@G-110', '@G-121'] },
  async ({ page }) => {
    await page.clock.install();
    test.slow();
    await openAs(page, 'locked@sandbox.test', '/robots');
    const locked = page.getByRole('button', { name: 'Need $500' }).first();

    await test.step('it says why in a destructive toast and leads to the deposit', async () => {
      await expect(locked).toBeVisible();
      await stopClock(page);
      await locked.click();
      await expect(toast(page, 'failure', 'Insufficient Balance')).toContainText(
        'You need at least $500 to use this bot. Your current balance is $120.00.',
      );
      await page.clock.runFor(PAST_REDIRECT_MS);
      await expect(page).toHaveURL('/deposit?bot=1');
    });

    await test.step('the failure can be read on the next screen too, until its time is over', async () => {
      await page.mouse.move(0, 0);
      await expect(toast(page, 'failure', 'Insufficient Balance')).toBeVisible();
      await page.clock.resume();
      await passTime(page, 10_000);
      await expect(toast(page, 'failure', 'Insufficient Balance')).toBeHidden();
    });

    await test.step('navigating cancels the redirect to the deposit', async () => {
      await page.goto('/robots');
      await expect(locked).toBeVisible();
      await stopClock(page);
      await locked.click();
      await expect(toast(page, 'failure', 'Insufficient Balance')).toBeVisible();
      await follow(page, 'Account');
      await expect(heading(page, 'Account')).toBeVisible();
      await page.clock.resume();
      await passRedirect(page);
      await expect(page).toHaveURL('/account');
    });
  },
);

test(
  'a locked bot leads to a deposit of what it needs, and the deposit back to the bot',
  { tag: [RELEASE, ONCE, '@G-70', '@BOTS-22'] },
  async ({ page, api }) => {
    // The same clock as the provider's, so that the newest price is current.
    await page.clock.install();
    await openAs(page, 'locked@sandbox.test', '/platform');
    await expect(page.getByText(/^Yahoo Finance/).first()).toBeVisible();
    await follow(page, 'Trading Bots');
    await page.getByRole('button', { name: 'Need $500' }).nth(1).click();
    await page.clock.runFor(2_000);
    await expect(page).toHaveURL('/deposit?bot=2');
    await expect(page.getByText('OKX Smart Bot needs $380.00 more.')).toBeVisible();
    const amount = page.getByLabel('Amount (ETH)');
    await expect(amount).toHaveValue(/^0\.1\d{1,3}$/);
    await expect(page.getByRole('button', { name: /^Enough for OKX Smart Bot .* ≈ \$39\d$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Create Deposit' }).click();
    await page.getByRole('dialog', { name: 'Deposit Info' }).getByRole('button', { name: 'Close' }).last().click();
    await payNewestDeposit(page, api);
    await page.reload();
    await expect(page.getByText('You have enough for OKX Smart Bot.')).toBeVisible();
    await page.getByRole('link', { name: 'Configure Bot' }).click();
    await expect(page.getByRole('dialog', { name: 'Configure OKX Smart Bot' })).toBeVisible();
    await expect(page).toHaveURL('/robot');
  },
);

test(
  'the stated minimum starts no bot, and the bots lead from there to the first one',
  { tag: [RELEASE, ONCE, '@G-70'] },
  async ({ page, api }) => {
    test.slow();
    const pay = async () => {
      await page.getByRole('button', { name: 'Create Deposit' }).click();
      await page.getByRole('dialog', { name: 'Deposit Info' }).getByRole('button', { name: 'Close' }).last().click();
      await payNewestDeposit(page, api);
    };
    // The same clock as the provider's, so that the newest price is current.
    await page.clock.install();
    await signUp(page);
    await expect(page.getByText(/^Yahoo Finance/).first()).toBeVisible();

    await test.step('the minimum says that it is too small, and is paid all the same', async () => {
      await page.goto('/deposit');
      await page.getByRole('radio', { name: /Ethereum/ }).check({ force: true });
      await page.getByRole('button', { name: /^Minimum 0\.1 ETH/ }).click();
      await expect(page.getByText('No bot starts below $500.')).toBeVisible();
      await pay();
    });

    await test.step('each bot names what it lacks, and leads to a deposit of that', async () => {
      await page.goto('/robot');
      await expect(page.getByRole('button', { name: 'Need $500' })).toHaveCount(3);
      await page
        .getByRole('link', { name: /^Deposit \$2\d\d\.\d\d more$/ })
        .first()
        .click();
      await expect(page).toHaveURL('/deposit?bot=1');
      await expect(page.getByLabel('Amount (ETH)')).toHaveValue(/^0\.1/);
      await pay();
    });

    await test.step('the deposit leads back to the bot, which starts', async () => {
      await page.reload();
      await expect(page.getByText('You have enough for Binance Pro Bot.')).toBeVisible();
      await page.getByRole('link', { name: 'Configure Bot' }).click();
      await startBot(page);
      await expect(toast(page, 'news', 'Bot Started')).toBeVisible();
      await expect(page).toHaveURL('/active-bots');
      await expect(page.getByRole('heading', { name: 'Binance Pro Bot' })).toBeVisible();
    });
  },
);

test(
  'sample bots replace a list that is empty or failed, and never get a guessed id',
  { tag: [RELEASE, ONCE, '@BOTS-26', '@G-48', '@G-49', '@BOTS-24', '@BOTS-25'] },
  async ({ page, api, expectFailedResponses }) => {
    await startSession(page, 'rich@sandbox.test');

    await test.step('nothing is started from an empty list, and no toast reports it', async () => {
      await api.armFault({ method: 'GET', path: BOTS, status: 200, body: [], times: 2 });
      await page.goto('/robot');
      await expect(page.getByText('Sample bots — the server lists none')).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(3);
      await expectNoToast(page);
      await configure(page);
      await startBot(page);
      await expect(toast(page, 'failure', 'Error')).toContainText('Failed to start the bot. Please try again.');
      expect(await api.requests({ method: 'POST', path: START })).toEqual([]);
    });

    await test.step('a failed load is reported in a destructive toast, and sample bots are shown', async () => {
      await api.armFault({ method: 'GET', path: BOTS, status: 503, times: 2 });
      expectFailedResponses(2);
      await page.goto('/robot');
      await expect(toast(page, 'failure', 'Error')).toContainText('Failed to load trading bots. Please try again.');
      await expect(page.getByText('Sample bots — the live list could not be loaded')).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(3);
    });

    await test.step('the bot of the same name and exchange is started once the list can be read', async () => {
      await configure(page);
      const body = await captureBody(page, START, () => startBot(page));
      expect(body).toMatchObject({ bot: 1, initial_amount: '500.00' });
      await expect(toast(page, 'news', 'Bot Started')).toBeVisible();
    });
  },
);

const investment = {
  id: 1,
  status: 'active',
  initial_amount: '500.00',
  current_amount: '512.40',
  total_return: '12.40',
  growth_logs: [],
  bot: { name: 'Number Bot', exchange: 'Binance', risk_level: 'low' },
};

test(
  'active bots show what servers send, and a failed load is not a zero',
  { tag: [ONCE, '@H-29', '@ACT-12', '@G-A04', '@G-123', '@ACT-17', '@G-A01'] },
  async ({ page, api, expectFailedResponses }) => {
    await startSession(page, 'rich@sandbox.test');

    await test.step('investments and growth logs are exported as files that state their source', async () => {
      await page.goto('/active-bots');
      const rows = page.getByRole('region', { name: 'Investments' }).getByRole('listitem');
      await expect(rows.first()).toBeVisible();
      const investments = await exportCsv(page, 'Export investments');
      expect(investments.name).toMatch(/^investments-\d{4}-\d\d-\d\d\.csv$/);
      expect(investments.rows).toHaveLength(await rows.count());
      expect(new Set(investments.rows.map(({ source }) => source))).toEqual(new Set(['live']));
      const logs = await exportCsv(page, 'Export results');
      expect(logs.rows.length).toBeGreaterThan(5);
      expect(logs.rows[0]?.['date']).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
      expect(logs.rows[0]?.['amount added (USD)']).toMatch(/^-?\d+\.\d\d$/);
    });

    await test.step('a percentage may be a number, a string or missing, and so may a bot', async () => {
      const list = [
        { ...investment, total_return_percentage: 2.48 },
        { ...investment, id: 2, total_return_percentage: '2.48' },
        { ...investment, id: 3, total_return_percentage: 'n/a', bot: null },
      ];
      await api.armFault({ method: 'GET', path: INVESTMENTS, status: 200, body: list });
      await page.goto('/active-bots');
      const rows = page.getByRole('region', { name: 'Investments' }).getByRole('listitem');
      await expect(rows.nth(0)).toContainText('Return %+2.48%');
      await expect(rows.nth(1)).toContainText('Return %+2.48%');
      await expect(rows.nth(2)).toContainText('Return %—');
      await expect(rows.nth(2)).toContainText('Unknown exchange');
      await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$1,537.20');
    });

    await test.step('a failed load is reported, and shows dashes', async () => {
      await api.armFault({ method: 'GET', path: INVESTMENTS, status: 503, times: 2 });
      expectFailedResponses(2);
      await page.goto('/active-bots');
      await expect(toast(page, 'failure', 'Error')).toContainText('Failed to load active bots. Please try again.');
      const figures = page.getByRole('region', { name: 'Summary' }).locator('dt + dd');
      await expect(figures).toHaveText(['—', '—', '—', '—']);
    });
  },
);

test(
  'a withdrawal is sent as entered, lowers the balance only on success, and leads to its history',
  { tag: [PHONE, '@WD-23', '@WD-25', '@G-83', '@WD-18', '@WD-20', '@WD-21', '@H-21', '@WD-22', '@G-92', '@CONST-06'] },
  async ({ page, api, expectFailedResponses }) => {
    await page.clock.install();
    // Wait for the address check, because a hint that appears after typing would move the button.
    const hintLoaded = page.waitForRequest('**/assets/addressHint-*.js');
    await openAs(page, 'rich@sandbox.test', '/withdraw');
    await hintLoaded;
    const amount = page.getByLabel('Amount (USD)');
    const address = page.getByLabel('Wallet address');
    const submit = page.getByRole('button', { name: 'Withdraw $75.50' });
    await amount.fill('75.5');
    await address.fill(`  ${WALLET}\n`);
    await expect(page.getByText(/checksum OK/)).toBeVisible();

    await test.step('a refusal is shown in the toast and under the field, and the balance is unchanged', async () => {
      await api.armFault({ method: 'POST', path: WITHDRAW, status: 400, body: { amount: ['Daily limit reached.'] } });
      expectFailedResponses(1);
      await submit.click();
      await expect(toast(page, 'failure', 'Withdrawal Failed')).toContainText('Daily limit reached.');
      await expect(amount).toHaveAccessibleDescription(/Daily limit reached\./);
      await expect(availableBalance(page)).toContainText('$12,500.00');
      // On a phone the toast may cover the button.
      await toast(page, 'failure', 'Withdrawal Failed').getByRole('button', { name: 'Dismiss' }).click();
      await passRedirect(page);
      await expect(page).toHaveURL('/withdraw');
    });

    await test.step('the call carries only amount, currency and trimmed address', async () => {
      const currency = await page.getByLabel('Currency').inputValue();
      await api.armFault({ method: 'GET', path: PROFILE, status: 503, times: 9 });
      await stopClockAt(page, WITHDRAW);
      const body = await captureBody(page, WITHDRAW, () => submit.click());
      expect(body).toEqual({ amount: '75.5', currency, withdrawal_address: WALLET });
    });

    await test.step('the balance is lowered and says by how much, the form is cleared', async () => {
      await expect(availableBalance(page)).toContainText('$12,424.50');
      await expect(availableBalance(page)).toContainText(
        'Includes a withdrawal of $75.50 not yet confirmed by the server.',
      );
      await expect(amount).toHaveValue('');
      await expect(address).toHaveValue('');
    });

    await test.step('then the history is shown, and the toast with the message of the server still is', async () => {
      await page.clock.runFor(2_000);
      await expect(page).toHaveURL('/withdrawal-history');
      await expect(toast(page, 'news', 'Withdrawal Request Submitted')).toContainText(
        'Withdrawal request submitted. It is now pending review.',
      );
      await page.clock.resume();
    });

    await settle(page);
    const failedReads = (await api.requests({ method: 'GET', path: PROFILE })).filter(({ status }) => status === 503);
    expectFailedResponses(failedReads.length);
  },
);
