import type { Locator } from '@playwright/test';
import { goTo } from './faultSteps.js';
import { expect, test } from './fixtures.js';
import { heading, ONCE, openAs, SCENARIO_PASSWORD } from './steps.js';

const EMAIL = 'rich@sandbox.test';

type ApiRecord = Readonly<Record<string, string>>;

/** Formats as the screens do; journeys run in UTC. */
const day = (iso = '') =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(iso));
const clock = (iso = '') => iso.slice(11, 16);
const moment = (iso = '') => `${day(iso)}, ${clock(iso)}`;
const dollars = (amount = '') =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(Number(amount)).replace('-', '−');
const signed = (text: string) => (text.startsWith('−') || !/[1-9]/.test(text) ? text : `+${text}`);
const percent = (value = '') => signed(`${Number(value).toFixed(2)}%`.replace('-', '−'));
const capitalize = (word = '') => word.charAt(0).toUpperCase() + word.slice(1);
const collapseSpaces = (text = '') => text.replace(/\s+/g, ' ').trim();
const newestFirst = (records: readonly ApiRecord[]) =>
  records.toSorted((one, other) => (other['created_at'] ?? '').localeCompare(one['created_at'] ?? ''));

/** The text of each cell, by row. */
async function readCells(rows: Locator): Promise<string[][]> {
  return rows.evaluateAll((all) =>
    all
      .map((row) => [...row.querySelectorAll<HTMLElement>('[role=cell], td')].map((cell) => cell.innerText))
      .filter((cells) => cells.length > 0),
  );
}

test(
  'every list shows the records of the server, field by field',
  { tag: [ONCE, '@DEP-03', '@WD-03', '@DHIST-01', '@WHIST-01', '@ACT-06', '@ACT-11', '@ACT-14', '@BOTS-11'] },
  async ({ page, request, servers }) => {
    const credentials = { email: EMAIL, password: SCENARIO_PASSWORD };
    const session = await (await request.post(`${servers.api}/api/auth/login/`, { data: credentials })).json();
    /** Reads a list directly from the server. */
    const fetchList = async (path: string) => {
      const response = await request.get(`${servers.api}${path}`, {
        headers: { authorization: `Bearer ${session.access}` },
      });
      return response.json();
    };
    await openAs(page, EMAIL, '/account');
    const show = async (path: string, title: string) => {
      await goTo(page, path);
      await expect(heading(page, title)).toBeVisible();
    };
    const main = page.getByRole('main');
    const rows = main.getByRole('row').filter({ has: page.getByRole('cell') });

    await test.step('deposits', async () => {
      const deposits: ApiRecord[] = await fetchList('/api/deposit/list/');
      expect(deposits).toHaveLength(40);
      await show('/deposit-history', 'Deposit History');
      await expect(rows).toHaveCount(deposits.length);
      const shown = (await readCells(rows)).map(([coin, status, ...rest]) => [
        collapseSpaces(coin),
        status?.split('\n')[0],
        ...rest.slice(0, 3).map(collapseSpaces),
      ]);
      expect(shown).toEqual(
        newestFirst(deposits).map((one) => [
          `${one['currency_name']} ${one['currency']}`,
          capitalize(one['status']),
          one['oxapay_invoice_id'],
          `${one['amount']} ${one['currency']}`,
          moment(one['created_at']),
        ]),
      );
    });

    await test.step('withdrawals', async () => {
      const withdrawals: ApiRecord[] = await fetchList('/api/deposit/withdrawals/');
      expect(withdrawals).toHaveLength(24);
      await show('/withdrawal-history', 'Withdrawal History');
      await expect(rows).toHaveCount(withdrawals.length);
      const shown = (await readCells(rows)).map(([amount, status, ...rest]) => [
        collapseSpaces(amount),
        status?.split('\n')[0],
        ...rest.map(collapseSpaces),
      ]);
      expect(shown).toEqual(
        newestFirst(withdrawals).map((one) => [
          `${dollars(one['amount'])} ${one['currency']} · ${one['currency_name']}`,
          capitalize(one['status']),
          one['withdrawal_address'],
          one['transaction_hash']?.replace(/^(.{10}).*(.{10})$/, '$1...$2') ?? '—',
          [one['created_at'], one['processed_at']].filter(Boolean).map(moment).join(' '),
        ]),
      );
    });

    await test.step('investments, with their figures and growth logs', async () => {
      const investments: (ApiRecord & { bot: ApiRecord; growth_logs: ApiRecord[] })[] =
        await fetchList('/api/bots/investments/');
      expect(investments).toHaveLength(5);
      await show('/active-bots', 'Active Bots');
      const items = main.getByRole('region', { name: 'Investments' }).getByRole('listitem');
      await expect(items).toHaveCount(investments.length);
      const largestFirst = investments.toSorted(
        (one, other) => Number(other['current_amount']) - Number(one['current_amount']),
      );
      for (const [at, one] of largestFirst.entries()) {
        const item = items.nth(at);
        await expect(item.getByRole('heading')).toHaveText(one.bot['name'] ?? '');
        await expect(item).toContainText(one.bot['exchange'] ?? '');
        await expect(item).toContainText(`${capitalize(one['status'])}${capitalize(one.bot['risk_level'])} risk`);
        const names = await item.getByRole('term').allTextContents();
        const figures = await item.getByRole('definition').allTextContents();
        expect(names.map((name, index) => [name, figures[index]])).toEqual([
          ['Initial', dollars(one['initial_amount'])],
          ['Current', dollars(one['current_amount'])],
          ['Return', signed(dollars(one['total_return']))],
          ['Return %', percent(one['total_return_percentage'])],
        ]);
        await main.getByRole('combobox', { name: 'Investment' }).selectOption(String(one['id']));
        const logs = one.growth_logs.toSorted((log, other) => (other['date'] ?? '').localeCompare(log['date'] ?? ''));
        expect(logs.length).toBeGreaterThan(0);
        await expect(rows).toHaveCount(Math.min(5, logs.length));
        expect((await readCells(rows)).map((cells) => cells.map(collapseSpaces))).toEqual(
          logs
            .slice(0, 5)
            .map((log) => [
              `${day(log['date'])} ${clock(log['date'])}`,
              signed(dollars(log['amount_added'])),
              percent(log['percentage_increase']),
            ]),
        );
      }
    });

    await test.step('currencies for deposits and withdrawals', async () => {
      const currencies: ApiRecord[] = await fetchList('/api/deposit/currencies/');
      expect(new Set(currencies.map((one) => one['currency']))).toEqual(new Set(['BTC', 'ETH', 'LTC', 'USDT']));
      await show('/deposit', 'Deposit Ethereum');
      await expect(main.getByRole('group', { name: 'Currency' }).locator('label')).toHaveText(
        currencies.map((one) => `${one['name']}Min: ${Number(one['min_deposit'])} ${one['currency']}`),
      );
      await show('/withdraw', 'Withdraw Funds');
      await expect(main.getByRole('combobox', { name: 'Currency' }).getByRole('option')).toHaveText(
        currencies.map((one) => `${one['name']} (${one['currency']})`),
      );
    });

    await test.step('bots', async () => {
      const bots: (ApiRecord & { features: string[] })[] = await fetchList('/api/bots/');
      expect(bots).toHaveLength(3);
      await show('/robot', 'Ethereum Trading Bots');
      const cards = main.getByRole('article');
      await expect(cards).toHaveCount(bots.length);
      for (const [at, one] of bots.entries()) {
        const card = cards.nth(at);
        await expect(card.getByRole('heading')).toHaveText(one['name'] ?? '');
        await expect(card).toContainText(`${one['exchange']}${capitalize(one['status'])}${one['description']}`);
        await expect(card.getByRole('definition')).toHaveText([
          capitalize(one['risk_level']),
          `$${Number(one['min_deposit'])}`,
          `${Number(one['success_rate'])}%`,
          `${Number(one['monthly_return'])}% a month`,
          /in 30 days$|of 30 days/,
        ]);
        await expect(card.getByRole('listitem')).toHaveText(one.features);
      }
    });
  },
);
