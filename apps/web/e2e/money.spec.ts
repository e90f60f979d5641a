import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { CREATE, WITHDRAW, WITHDRAWALS } from './endpoints.js';
import { expect, test } from './fixtures.js';
import { BOT_DAY_MS } from './servers.js';
import {
  afterReading,
  heading,
  openMenu,
  openPayment,
  PHONE,
  signUp,
  startBot,
  stopClockAt,
  toast,
  untilLoaded,
} from './steps.js';
import { captureBody } from './seenInPage.js';

const decoder = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
// By default the decoder fetches its binary from a public host.
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(decoder)).buffer } });

/** Decodes the QR code from a screenshot, as a phone's camera would. */
async function decodeQr(page: Page): Promise<string | undefined> {
  const dialog = page.getByRole('dialog');
  // `scrollIntoViewIfNeeded` would leave it under the header of the dialog.
  await dialog.getByRole('img', { name: 'QR code' }).evaluate((code) => code.scrollIntoView({ block: 'center' }));
  const screenshot = await dialog.screenshot();
  const [code] = await readBarcodes(new Blob([new Uint8Array(screenshot)]), { formats: ['QRCode'] });
  return code?.text;
}

/** The price at which the sandbox credits ETH: the close of its last bundled candle. */
function lastClose(): string {
  const candles = readFileSync(new URL('../../sandbox-api/data/eth-usd-1h-2025-11.csv', import.meta.url), 'utf8');
  return candles.trim().split('\n').at(-1)?.split(',').at(-1) ?? '';
}

test(
  'the money journey: sign up, deposit, start a bot, watch it, withdraw',
  {
    tag: [
      PHONE,
      '@BOTS-15',
      '@BOTS-19',
      '@BOTS-20',
      '@DEP-18',
      '@DEP-23',
      '@DEP-25',
      '@BCFG-18',
      '@BCFG-19',
      '@BCFG-20',
      '@ACT-13',
      '@WD-19',
      '@WD-20',
      '@WD-22',
      '@WHIST-08',
    ],
  },
  async ({ page, api, context, servers }) => {
    test.slow();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signUp(page);

    await test.step('without a deposit the bots are locked and lead to the deposit', async () => {
      await page.goto('/robot');
      await page.getByRole('button', { name: 'Deposit Required' }).first().click();
      await expect(toast(page, 'failure', 'Deposit Required')).toContainText(
        'Please make a deposit to start using trading bots.',
      );
      await expect(page).toHaveURL('/deposit?bot=1');
    });

    let address = '';
    await test.step('a deposit gets an address, with the same address in its QR code', async () => {
      const create = page.getByRole('button', { name: 'Create Deposit' });
      await page.getByRole('radio', { name: /Ethereum/ }).check();
      // What the bot needs is filled in where the chart has brought a price.
      await page.getByLabel('Amount (ETH)').fill('');
      await expect(create).toBeDisabled();
      await page.getByLabel('Amount (ETH)').fill('1');
      expect(await captureBody(page, CREATE, () => create.click())).toEqual({ currency: 'ETH', amount: '1' });
      const dialog = page.getByRole('dialog', { name: 'Deposit Info' });
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: 'Copy address' }).click();
      await expect(dialog.getByText('Copied', { exact: true })).toBeVisible();
      address = await page.evaluate(() => navigator.clipboard.readText());
      expect(address).toMatch(/^0x[0-9a-fA-F]{40}$/);
      await expect.poll(() => decodeQr(page)).toBe(address);
      const pay = dialog.getByRole('link', { name: /^Pay/ });
      await expect(pay).toHaveAttribute('href', `${new URL('/pay', servers.api)}?address=${address}`);
      await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    });

    await test.step('the hosted payment page redirects back, and the history becomes paid automatically', async () => {
      await page.goto('/deposit-history');
      const row = page.getByRole('main').getByText('1.00000000').filter({ visible: true }).first();
      await expect(row).toBeVisible();
      const payment = await openPayment(page);
      await expect(payment.getByText(address)).toBeVisible();
      await payment.getByRole('button', { name: 'Pay now' }).click();
      await expect(payment).toHaveURL(/\/deposit-success\?.*track_id=/);
      await expect(heading(payment, 'Payment Submitted!')).toBeVisible();
      await payment.close();
      await api.advanceClock(10_000);
      await expect(page.getByText('Paid').filter({ visible: true }).first()).toBeVisible({ timeout: 35_000 });
    });

    const credited = lastClose();
    await test.step('the balance is right to the cent', async () => {
      await page.goto('/withdraw');
      const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(Number(credited));
      await expect(page.getByRole('main').getByText(dollars).first()).toBeVisible();
    });

    await test.step('a bot accepts its minimum and the whole balance, but not a cent less or more', async () => {
      await page.goto('/robot');
      await page.getByRole('button', { name: 'Configure Bot' }).first().click();
      const dialog = page.getByRole('dialog');
      const amount = dialog.getByLabel('Amount', { exact: true });
      const start = dialog.getByRole('button', { name: 'Start Bot' });
      await expect(amount).toHaveValue(/^500(\.00)?$/);
      await expect(start).toBeEnabled();
      await amount.fill('499.99');
      await expect(dialog.getByText(/^Amount must be between \$500 and \$[\d,]+\.\d\d$/)).toBeVisible();
      await expect(start).toBeDisabled();
      await amount.fill(credited);
      await expect(start).toBeEnabled();
      await amount.fill(`${Math.floor(Number(credited))}.99`.replace(/\.\d+$/, '.995'));
      await expect(start).toBeDisabled();
      await amount.fill(String(Math.floor(Number(credited)) + 1));
      await expect(start).toBeDisabled();
      await amount.fill('500');
      await startBot(page);
      await expect(toast(page, 'news', 'Bot Started')).toBeVisible();
      await expect(page).toHaveURL('/active-bots');
    });

    await test.step('a growth log appears', async () => {
      await expect(page.getByText('Binance Pro Bot').first()).toBeVisible();
      await api.advanceClock(BOT_DAY_MS);
      await openMenu(page);
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(page.getByRole('table').getByRole('row')).not.toHaveCount(1);
      await expect(page.getByRole('table').getByText(/\$\d/).first()).toBeVisible();
    });

    const reads = async () => (await api.requests({ method: 'GET', path: WITHDRAWALS })).length;
    let readsBefore = 0;
    await test.step('a withdrawal lowers the balance and leads to its history', async () => {
      await page.clock.install();
      await page.goto('/withdraw');
      await afterReading(page, WITHDRAWALS, async () => {
        await page.getByLabel('Amount (USD)').fill('100');
        await page.getByLabel('Wallet address').fill(address);
      });
      readsBefore = await reads();
      // An order that is not listed three seconds later is looked up.
      await stopClockAt(page, WITHDRAW);
      const read = page.waitForResponse(`**${WITHDRAWALS}`);
      await page.getByRole('button', { name: 'Withdraw $100.00' }).click();
      await expect(toast(page, 'news', 'Withdrawal Request Submitted')).toBeVisible();
      await page.clock.runFor(2_000);
      await expect(page).toHaveURL('/withdrawal-history');
      await (await read).finished();
      await page.clock.runFor(500);
    });

    await test.step('the history is read once', async () => {
      await expect(page.getByRole('row').filter({ hasText: '$100.00' })).toContainText('Pending');
      await untilLoaded(page);
      expect(await reads()).toBe(readsBefore + 1);
      await page.clock.resume();
    });

    await test.step('it completes, with a link to the right explorer', async () => {
      await api.advanceClock(30_000);
      await openMenu(page);
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(
        page
          .getByText(/^(Completed|Failed)$/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
      // A phone has it in the details only.
      const details = page.getByRole('button', { name: 'Details of $100.00 as ETH' });
      await details.click({ position: { x: 4, y: 4 } });
      const link = page.getByRole('dialog').locator('a[href^="https://etherscan.io/tx/0x"]');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(link).toHaveText(/^0x\w{8}\.\.\.\w{10}/);
    });
  },
);
