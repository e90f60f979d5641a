import type { Page } from '@playwright/test';
import { expect, createFault, goTo, test } from './faultSteps.js';
import type { SandboxControl } from './fixtures.js';
import { readAllStorage } from './sessionSteps.js';
import { heading, openAs, signInHere, signOut, WALLET, RELEASE, untilLoaded } from './steps.js';

const amountField = (page: Page) => page.getByLabel('Amount (USD)');

/** Types a withdrawal without sending it. */
async function typeWithdrawal(page: Page): Promise<void> {
  await openAs(page, 'rich@sandbox.test', '/withdrawal-history');
  await expect(heading(page, 'Withdrawal History')).toBeVisible();
  await expect(page.getByText(/^Updated/)).toBeVisible();
  await goTo(page, '/withdraw');
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('ETH');
  await amountField(page).fill('312.50');
  await page.getByLabel('Wallet address').fill(WALLET);
  // What watches the history runs by then.
  await untilLoaded(page);
}

/** Ends the session while no order is sent: the server refuses the next read and its refresh. */
async function endSession(page: Page, api: SandboxControl): Promise<void> {
  await api.armFault(createFault('401', 'GET', '/api/deposit/withdrawals/'));
  await api.armFault(createFault('401', 'POST', '/api/auth/refresh/'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page).toHaveURL('/login');
  await api.disarmFaults();
}

test(
  'a typed withdrawal is restored after the session has ended, without its address',
  { tag: RELEASE },
  async ({ page, api }) => {
    await typeWithdrawal(page);
    await endSession(page, api);
    await expect(page.locator('body')).not.toContainText('312.50');
    await signInHere(page, 'rich@sandbox.test');
    await page.getByRole('link', { name: 'Continue to Withdraw' }).click();
    await expect(amountField(page)).toHaveValue('312.50');
    await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('ETH');
    await expect(page.getByLabel('Wallet address')).toHaveValue('');
    await expect(page.getByText('Enter the wallet address again.')).toBeVisible();
    expect(await readAllStorage(page)).not.toContain('312.50');
    await goTo(page, '/account');
    await goTo(page, '/withdraw');
    await expect(amountField(page)).toHaveValue('');
  },
);

test('typed input is not restored for another user, nor after logging out', async ({ page, api }) => {
  await typeWithdrawal(page);
  await endSession(page, api);
  await signInHere(page, 'locked@sandbox.test');
  await goTo(page, '/withdraw');
  await expect(amountField(page)).toHaveValue('');
  await amountField(page).fill('77');
  await signOut(page);
  await signInHere(page, 'locked@sandbox.test');
  await goTo(page, '/withdraw');
  await expect(amountField(page)).toHaveValue('');
});
