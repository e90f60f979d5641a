import type { Page } from '@playwright/test';
import { readAccount } from './accountRecords.js';
import { expect, test } from './fixtures.js';
import { protectedScreens } from './screens.js';
import { captureDownload } from './seenInPage.js';
import { ONCE, openAs, openMenu, toast, untilLoaded, RELEASE, WALLET } from './steps.js';

const EMAIL = 'rich@sandbox.test';
const MASK = '••••••';
const BALANCE = '$12,500.00';

const hide = (page: Page) =>
  page.getByRole('button', { name: 'Hide balances' }).filter({ visible: true }).first().click();

/** Every way the product writes amounts of the account. */
async function readAmounts(): Promise<readonly string[]> {
  const { deposits, withdrawals, investments } = await readAccount(EMAIL);
  const dollars = [
    '12500',
    ...withdrawals.map(({ amount }) => amount),
    ...investments.flatMap(({ initialAmount, currentAmount, totalReturn, growthLogs }) => [
      initialAmount,
      currentAmount,
      totalReturn,
      ...growthLogs.map(({ amountAdded }) => amountAdded),
    ]),
  ].map((amount) => Math.abs(Number(amount)));
  const write = (value: number) => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(value);
  const coins = deposits.flatMap(({ amount, currency }) => [
    `${Number(amount).toFixed(8)} ${currency}`,
    `${Number(amount)} ${currency}`,
  ]);
  return [...new Set([...dollars.map(write), ...coins])];
}

/** Dollars that are nobody's: minimums and statistics. */
const PUBLIC_DOLLARS: ReadonlySet<string> = new Set(['$50', '$500', '$284,739.25']);

/** The dollars of a text that are the person's: sums, averages and shares, which no record has, are among them. */
function findOwnDollars(text: string): readonly string[] {
  return [...new Set(text.match(/[+−]?\$\d[\d,.]*\d/g) ?? [])].filter((dollars) => !PUBLIC_DOLLARS.has(dollars));
}

/** What a screen says: texts, attributes, values and title, and its accessibility tree. */
async function readAll(page: Page): Promise<string> {
  const inPage = await page.evaluate(() =>
    [...document.querySelectorAll('body, body *')]
      .flatMap((element) => [
        ...[...element.attributes].map(({ value }) => value),
        element instanceof HTMLInputElement ? element.value : '',
      ])
      .concat(document.title, document.body.textContent ?? '')
      .join('\n'),
  );
  return `${inPage}\n${await page.locator('body').ariaSnapshot()}`;
}

test(
  'with balances hidden, no signed-in screen says an amount of the account',
  { tag: [RELEASE, '@HIDE-01'] },
  async ({ page }) => {
    test.slow();
    const amounts = await readAmounts();
    expect(amounts.length).toBeGreaterThan(100);
    await openAs(page, EMAIL, '/account');
    await hide(page);
    const [investment] = (await readAccount(EMAIL)).investments;
    for (const path of [...protectedScreens.map(([each]) => each), `/active-bots?investment=${investment?.id}`]) {
      // oxlint-disable-next-line no-await-in-loop -- one page shows one screen after the other
      await test.step(path, async () => {
        await page.goto(path);
        await untilLoaded(page);
        // The chart's prices are everybody's.
        if (path === '/platform') await page.locator('main').evaluate((main) => main.remove());
        const all = await readAll(page);
        expect(amounts.filter((amount) => all.includes(amount))).toEqual([]);
        expect(findOwnDollars(all)).toEqual([]);
      });
    }
  },
);

test(
  'with balances hidden, the step that asks to invest says no amount',
  { tag: [RELEASE, ONCE, '@HIDE-01'] },
  async ({ page }) => {
    await openAs(page, EMAIL, '/account');
    await hide(page);
    await page.goto('/robot');
    await page.getByRole('button', { name: 'Configure Bot' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Max' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start Bot' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: `Invest ${MASK}` })).toBeVisible();
    expect(findOwnDollars(await readAll(page))).toEqual([]);
  },
);

test(
  'with balances hidden, orders, their messages and what is kept of them say no amount',
  { tag: [RELEASE, ONCE, '@HIDE-01'] },
  async ({ page }) => {
    const expectNone = async () => expect(findOwnDollars(await readAll(page))).toEqual([]);
    await openAs(page, EMAIL, '/account');
    await hide(page);

    await test.step('an investment of half the balance', async () => {
      await page.goto('/robot');
      await page.getByRole('button', { name: 'Configure Bot' }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: '50%' }).click();
      await dialog.getByRole('button', { name: 'Start Bot' }).click();
      await dialog.getByRole('button', { name: `Invest ${MASK}` }).click();
      await expect(toast(page, 'news', 'Bot Started')).toContainText(MASK);
      await expectNone();
      await expect(page).toHaveURL('/active-bots');
      await untilLoaded(page);
      await expectNone();
    });

    await test.step('a withdrawal of a quarter of the rest', async () => {
      await page.goto('/withdraw');
      await page.getByRole('button', { name: '25%' }).click();
      await page.getByLabel('Wallet address').fill(WALLET);
      await page.getByRole('button', { name: `Withdraw ${MASK}` }).click();
      await expect(toast(page, 'news', 'Withdrawal Request Submitted')).toBeVisible();
      await expectNone();
      await expect(page).toHaveURL('/withdrawal-history');
      await untilLoaded(page);
      await expectNone();
    });

    await test.step('the notifications kept of both', async () => {
      await page
        .getByRole('button', { name: /^Recent notifications/ })
        .filter({ visible: true })
        .click();
      await expect(
        page.getByRole('dialog').getByRole('heading', { name: /Withdrawal Request Submitted/ }),
      ).toBeVisible();
      await expectNone();
    });
  },
);

test(
  'the eye masks this tab and the others at once, and a reload paints no amount',
  { tag: ['@HIDE-02'] },
  async ({ page }) => {
    await openAs(page, EMAIL, '/account');
    const other = await page.context().newPage();
    await other.goto('/withdraw');
    await expect(other.getByText(BALANCE).filter({ visible: true }).first()).toBeVisible();
    await hide(page);
    await expect(page.getByText(BALANCE)).toHaveCount(0);
    await expect(other.getByText(BALANCE)).toHaveCount(0);
    await page.addInitScript((amount) => {
      new MutationObserver(() => {
        if (document.body?.textContent?.includes(amount)) document.documentElement.dataset['flashed'] = '';
      }).observe(document, { childList: true, characterData: true, subtree: true });
    }, BALANCE);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Balance', exact: true }).getByText(MASK)).toBeVisible();
    await untilLoaded(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-flashed');
  },
);

test(
  'a field that a share has filled in shows its amount once it is entered',
  { tag: [ONCE, '@HIDE-03'] },
  async ({ page }) => {
    await openAs(page, EMAIL, '/withdraw');
    await hide(page);
    const amount = page.getByLabel('Amount (USD)');
    await page.getByRole('button', { name: 'Max' }).click();
    await expect(amount).toHaveValue(MASK);
    await expect(page.getByRole('button', { name: `Withdraw ${MASK}` })).toBeVisible();
    await amount.focus();
    await expect(amount).toHaveValue('12500.00');
    await expect(page.getByRole('button', { name: `Withdraw ${BALANCE}` })).toBeVisible();
    await amount.fill('60');
    await expect(page.getByRole('button', { name: 'Withdraw $60.00' })).toBeVisible();
  },
);

test('an export of hidden amounts asks first', { tag: [ONCE, '@HIDE-04'] }, async ({ page }) => {
  await openAs(page, EMAIL, '/account');
  await hide(page);
  await page.goto('/withdrawal-history');
  await untilLoaded(page);
  await openMenu(page);
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const question = page.getByRole('dialog', { name: 'Export with amounts?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await openMenu(page);
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const { text } = await captureDownload(page, () => question.getByRole('button', { name: 'Export' }).click());
  expect(text).toContain('amount (USD)');
});
