import { readAccount } from './accountRecords.js';
import { expect, test } from './fixtures.js';
import { captureDownload } from './seenInPage.js';
import { CHROMIUM, exportCsv, ONCE, openAs, settle, untilLoaded } from './steps.js';

const EMAIL = 'rich@sandbox.test';
const DAY_MS = 24 * 60 * 60_000;

const sumCents = (amounts: readonly (string | undefined)[]) =>
  amounts.reduce((all, one) => all + Math.round(Number(one) * 100), 0);

/** What tells the lines of a statement apart, as the server has them. */
async function readLines() {
  const { deposits, withdrawals, investments } = await readAccount(EMAIL);
  return [
    ...deposits.map(({ id, createdAt: time, amount }) => ({ line: `deposit  ${id}`, time, amount })),
    ...withdrawals.map(({ id, createdAt: time, amount }) => ({ line: `withdrawal  ${id}`, time, amount })),
    ...investments.flatMap((one) =>
      one.growthLogs.map(({ id, date: time, amountAdded: amount }) => ({
        line: `result ${one.id} ${id}`,
        time,
        amount,
      })),
    ),
  ];
}

const describeRow = (row: Record<string, string>) => `${row['entry']} ${row['investment id'] ?? ''} ${row['id']}`;

test(
  'a statement has every record of a period once, adds up to the books of the server, and prints on paper alone',
  { tag: [ONCE, CHROMIUM, '@STMT-01', '@STMT-02'] },
  async ({ page }) => {
    const lines = await readLines();
    await page.addInitScript(() => {
      window.print = () => {};
    });
    await openAs(page, EMAIL, '/account');
    await untilLoaded(page);
    await page.getByRole('button', { name: 'Statement' }).filter({ visible: true }).click();
    const statement = page.getByRole('region', { name: 'Statement' });
    await expect(
      statement.getByText('Without opening and closing balances: past ones are not stated by the server.'),
    ).toBeVisible();
    await expect(statement.getByText('Coins have no dollar value here: the server states none.')).toBeVisible();

    const all = await exportCsv(page, 'Export CSV');
    expect(all.name).toMatch(/^statement-/);
    expect(all.rows.map(describeRow).toSorted()).toEqual(lines.map(({ line }) => line).toSorted());
    const pickAmounts = (entry: string) =>
      all.rows.filter((row) => row['entry'] === entry).map((row) => row['amount (USD)']);
    const pickBooks = (entry: string) => lines.filter(({ line }) => line.startsWith(entry)).map(({ amount }) => amount);
    expect(sumCents(pickAmounts('result'))).toBe(sumCents(pickBooks('result')));
    expect(sumCents(pickAmounts('withdrawal'))).toBe(sumCents(pickBooks('withdrawal')));
    expect(all.rows.find((row) => row['entry'] === 'deposit')).toMatchObject({
      'amount (USD)': '',
      'value in USD': 'not stated',
      source: 'live',
    });

    await statement.getByRole('button', { name: 'Last 30 days' }).click();
    const { rows } = await exportCsv(page, 'Export CSV');
    const today = await page.evaluate(() => Date.now());
    const first = new Date(today - 29 * DAY_MS).toISOString().slice(0, 10);
    const recent = lines.filter(({ time }) => 'iso' in time && time.iso >= first);
    expect(rows.map(describeRow).toSorted()).toEqual(recent.map(({ line }) => line).toSorted());
    expect(rows.length).toBeLessThan(all.rows.length);

    await statement.getByRole('button', { name: 'Print or save as PDF' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Etherpilot · Statement' })).toBeVisible();
    await expect(page.getByText(/^Period: [A-Z][a-z]+ \d+, \d{4} – [A-Z][a-z]+ \d+, \d{4}$/)).toBeVisible();
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('row')).toHaveCount(rows.length + 1);
    expect((await page.pdf()).byteLength).toBeGreaterThan(10_000);
  },
);

test(
  'a statement of hidden amounts asks before a file and before paper',
  { tag: [ONCE, '@STMT-03'] },
  async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset['printed'] = '';
      };
    });
    await openAs(page, EMAIL, '/account');
    await page.getByRole('button', { name: 'Hide balances' }).filter({ visible: true }).first().click();
    await untilLoaded(page);
    await page.getByRole('button', { name: 'Statement' }).filter({ visible: true }).click();
    const statement = page.getByRole('region', { name: 'Statement' });
    const question = page.getByRole('dialog', { name: 'Export with amounts?' });
    await statement.getByRole('button', { name: 'Print or save as PDF' }).click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    await settle(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-printed');
    await statement.getByRole('button', { name: 'Export CSV' }).click();
    const { text } = await captureDownload(page, () => question.getByRole('button', { name: 'Export' }).click());
    expect(text).toContain('amount (USD)');
    await statement.getByRole('button', { name: 'Print or save as PDF' }).click();
    await question.getByRole('button', { name: 'Export' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed');
  },
);
