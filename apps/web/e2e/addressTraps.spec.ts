import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { createDeposit, heading, openAs, RELEASE, settle } from './steps.js';

const EMAIL = 'rich@sandbox.test';
const BURN = '0x000000000000000000000000000000000000dEaD';

const question = (page: Page, sentence: string) => page.getByRole('group', { name: sentence });
const submitButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Withdraw \$/ });

/** Fills in the form that is shown and presses its button. */
async function press(page: Page, address: string, amount = '60'): Promise<void> {
  await page.getByLabel('Amount (USD)').fill(amount);
  await page.getByLabel('Wallet address').fill(address);
  await submitButton(page).click();
}

const traps = [
  ['0x0000000000000000000000000000000000000000', 'Burn address: coins sent here are gone.'],
  [BURN, 'Burn address: coins sent here are gone.'],
  [BURN.toLowerCase(), 'Burn address: coins sent here are gone.'],
  ['0xdAC17F958D2ee523a2206206994597C13D831ec7', 'USDT token contract, not a wallet.'],
  ['vitalik.eth', 'Send exactly this text?'],
] as const;

for (const [address, sentence] of traps) {
  test(
    `${address} asks first, and is sent as it stands once its ending is typed`,
    // On each change the rules' own tests know the others.
    { tag: address === BURN ? ['@G-85'] : ['@G-85', RELEASE] },
    async ({ page, api }) => {
      await openAs(page, EMAIL, '/withdraw');
      const before = (await api.books(EMAIL)).withdrawals.length;
      await press(page, address);
      const send = question(page, sentence).getByRole('button', { name: 'Send anyway' });
      await expect(send).toBeDisabled();
      await expect(page.getByText(/checksum OK/)).toHaveCount(0);
      const ending = question(page, sentence).getByRole('textbox');
      await ending.fill('XXXX');
      await ending.press('Enter');
      await expect(send).toBeDisabled();
      expect(await api.requests({ method: 'POST', path: '/api/deposit/withdraw/' })).toEqual([]);

      await ending.fill(address.slice(-4));
      await send.click();
      await expect(heading(page, 'Withdrawal History')).toBeVisible();
      const { withdrawals } = await api.books(EMAIL);
      expect(withdrawals).toHaveLength(before + 1);
      expect(withdrawals.at(-1)).toMatchObject({ withdrawal_address: address, amount: '60.00', currency: 'ETH' });
    },
  );
}

test(
  'a held Enter only asks, and reaches the server with nothing',
  { tag: [RELEASE, '@G-85'] },
  async ({ page, api }) => {
    await openAs(page, EMAIL, '/withdraw');
    await page.getByLabel('Wallet address').fill(BURN);
    await page.getByLabel('Amount (USD)').fill('60');
    // Until the coins have come, the one Enter that counts would find a form that can't be sent.
    await expect(submitButton(page)).toBeEnabled();
    // Each `down` after the first is a repeat.
    for (let count = 0; count < 12; count += 1) await page.keyboard.down('Enter');
    await expect(page.getByLabel(/last four characters/)).toBeFocused();
    await page.keyboard.up('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Send anyway' })).toBeDisabled();
    await settle(page);
    expect(await api.requests({ method: 'POST', path: '/api/deposit/withdraw/' })).toEqual([]);
  },
);

test(
  'the address of a payment link takes its place and is sent like any other',
  { tag: [RELEASE, '@G-85'] },
  async ({ page, api }) => {
    const wallet = '0x52908400098527886E0F7030069857D2E4169EE7';
    await openAs(page, EMAIL, '/withdraw');
    await press(page, `ethereum:${wallet}@1?value=1e18`);
    await page.getByRole('button', { name: 'Use 0x5290…' }).click();
    await expect(page.getByLabel('Wallet address')).toHaveValue(wallet);
    await page.getByRole('main').getByRole('button', { name: 'Withdraw $60.00' }).click();
    await expect(heading(page, 'Withdrawal History')).toBeVisible();
    expect((await api.books(EMAIL)).withdrawals.at(-1)).toMatchObject({ withdrawal_address: wallet });
  },
);

test(
  'the address of a deposit of this tab asks, also after a reload and in other letters',
  { tag: [RELEASE, '@G-85'] },
  async ({ page, api }) => {
    await openAs(page, EMAIL, '/deposit');
    await createDeposit(page, '1');
    const own = (await api.books(EMAIL)).deposits.at(-1)?.address ?? '';
    expect(own).toMatch(/^0x/);
    await page.goto('/withdraw');
    await press(page, own.toUpperCase().replace('X', 'x'));
    await expect(question(page, 'Your own deposit address.')).toBeVisible();
    await page.getByRole('button', { name: 'Edit address' }).click();
    await expect(page.getByLabel('Wallet address')).toBeFocused();
    await press(page, own.toLowerCase());
    await expect(question(page, 'Your own deposit address.')).toBeVisible();
    await settle(page);
    expect(await api.requests({ method: 'POST', path: '/api/deposit/withdraw/' })).toEqual([]);
  },
);
