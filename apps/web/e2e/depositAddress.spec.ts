import { expect, goTo, test } from './faultSteps.js';
import { readAllStorage } from './sessionSteps.js';
import { heading, openAs, RELEASE, signOut } from './steps.js';

test(
  'the address of a created deposit is shown again after a reload, to its user only',
  { tag: ['@G-68'] },
  async ({ page }) => {
    await openAs(page, 'rich@sandbox.test', '/deposit');
    await page.getByRole('radio', { name: /Ethereum/ }).check();
    await page.getByLabel('Amount (ETH)').fill('0.73');
    await page.getByRole('button', { name: 'Create Deposit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Deposit Info' });
    await expect(dialog).toBeVisible();
    const address = /0x[\da-fA-F]{40}/.exec(((await dialog.textContent()) ?? '').replace(/\s/g, ''))?.[0] ?? 'none';
    await page.reload();
    await expect(page.getByRole('main')).toContainText(/0\.73 ETH/);
    await page.getByRole('button', { name: 'Show QR code' }).click();
    expect(((await dialog.textContent()) ?? '').replace(/\s/g, '')).toContain(address);
    expect(await readAllStorage(page)).toContain(address);
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await signOut(page);
    expect(await readAllStorage(page)).not.toContain(address);
  },
);

test(
  'an address opens from its own history row, even after a reload, but from none when two rows match',
  { tag: RELEASE },
  async ({ page }) => {
    await openAs(page, 'rich@sandbox.test', '/deposit');
    const dialog = page.getByRole('dialog', { name: 'Deposit Info' });
    const create = async () => {
      await page.getByRole('radio', { name: /Ethereum/ }).check();
      await page.getByLabel('Amount (ETH)').fill('0.73');
      await page.getByRole('button', { name: 'Create Deposit' }).click();
      await expect(dialog).toBeVisible();
      const text = ((await dialog.textContent()) ?? '').replace(/\s/g, '');
      return /0x[\da-fA-F]{40}/.exec(text)?.[0] ?? 'none';
    };
    const address = await create();
    await dialog.getByRole('link', { name: 'Deposit History' }).click();
    await expect(heading(page, 'Deposit History')).toBeVisible();
    await page.reload();
    const row = page.getByRole('row').filter({ hasText: '0.73000000' });
    await row.getByRole('button', { name: 'Show address' }).click();
    expect(((await dialog.textContent()) ?? '').replace(/\s/g, '')).toContain(address);
    await expect(page).toHaveURL('/deposit-history');
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Show address' })).toHaveCount(1);

    await goTo(page, '/deposit');
    await create();
    await dialog.getByRole('link', { name: 'Deposit History' }).click();
    await expect(row).toHaveCount(2);
    await expect(page.getByRole('link', { name: 'Show it on the deposit page' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show address' })).toHaveCount(0);
  },
);
