import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { captureDownload } from './seenInPage.js';
import { heading, ONCE, openAs, signIn, untilLoaded, WALLET, RELEASE } from './steps.js';

const EMAIL = 'rich@sandbox.test';
const KEY = 'etherpilot.addressLabels';

const book = (page: Page) => page.getByRole('dialog', { name: 'Address book' });
const logOut = (page: Page) => page.getByRole('button', { name: 'Log out' }).first();

/** Labels the address in the form, and closes the address book. */
async function addLabel(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: 'Address book' }).click();
  const row = book(page).getByRole('listitem').filter({ hasText: WALLET });
  await row.getByRole('button', { name: 'Add label' }).click();
  await row.getByLabel('Label', { exact: true }).fill(label);
  await page.keyboard.press('Enter');
  await expect(row).toContainText(label);
}

/** The words of the page, without the options of its lists. */
function countWords(page: Page): Promise<number> {
  return page.getByRole('main').evaluate((main: HTMLElement) => {
    const options = [...main.querySelectorAll('option:not(:checked)')].map(({ textContent }) => textContent);
    const counted = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    return counted(main.innerText) - options.reduce((sum, text) => sum + counted(text), 0);
  });
}

test(
  'the withdrawal form is on the first screen of a phone and says what it has to in 80 words',
  { tag: [RELEASE, ONCE] },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(page, EMAIL, '/withdraw');
    await untilLoaded(page);
    const top = (await page.getByLabel('Amount (USD)').boundingBox())?.y ?? Infinity;
    expect(top).toBeLessThanOrEqual(844 * 0.35);
    expect(await countWords(page)).toBeLessThanOrEqual(80);
  },
);

test(
  'labels are shown beside the full address, belong to a person, and stay or go on logging out',
  { tag: [RELEASE, ONCE] },
  async ({ page }) => {
    await openAs(page, EMAIL, '/withdraw');
    await page.getByLabel('Amount (USD)').fill('60');
    await page.getByLabel('Wallet address').fill(WALLET);
    await addLabel(page, 'Cold wallet');
    await page.getByRole('button', { name: 'Close dialog' }).click();
    const request = page.getByRole('region', { name: 'Your request' });
    await expect(request).toContainText('To Cold wallet');
    await expect(request).toContainText(WALLET);

    await test.step('one who stays is still signed in, one who keeps the labels finds them again', async () => {
      await logOut(page).click();
      await page.getByRole('dialog', { name: 'Log out' }).getByRole('button', { name: 'Close dialog' }).click();
      await expect(heading(page, 'Withdraw Funds')).toBeVisible();
      await logOut(page).click();
      await page.getByRole('button', { name: 'Keep labels' }).click();
      await expect(page).toHaveURL('/login');
      await signIn(page, EMAIL);
      await page.goto('/withdraw');
      await expect(page.getByRole('list', { name: 'Used before' })).toContainText(`Cold wallet${WALLET}`);
    });

    await test.step('another person on this device sees none of them', async () => {
      await logOut(page).click();
      await page.getByRole('button', { name: 'Keep labels' }).click();
      await expect(page).toHaveURL('/login');
      await signIn(page, 'locked@sandbox.test');
      await page.goto('/withdraw');
      await page.getByRole('button', { name: 'Address book' }).click();
      await expect(book(page)).not.toContainText('Cold wallet');
      await page.getByRole('button', { name: 'Close dialog' }).click();
      // Nothing to ask about.
      await logOut(page).click();
      await expect(page).toHaveURL('/login');
    });

    await test.step('forgotten labels are gone from the device', async () => {
      await signIn(page, EMAIL);
      await page.goto('/withdraw');
      await expect(page.getByText('Cold wallet')).toBeVisible();
      await logOut(page).click();
      await page.getByRole('button', { name: 'Forget labels' }).click();
      await expect(page).toHaveURL('/login');
      expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
    });
  },
);

test('labels leave as a file and come back on another device', { tag: [RELEASE, ONCE] }, async ({ page }) => {
  await openAs(page, EMAIL, '/withdraw');
  await page.getByLabel('Wallet address').fill(WALLET);
  await addLabel(page, 'Cold wallet');
  const { name, text } = await captureDownload(page, () => book(page).getByRole('button', { name: 'Export' }).click());
  expect(name).toMatch(/^address-labels-\d{4}-\d\d-\d\d\.json$/);
  expect(text).toContain(WALLET);

  await page.evaluate((key) => localStorage.removeItem(key), KEY);
  await page.reload();
  await page.getByRole('button', { name: 'Address book' }).click();
  await page
    .getByLabel('File of labels')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  const plan = page.getByRole('dialog', { name: 'Import labels' });
  await expect(plan).toContainText(`Cold wallet${WALLET}`);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
  await plan.getByRole('button', { name: 'Add 1' }).click();
  await expect(book(page)).toContainText('Cold wallet');
});

test(
  'an address that was withdrawn to is offered from the list that is read anyway',
  { tag: [RELEASE, ONCE] },
  async ({ page, api }) => {
    await openAs(page, EMAIL, '/withdraw');
    await untilLoaded(page);
    const read = page.waitForResponse('**/api/deposit/withdrawals/');
    await page.getByLabel('Amount (USD)').fill('60');
    await (await read).finished();
    const used = (await api.books(EMAIL)).withdrawals.filter(
      ({ status, currency }) => status === 'completed' && currency === 'ETH',
    );
    const first = page.getByRole('list', { name: 'Used before' }).getByRole('button').first();
    await expect(first).toContainText(/used once, on \w+ \d+/);
    await first.click();
    const chosen = await page.getByLabel('Wallet address').inputValue();
    expect(used.map(({ withdrawal_address }) => withdrawal_address)).toContain(chosen);
  },
);
