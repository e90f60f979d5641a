import type { Page } from '@playwright/test';
import { expect, goTo, test } from './faultSteps.js';
import { readAllStorage } from './sessionSteps.js';
import { heading, openAs, openMenu, payNewestDeposit, RELEASE, signOut } from './steps.js';

const HOUR_MS = 3_600_000;

const findDialog = (page: Page) => page.getByRole('dialog', { name: 'Deposit Info' });

/** The address in the open dialog. */
async function readAddress(page: Page): Promise<string> {
  const text = ((await findDialog(page).textContent()) ?? '').replace(/\s/g, '');
  return /0x[\da-fA-F]{40}|tltc1[\da-z]{39}/.exec(text)?.[0] ?? 'none';
}

/** Creates a deposit with the form that is shown, and returns the address in its dialog. */
async function createDeposit(page: Page, amount = '0.73', [coin, code] = ['Ethereum', 'ETH']): Promise<string> {
  await page.getByRole('radio', { name: new RegExp(coin) }).check();
  await page.getByLabel(`Amount (${code})`).fill(amount);
  await page.getByRole('button', { name: 'Create Deposit' }).click();
  await expect(findDialog(page)).toBeVisible();
  return readAddress(page);
}

async function closeDialog(page: Page): Promise<void> {
  await findDialog(page).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(findDialog(page)).toHaveCount(0);
}

/** The addresses that the deposit page offers: of the newest deposit, and of each earlier one. */
async function readOffers(page: Page): Promise<string[]> {
  await expect(heading(page, 'Deposit Ethereum')).toBeVisible();
  const offers: string[] = [];
  for (const button of await page.getByRole('button', { name: /^Show (QR code|address)$/ }).all()) {
    await button.click();
    await expect(findDialog(page)).toBeVisible();
    offers.push(await readAddress(page));
    await closeDialog(page);
  }
  return offers;
}

/** Reads the history until it has so many rows of 0.73 ETH with a status, and returns to the deposit page. */
async function refreshHistory(page: Page, status: string, count: number): Promise<void> {
  await goTo(page, '/deposit-history');
  const rows = page.getByRole('row').filter({ hasText: '0.73000000' }).filter({ hasText: status });
  await openMenu(page);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(rows).toHaveCount(count);
  await goTo(page, '/deposit');
  await expect(heading(page, 'Deposit Ethereum')).toBeVisible();
}

test(
  'the address of a created deposit is shown again after a reload, to its user only',
  { tag: ['@G-68'] },
  async ({ page }) => {
    await openAs(page, 'rich@sandbox.test', '/deposit');
    const address = await createDeposit(page);
    await page.reload();
    await expect(page.getByRole('main')).toContainText(/0\.73 ETH/);
    await page.getByRole('button', { name: 'Show QR code' }).click();
    expect(await readAddress(page)).toBe(address);
    expect(await readAllStorage(page)).toContain(address);
    await closeDialog(page);
    await signOut(page);
    expect(await readAllStorage(page)).not.toContain(address);
  },
);

test('the addresses of two coins are both there after a reload', { tag: [RELEASE, '@G-68'] }, async ({ page }) => {
  await openAs(page, 'rich@sandbox.test', '/deposit');
  const first = await createDeposit(page);
  await closeDialog(page);
  const second = await createDeposit(page, '5', ['Litecoin', 'LTC']);
  await page.reload();
  await expect(page.getByText('2 deposits wait for payment')).toBeVisible();
  expect(await readOffers(page)).toEqual([second, first]);
});

test(
  'a paid address is no longer offered, although the clock of the device is three hours ahead',
  { tag: RELEASE },
  async ({ page, api }) => {
    await page.clock.install({ time: Date.now() + 3 * HOUR_MS });
    await openAs(page, 'empty@sandbox.test', '/deposit');
    const address = await createDeposit(page);
    await closeDialog(page);
    await refreshHistory(page, 'Pending', 1);
    expect(await readOffers(page)).toEqual([address]);
    await payNewestDeposit(page, api);
    await refreshHistory(page, 'Paid', 1);
    await expect(page.getByText('Your deposit address is ready')).toHaveCount(0);
    expect(await readOffers(page)).toEqual([]);
  },
);

test('of two equal deposits, the one that was not paid is still offered', { tag: RELEASE }, async ({ page, api }) => {
  await openAs(page, 'empty@sandbox.test', '/deposit');
  const unpaid = await createDeposit(page);
  await closeDialog(page);
  await refreshHistory(page, 'Pending', 1);
  await createDeposit(page);
  await closeDialog(page);
  await refreshHistory(page, 'Pending', 2);
  await payNewestDeposit(page, api);
  await refreshHistory(page, 'Paid', 1);
  expect(await readOffers(page)).toContain(unpaid);
});

/** Stores the newest record as that of the newest deposit, as where the answer of its creation has named it. */
async function bindNewestDeposit(page: Page): Promise<void> {
  await page.evaluate(async (list) => {
    const token = /"access":"([^"]+)"/.exec(Object.values(localStorage).join(' '))?.[1];
    const response = await fetch(list, { headers: { Authorization: `Bearer ${token}` } });
    const [newest]: { id: number }[] = await response.json();
    const stored = JSON.parse(sessionStorage.getItem('etherpilot.deposit') ?? '');
    stored.deposits[0].recordId = newest?.id;
    sessionStorage.setItem('etherpilot.deposit', JSON.stringify(stored));
  }, `${process.env['JOURNEY_API_URL']}/api/deposit/list/`);
}

test(
  'an address opens from the history row of its own deposit, even after a reload and beside an equal one',
  { tag: RELEASE },
  async ({ page }) => {
    await openAs(page, 'rich@sandbox.test', '/deposit');
    const address = await createDeposit(page);
    await bindNewestDeposit(page);
    await page.reload();
    await goTo(page, '/deposit-history');
    const rows = page.getByRole('row').filter({ hasText: '0.73000000' });
    const openFromRow = async () => {
      await rows.last().getByRole('button', { name: 'Show address' }).click();
      expect(await readAddress(page)).toBe(address);
      await expect(page).toHaveURL('/deposit-history');
      await closeDialog(page);
    };
    await openFromRow();

    await goTo(page, '/deposit');
    expect(await createDeposit(page)).not.toBe(address);
    await findDialog(page).getByRole('link', { name: 'Deposit History' }).click();
    await expect(rows).toHaveCount(2);
    await openFromRow();
  },
);
