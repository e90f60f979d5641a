import { readAccount } from './accountRecords.js';
import { expect, test } from './fixtures.js';
import { CHROMIUM, exportCsv, ONCE, openAs, untilLoaded } from './steps.js';

const EMAIL = 'rich@sandbox.test';

test(
  'a statement has every record of the account, adds up to its books, and prints',
  { tag: [ONCE, CHROMIUM, '@STMT-01', '@STMT-02'] },
  async ({ page }) => {
    const { deposits, withdrawals, investments } = await readAccount(EMAIL);
    const logs = investments.flatMap(({ growthLogs }) => growthLogs);
    await page.addInitScript(() => {
      window.print = () => {};
    });
    await openAs(page, EMAIL, '/account');
    await untilLoaded(page);
    await page.getByRole('button', { name: 'Statement' }).filter({ visible: true }).click();
    const statement = page.getByRole('region', { name: 'Statement' });
    await expect(statement.getByText(/^Without opening and closing balances/)).toBeVisible();

    const { name, rows } = await exportCsv(page, 'Export CSV');
    expect(name).toMatch(/^statement-/);
    expect(rows).toHaveLength(deposits.length + withdrawals.length + logs.length);
    const cents = (amounts: readonly string[]) => amounts.reduce((all, one) => all + Math.round(Number(one) * 100), 0);
    const results = rows.filter((row) => row['entry'] === 'result').map((row) => row['amount (USD)'] ?? '');
    expect(cents(results)).toBe(cents(logs.map(({ amountAdded }) => amountAdded)));
    const sent = rows.filter((row) => row['entry'] === 'withdrawal').map((row) => row['amount (USD)'] ?? '');
    expect(cents(sent)).toBe(cents(withdrawals.map(({ amount }) => amount)));
    expect(rows.find((row) => row['entry'] === 'deposit')).toMatchObject({
      'value in USD': 'not stated',
      source: 'live',
    });

    await statement.getByRole('button', { name: 'Print or save as PDF' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Etherpilot · Statement' })).toBeVisible();
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('row')).toHaveCount(rows.length + 1);
    expect((await page.pdf()).byteLength).toBeGreaterThan(10_000);
  },
);
