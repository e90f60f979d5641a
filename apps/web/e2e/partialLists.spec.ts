import { captureDownload } from './seenInPage.js';
import { expect, type SandboxControl, test } from './fixtures.js';
import { DEPOSITS, INVESTMENTS } from './endpoints.js';
import { goTo } from './faultSteps.js';
import { ONCE, openAs, RELEASE } from './steps.js';

test.use({ timezoneId: 'America/New_York' });

const investment = (id: number | string, percent: string, dates: readonly string[] = []) => ({
  id,
  status: 'active',
  initial_amount: '500.00',
  current_amount: '510.00',
  total_return: '10.00',
  total_return_percentage: percent,
  growth_logs: dates.map((date, at) => ({ id: at + 1, date, amount_added: '5.00', percentage_increase: '1.00' })),
  bot: { name: `Bot ${id}`, exchange: 'Binance', risk_level: 'low' },
});

const deposit = (id: number | string, more: object = {}) => ({
  id,
  currency: 'ETH',
  currency_name: 'Ethereum',
  amount: '0.50000000',
  status: 'paid',
  created_at: '2025-03-08T12:00:00Z',
  ...more,
});

/** Sets the response to the next read of a list. */
const respondWith = (api: SandboxControl, path: string, body: unknown) =>
  api.armFault({ method: 'GET', path, status: 200, body });

test(
  'figures of a list whose second page fails say how many they cover',
  { tag: [ONCE, RELEASE] },
  async ({ page, api, expectFailedResponses }) => {
    // The host that a server behind a proxy may send.
    const next = 'http://api.internal:8000/bots/investments/?page=2';
    const first = { count: 3, next, results: [investment(3, '-20'), investment(2, '6.60')] };

    const loadPartially = async (read: () => Promise<unknown>) => {
      await respondWith(api, INVESTMENTS, first);
      await api.armFault({ method: 'GET', path: INVESTMENTS, status: 500 });
      expectFailedResponses(1);
      await read();
    };

    const main = page.getByRole('main');
    await loadPartially(() => openAs(page, 'rich@sandbox.test', '/profile'));
    const summary = main.getByRole('region', { name: 'Summary' });
    await expect(summary.getByText('2 of 3 could be loaded.')).toBeVisible();
    await expect(summary).toContainText('−6.7%');

    await test.step('and are completed by loading again, over both pages', async () => {
      await respondWith(api, INVESTMENTS, first);
      await respondWith(api, INVESTMENTS, {
        count: 3,
        next: null,
        results: [investment(2, '6.60'), investment(1, '18.5')],
      });
      await summary.getByRole('button', { name: 'Load again' }).click();
      await expect(summary).toContainText('1.7%');
      await expect(summary.getByText('could be loaded')).toHaveCount(0);
    });

    await loadPartially(() => goTo(page, '/active-bots'));
    await expect(main.getByText('For the 2 bots that could be read')).toHaveCount(4);
    await expect(main.getByText('$1,000.00')).toBeVisible();
  },
);

test('an unreadable record hides no other record, on any screen', async ({ page, api, expectConsoleMessage }) => {
  const main = page.getByRole('main');
  await respondWith(api, DEPOSITS, [deposit(1), deposit('b', { amount: 'a lot' }), deposit('0c5a0c8e')]);
  expectConsoleMessage('deposit/list/ record 1: amount: expected a plain decimal');
  await openAs(page, 'rich@sandbox.test', '/deposit-history');
  await expect(main.getByText(/^2 of 3 could be loaded\. 1 record could not be read\./)).toBeVisible();
  await expect(main.getByRole('row')).toHaveCount(3);

  await respondWith(api, '/api/bots/', [
    { id: 1, name: 'One' },
    { id: 'two', name: 'Two' },
    { id: 3, name: 'Three' },
  ]);
  expectConsoleMessage('bots/ record 1: id: expected');
  await goTo(page, '/robot');
  await expect(main.getByText('2 of 3 could be loaded. 1 record could not be read.')).toBeVisible();
  await expect(main.getByRole('heading', { level: 3 })).toHaveText(['One', 'Three']);

  const currencies = [{ currency: 'ETH', name: 'Ethereum', min_deposit: '0.1' }, { name: 'Nameless' }];
  expectConsoleMessage('deposit/currencies/ record 1: currency: expected');
  for (const path of ['/deposit', '/withdraw']) {
    await respondWith(api, '/api/deposit/currencies/', currencies);
    await goTo(page, path);
    await expect(main.getByText('1 of 2 could be loaded. 1 record could not be read.')).toBeVisible();
  }
});

test(
  'a date without a time is shown as that date on the screen, in the chart and in the file',
  { tag: [RELEASE, ONCE] },
  async ({ page, api }) => {
    const main = page.getByRole('main');
    const list = [investment(1, '1', ['2025-03-01', '2025-03-02']), investment(2, '1', ['2025-03-07', '2025-03-08'])];
    await respondWith(api, INVESTMENTS, list);
    await openAs(page, 'rich@sandbox.test', '/active-bots');
    const activity = main.getByRole('table', { name: 'Latest results of Bot 2, since Mar 7' });
    await expect(activity.getByRole('columnheader').first()).toHaveText('Date');
    await expect(activity.getByRole('cell', { name: /2025/ })).toHaveText([/^Mar 8, 2025$/, /^Mar 7, 2025$/]);
    await expect(main.getByRole('img', { name: 'Value at each result (2 in all), Mar 7 to Mar 8' })).toBeVisible();

    const { text } = await captureDownload(page, () => main.getByRole('button', { name: 'Export results' }).click());
    const lines = text.split('\r\n');
    expect(lines[4]).toContain('"2","2025-03-08","","5.00"');
  },
);
