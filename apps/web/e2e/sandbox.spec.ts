import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { barePages, publicScreens } from './screens.js';
import { heading, measureShifts, ONCE, openAs, RELEASE, startSession } from './steps.js';

const RIBBON = 'Sandbox: nothing here is money';

/** Expects the ribbon at the top at any scroll position, covering no content. */
async function expectRibbon(page: Page): Promise<void> {
  const ribbon = page.getByRole('complementary', { name: 'Environment' });
  await expect(ribbon).toHaveText(RIBBON);
  // Without the space that is kept for a scrollbar.
  const width = await page.evaluate(() => document.body.offsetWidth);
  for (const end of [0, 100_000]) {
    await page.evaluate((top) => window.scrollTo(0, top), end);
    expect(await ribbon.boundingBox()).toMatchObject({ x: 0, y: 0, width });
  }
  // Beside it is a scrollbar or nothing, because an empty gutter would cut it short.
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'scroll');
  await page.evaluate(() => window.scrollTo(0, 0));
  const box = await ribbon.boundingBox();
  const first = await page.getByRole('main').boundingBox();
  expect(first?.y).toBeGreaterThanOrEqual(box?.height ?? Number.NaN);
}

test(
  'every page says that nothing in the sandbox is money, without a layout shift',
  { tag: RELEASE },
  async ({ page }) => {
    const shift = await measureShifts(page);
    for (const [path, title] of [...publicScreens, ...barePages]) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expectRibbon(page);
      });
      if (path === '/login') expect(await shift()).toBe(0);
    }
    await startSession(page, 'rich@sandbox.test');
    for (const path of ['/platform', '/account', '/withdraw']) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectRibbon(page);
      });
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('complementary', { name: 'Environment' })).toBeVisible();
  },
);

test('deposit addresses of the sandbox cannot be paid by mistake', { tag: RELEASE }, async ({ page }) => {
  await openAs(page, 'rich@sandbox.test', '/deposit');
  for (const [coin, amount, form] of [
    ['Bitcoin', '0.01', /^tb1q[02-9ac-hj-np-z]{38}$/],
    ['Litecoin', '5', /^tltc1q[02-9ac-hj-np-z]{38}$/],
    ['Ethereum', '1', /^0x[0-9a-fA-F]{40}$/],
  ] as const) {
    await page.getByRole('radio', { name: coin }).check({ force: true });
    await page.getByLabel(/^Amount/).fill(amount);
    await page.getByRole('button', { name: 'Create Deposit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Deposit Info' });
    await expect(dialog.getByText('Sandbox address: do not send')).toBeVisible();
    await expect(dialog.getByText(form).first()).toBeAttached();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    // Its backdrop takes clicks until then.
    await expect(dialog).toHaveCount(0);
  }
});

test(
  'a withdrawal needs a testnet address; a mainnet address is refused',
  { tag: [ONCE, RELEASE] },
  async ({ page, expectFailedResponses }) => {
    await openAs(page, 'rich@sandbox.test', '/withdraw');
    await page.getByLabel(/^Currency/).selectOption('BTC');
    await page.getByLabel('Amount (USD)').fill('60');
    await page.getByLabel('Wallet address').fill('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4');
    await expect(page.getByText(/^Bitcoin main network address/)).toBeVisible();
    const submit = page.getByRole('main').getByRole('button', { name: 'Withdraw $60.00' });
    expectFailedResponses(1);
    await submit.click();
    await expect(page.getByText(/The sandbox sends on test networks only/).first()).toBeVisible();
    await page.getByLabel('Wallet address').fill('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx');
    await expect(page.getByText(/^Bitcoin test network address/)).toBeVisible();
    await submit.click();
    await expect(heading(page, 'Withdrawal History')).toBeVisible();
  },
);
