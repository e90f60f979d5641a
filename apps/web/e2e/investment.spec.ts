import type { Page } from '@playwright/test';
import { INVESTMENTS } from './endpoints.js';
import { expect, test } from './fixtures.js';
import {
  failureToasts,
  exportCsv,
  follow,
  heading,
  ONCE,
  openAs,
  openMenu,
  signOut,
  startBot,
  toast,
  untilAnswered,
  untilLoaded,
  RELEASE,
} from './steps.js';

const DAY_MS = 86_400_000;

const main = (page: Page) => page.getByRole('main');
const getRows = (page: Page) => page.getByRole('region', { name: /^Investments/ }).getByRole('listitem');
const getRow = (page: Page, name: string) => getRows(page).getByRole('link', { name, exact: true }).first();
const openRow = (page: Page, name: string) => getRow(page, name).click();

/** Cents of an amount such as `−$1,234.56`. */
const toCents = (text: string | null | undefined) => {
  const digits = BigInt((text ?? '').replace(/[^\d]/g, ''));
  return /[−-]/.test(text ?? '') ? -digits : digits;
};

test(
  'an investment opens from its row, adds up to the cent, and leads back to the same place in the list',
  { tag: ['@ACT-18', '@ACT-19'] },
  async ({ page }) => {
    await openAs(page, 'rich@sandbox.test', '/active-bots?sort=age');
    await expect(getRows(page)).toHaveCount(5);
    await untilLoaded(page);
    await getRows(page).last().scrollIntoViewIfNeeded();
    // Before it is clicked, which may scroll to what is beside an edge.
    await getRow(page, 'Binance Pro Bot').hover();
    const scrolled = await page.evaluate(() => window.scrollY);
    await openRow(page, 'Binance Pro Bot');
    await expect(page).toHaveURL(/\/active-bots\?investment=\d+$/);
    await expect(heading(page, 'Binance Pro Bot')).toBeFocused();
    await expect(page).toHaveTitle(/^Binance Pro Bot · /);
    await expect(page.getByRole('region', { name: 'Results' }).getByRole('slider', { name: 'Day' })).toBeVisible();

    await test.step('each value is the one before and a result', async () => {
      await main(page)
        .getByRole('button', { name: /^Show all \d+ results$/ })
        .click();
      const table = page.getByRole('table', { name: /^All results of Binance Pro Bot/ });
      const cells = await table
        .getByRole('row')
        .evaluateAll((rows) =>
          rows.slice(1).map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? '')),
        );
      expect(cells.length).toBeGreaterThan(60);
      const [, initial = ''] = await page
        .getByRole('region', { name: 'Figures of this investment' })
        .getByRole('definition')
        .allTextContents();
      const [values, amounts] = [cells.map((row) => toCents(row[3])), cells.map((row) => toCents(row[1]))];
      const before = values.map((value, at) => value - (amounts[at] ?? 0n));
      expect(before).toEqual([...values.slice(1), toCents(initial)]);
    });

    await main(page).getByRole('button', { name: 'Active Bots' }).click();
    await expect(page).toHaveURL('/active-bots?sort=age');
    await expect(heading(page, 'Active Bots')).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  },
);

test(
  'an investment that is none of the person says so, and the way back leads to the list',
  { tag: [RELEASE, ONCE, '@ACT-18'] },
  async ({ page }) => {
    await openAs(page, 'rich@sandbox.test', '/active-bots?investment=4711');
    await expect(heading(page, 'Investment not found')).toBeVisible();
    await expect(page.getByText('None of your investments has this number.')).toBeVisible();
    await main(page).getByRole('button', { name: 'Active Bots' }).click();
    await expect(page).toHaveURL('/active-bots');
    await expect(getRows(page)).toHaveCount(5);
  },
);

test(
  'after weeks, what a bot has returned stands beside what is reported, on both pages',
  { tag: [RELEASE, ONCE, '@ACT-20', '@H-09'] },
  async ({ page, api }) => {
    await openAs(page, 'rich@sandbox.test', '/active-bots');
    await expect(getRows(page)).toHaveCount(5);
    await getRows(page).filter({ hasText: 'Active' }).getByRole('link', { name: 'OKX Smart Bot' }).click();
    const claim = page.getByRole('region', { name: 'Claim and result' });
    // Its paused neighbour in the same bot is older: only what has run for 30 days is measured.
    await expect(claim.getByText('in 30 days')).toBeVisible();
    await expect(claim.getByText(/ on \$1,000\.00 put in\.$/)).toBeVisible();
    const results = page.getByRole('region', { name: /^\d+ results$/ });
    const before = await results.getByRole('heading').textContent();

    await test.step('four weeks later there are more results', async () => {
      const { pathname, search } = new URL(page.url());
      // Weeks are longer than a session, and nothing is asked with the old one.
      await page.goto('about:blank');
      await api.advanceClock(28 * DAY_MS);
      await page.clock.install({ time: Date.now() + 28 * DAY_MS });
      await openAs(page, 'rich@sandbox.test', pathname + search);
      await expect(results.getByRole('heading')).not.toHaveText(before ?? '');
      await expect(page.getByRole('region', { name: 'Results', exact: true }).getByText(/^since /)).toBeVisible();
    });

    // What is reported comes with the list of bots.
    await untilLoaded(page);
    await expect(claim.getByRole('definition')).toHaveText([/%/, /%/]);
    const own = await claim.getByRole('definition').allTextContents();
    await follow(page, 'Trading Bots');
    const card = page.getByRole('article', { name: 'OKX Smart Bot' });
    await expect(card.getByText('Reported by the platform')).toBeVisible();
    expect((await card.getByRole('definition').allTextContents()).slice(-2)).toEqual(own);
  },
);

test(
  'holding ETH is compared from the day on from which this device holds prices',
  { tag: [ONCE, '@ACT-21'] },
  async ({ page }) => {
    await page.clock.install();
    await openAs(page, 'rich@sandbox.test', '/active-bots');
    await openRow(page, 'Binance Pro Bot');
    await expect(page.getByText(/^Holding ETH cannot be compared/)).toBeVisible();
    await page.goto('/platform');
    // A day of prices begins today from 23:00 on, and compares nothing yet.
    await page.getByRole('radio', { name: '1 month' }).check();
    await expect(page.getByRole('application')).toHaveAccessibleDescription(/6-hour candles of ETH-USD/);
    await page.goto('/active-bots');
    await openRow(page, 'Binance Pro Bot');
    await page.getByRole('radio', { name: 'All' }).check();
    await expect(page.getByText(/^Holding ETH .* to .*\. Prices on this device begin /)).toBeVisible();
  },
);

test(
  'a bot started here that falls past its stop loss, and one that stops, raise one alert each',
  { tag: [ONCE, '@ACT-22', '@ACT-23'] },
  async ({ page, api }) => {
    const earlier = {
      id: 76,
      status: 'active',
      initial_amount: '700.00',
      current_amount: '690.00',
      total_return: '-10.00',
      growth_logs: [],
      bot: { name: 'OKX Smart Bot', exchange: 'OKX', risk_level: 'low' },
    };
    const started = { ...earlier, id: 77, initial_amount: '640.00', current_amount: '640.00', total_return: '0.00' };
    const own = { ...started, bot: { name: 'Binance Pro Bot', exchange: 'Binance', risk_level: 'medium' } };
    const list = async (...body: readonly object[]) => {
      await api.disarmFaults();
      await api.armFault({ method: 'GET', path: INVESTMENTS, status: 200, body, times: 100 });
    };
    const refresh = async () => {
      await openMenu(page);
      await main(page).getByRole('button', { name: 'Refresh' }).click();
    };
    await list(earlier);
    await openAs(page, 'rich@sandbox.test', '/robot');
    await untilLoaded(page);
    await page.getByRole('article', { name: 'Binance Pro Bot' }).getByRole('button').click();
    await page.getByRole('dialog').getByLabel('Amount', { exact: true }).fill('640');
    // What there was before the start is known.
    await untilAnswered(page);
    await list(earlier, own);
    await startBot(page);
    await expect(page).toHaveURL('/active-bots');
    await expect(getRows(page)).toHaveCount(2);

    await test.step('past the stop loss of 5%', async () => {
      await list(earlier, { ...own, current_amount: '600.00', total_return: '-40.00' });
      await refresh();
      const alert = toast(page, 'failure', 'Binance Pro Bot is past its stop loss');
      await expect(alert).toContainText('It has lost $40.00 of $640.00; you started it with a stop loss of 5%.');
    });

    await test.step('its settings are on its page', async () => {
      await openRow(page, 'Binance Pro Bot');
      await expect(page.getByRole('region', { name: 'Configuration' })).toContainText('Stop Loss5%');
      await page.goBack();
    });

    await test.step('stopped', async () => {
      await list({ ...earlier, status: 'stopped' }, { ...own, current_amount: '600.00', total_return: '-40.00' });
      await refresh();
      await expect(toast(page, 'failure', 'OKX Smart Bot has stopped')).toContainText(
        'It holds $690.00 of $700.00 put in.',
      );
    });

    await test.step('neither is told again, nor anything while Risk Alerts are off', async () => {
      await page.goto('/settings');
      await page.getByRole('switch', { name: 'Risk Alerts' }).click();
      await list({ ...earlier, status: 'stopped' }, { ...own, status: 'stopped' });
      await page.goto('/active-bots');
      await expect(getRows(page).filter({ hasText: 'Stopped' })).toHaveCount(2);
      await untilLoaded(page);
      await expect(failureToasts(page)).toHaveCount(0);
    });

    await test.step('logging out leaves none of it on the device', async () => {
      await signOut(page);
      const stored = await page.evaluate(() =>
        ['etherpilot.startedBots', 'etherpilot.riskAlerts'].map((key) => localStorage.getItem(key)),
      );
      expect(stored).toEqual(['{}', null]);
    });
  },
);

test('the results of one investment are exported by themselves', { tag: [RELEASE, ONCE] }, async ({ page }) => {
  await openAs(page, 'rich@sandbox.test', '/active-bots');
  await openRow(page, 'Binance Pro Bot');
  await expect(page.getByRole('region', { name: /^\d+ results$/ })).toBeVisible();
  const title = await page.getByRole('heading', { name: /^\d+ results$/ }).textContent();
  const { rows } = await exportCsv(page, 'Export results');
  expect(rows).toHaveLength(Number.parseInt(title ?? '', 10));
});
