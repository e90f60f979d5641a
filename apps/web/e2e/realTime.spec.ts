import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { follow, heading, openPayment, RELEASE, signUp, startBot, toast } from './steps.js';

/** The app polls every 30 s; the sandbox takes 4 s for a payment and 20 s for a withdrawal. */
const NOTIFIED_WITHIN_MS = 60_000;
/** One withdrawal in twelve fails; a fresh sandbox fails the tenth. */
const MAX_WITHDRAWALS = 12;

async function withdraw(page: Page, address: string): Promise<void> {
  await follow(page, 'Withdraw');
  await page.getByLabel('Amount (USD)').fill('50');
  await page.getByLabel('Wallet address').fill(address);
  await page.getByRole('main').getByRole('button', { name: 'Withdraw $50.00' }).click();
  await expect(page).toHaveURL('/withdrawal-history');
}

test(
  "at the sandbox's real pace, money changes are reported on any screen without a reload",
  { tag: RELEASE },
  async ({ page }) => {
    test.setTimeout(6 * 60_000);
    await signUp(page);
    await page.evaluate(() => Object.assign(window, { isFirstLoad: true }));
    let address = '';
    let isCredited: Promise<void> | undefined;

    await test.step('a deposit is created, and paid in another tab', async () => {
      await follow(page, 'Deposit Funds');
      await page.getByRole('radio', { name: /Ethereum/ }).check();
      await page.getByLabel('Amount (ETH)').fill('1');
      await page.getByRole('button', { name: 'Create Deposit' }).click();
      const dialog = page.getByRole('dialog', { name: 'Deposit Info' });
      address = /0x[\da-fA-F]{40}/.exec(((await dialog.textContent()) ?? '').replace(/\s/g, ''))?.[0] ?? 'none';
      await dialog.getByRole('link', { name: 'Deposit History' }).click();
      const payment = await openPayment(page);
      await follow(page, 'Settings');
      // It can come from here on, and goes again.
      isCredited = expect(toast(page, 'news', '1 ETH deposit credited')).toBeVisible({ timeout: NOTIFIED_WITHIN_MS });
      isCredited.catch(() => {});
      await payment.getByRole('button', { name: 'Pay now' }).click();
      await expect(heading(payment, 'Payment Submitted!')).toBeVisible();
      await payment.close();
    });

    await test.step('another screen shows a toast, and the balance has changed', async () => {
      await isCredited;
      await follow(page, 'Account');
      await expect(
        page
          .getByRole('main')
          .getByText(/^\$2,\d{3}\.\d\d$/)
          .first(),
      ).toBeVisible();
    });

    await test.step('a bot is started with it', async () => {
      await follow(page, 'Trading Bots');
      await page.getByRole('button', { name: 'Configure Bot' }).first().click();
      await startBot(page);
      await expect(page).toHaveURL('/active-bots');
      await expect(page.getByRole('main').getByText('Binance Pro Bot').first()).toBeVisible();
    });

    await test.step('a withdrawal that fails is reported on any screen', async () => {
      const failure = toast(page, 'failure', '$50.00 withdrawal not completed');
      for (let count = 0; count < MAX_WITHDRAWALS && !(await failure.isVisible()); count += 1) {
        await withdraw(page, address);
      }
      await follow(page, 'Support');
      await expect(failure.first()).toBeVisible({ timeout: NOTIFIED_WITHIN_MS });
      await expect(failure.first()).toContainText('It has ended with the status “Failed”.');
    });

    expect(await page.evaluate(() => 'isFirstLoad' in window)).toBe(true);
  },
);
