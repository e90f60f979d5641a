import type { Page } from '@playwright/test';
import { faultOf, goTo, test as failingTest } from './failing.js';
import { expect, type SandboxControl, test } from './fixtures.js';
import { heading, ONCE, openAs, saveTraffic, signUp, startSession, toast } from './steps.js';

const BOTS = '/api/bots/';
const INVESTMENTS = '/api/bots/investments/';
const START = '/api/bots/investments/create/';
const DEPOSITS = '/api/deposit/list/';

/** Long enough to see that something is loading. */
const DELAY_MS = 1_000;

const main = (page: Page) => page.getByRole('main');
const activation = (page: Page) => main(page).getByRole('region', { name: 'Account activation' });
const nextButton = (page: Page) => main(page).getByRole('button', { name: /^Next/ });

/** The figure under a name, as the screen shows it. */
const figure = (page: Page, name: string) =>
  main(page)
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .first()
    .locator('xpath=following-sibling::dd[1]');

const bot = (more: object = {}) => ({
  id: 1,
  name: 'Binance Pro Bot',
  exchange: 'Binance',
  description: 'Trades ETH around a moving average.',
  success_rate: 87,
  monthly_return: '18.50',
  risk_level: 'medium',
  min_deposit: '500.00',
  features: [],
  status: 'active',
  is_unlocked: true,
  ...more,
});

const investment = (id: number, status: string) => ({
  id,
  status,
  initial_amount: '500.00',
  current_amount: '510.00',
  total_return: '10.00',
  total_return_percentage: '2.00',
  growth_logs: [],
  bot: { name: 'Binance Pro Bot', exchange: 'Binance', risk_level: 'medium' },
});

/** What the server answers from now on to the reading of a list. */
const answerWith = (api: SandboxControl, path: string, body: unknown) =>
  api.armFault({ method: 'GET', path, status: 200, body, times: 100 });

test('one account has the same number of active bots on three pages', async ({ page, api }) => {
  await startSession(page, 'rich@sandbox.test');
  const list = ['active', 'Active', 'paused', 'stopped', 'liquidating'].map((status, at) => investment(at + 1, status));

  await test.step('as the sandbox has it', async () => {
    await page.goto('/active-bots');
    const running = main(page).getByRole('region', { name: 'Investments' }).getByText('Active', { exact: true });
    await expect(running.first()).toBeVisible();
    const count = String(await running.count());
    await expect(figure(page, 'Active Bots')).toHaveText(new RegExp(`^${count}1 paused`));
    for (const path of ['/robots', '/profile']) {
      await goTo(page, path);
      await expect(figure(page, 'Active Bots')).toHaveText(count);
    }
  });

  await test.step('in any letter case, and without inactive ones', async () => {
    await answerWith(api, INVESTMENTS, list);
    await goTo(page, '/active-bots');
    await expect(figure(page, 'Active Bots')).toHaveText('21 paused · 1 stopped');
    for (const path of ['/robots', '/profile']) {
      await goTo(page, path);
      await expect(figure(page, 'Active Bots')).toHaveText('2');
    }
    await expect(figure(page, 'Avg Profit')).toHaveText('2.0%');
    await expect(main(page).getByText('Over all your 5 bots')).toBeVisible();
  });
});

test(
  'the bots page counts what the server lists, and samples replace only missing figures',
  { tag: ONCE },
  async ({ page, api, expectFailedResponses }) => {
    const glance = main(page).getByRole('region', { name: 'At a glance' });
    await answerWith(api, BOTS, [bot(), bot({ id: 2, name: 'Another Bot' })]);
    await openAs(page, 'rich@sandbox.test', '/robots');
    await expect(figure(page, 'Available Bots')).toHaveText('2');
    await expect(glance.getByText('Sample figures')).toHaveCount(0);
    await expect(main(page).getByText('Sample figures')).toHaveCount(1);

    await test.step('only the investments are unknown', async () => {
      await api.armFault({ method: 'GET', path: INVESTMENTS, status: 503, times: 2 });
      expectFailedResponses(2);
      await page.reload();
      const refused = async () => (await api.requests({ path: INVESTMENTS })).filter(({ status }) => status === 503);
      await expect.poll(async () => (await refused()).length).toBe(2);
      await expect(figure(page, 'Available Bots')).toHaveText('2');
      await expect(figure(page, 'Active Bots')).toHaveText('1Sample figures');
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    await test.step('only the bots are unknown', async () => {
      await api.disarmFaults();
      await answerWith(api, BOTS, []);
      await answerWith(api, INVESTMENTS, [investment(1, 'active'), investment(2, 'active')]);
      await page.reload();
      await expect(figure(page, 'Active Bots')).toHaveText('2');
      await expect(figure(page, 'Available Bots')).toHaveText('3Sample figures');
    });

    await test.step('a partial list of investments gives a lower bound', async () => {
      await api.disarmFaults();
      await answerWith(api, INVESTMENTS, { count: 3, next: null, results: [investment(1, 'active')] });
      await page.reload();
      await expect(figure(page, 'Active Bots')).toHaveText('1At least. Not all could be loaded.');
    });
  },
);

failingTest(
  'an account with money and bots has no activation card, even when they cannot be loaded',
  async ({ page, api }) => {
    await openAs(page, 'rich@sandbox.test', '/account');
    await expect(heading(page, 'Account')).toBeVisible();
    await expect.poll(async () => (await api.requests({ path: INVESTMENTS })).length).toBeGreaterThan(0);
    await expect(activation(page)).toHaveCount(0);
    await expect(main(page).getByRole('navigation', { name: 'Shortcuts' })).toBeVisible();

    await page.evaluate(() => localStorage.removeItem('etherpilot.activation'));
    await api.armFault({ ...faultOf('503', 'GET', INVESTMENTS), delayMs: DELAY_MS });
    await page.reload();
    await expect(activation(page)).toHaveAttribute('aria-busy', 'true');
    await expect(activation(page)).toHaveCount(0);
    await expect(main(page).getByText(/left$/)).toHaveCount(0);
  },
);

test('an empty account that clicks Next twice is not at 100 percent', async ({ page }) => {
  await signUp(page);
  const bar = page.getByRole('progressbar', { name: 'Account activation' });
  for (const path of ['/deposit', '/platform']) {
    await goTo(page, '/account');
    await expect(bar).toHaveAttribute('aria-valuetext', '0%, 2 steps left');
    await nextButton(page).click();
    await expect(page).toHaveURL(path);
  }
  await goTo(page, '/account');
  await expect(bar).toHaveAttribute('aria-valuetext', '0%, 2 steps left');
  await expect(main(page).getByText('Skipped. No deposit received yet.')).toBeVisible();
  await expect(main(page).getByText('Skipped. No bot started yet.')).toBeVisible();
  await expect(nextButton(page)).toHaveCount(0);
});

failingTest(
  'a deposit that was credited and spent is done; a failed one is not; an unreadable list claims nothing',
  { tag: ONCE },
  async ({ page, api }) => {
    const record = (status: string) => ({
      id: 1,
      currency: 'ETH',
      currency_name: 'Ethereum',
      amount: '0.5',
      status,
      created_at: '2026-07-01T12:00:00Z',
      oxapay_invoice_id: '1',
    });
    const bar = page.getByRole('progressbar', { name: 'Account activation' });
    await answerWith(api, DEPOSITS, [record('Paid')]);
    await openAs(page, 'empty@sandbox.test', '/account');
    await expect(bar).toHaveAttribute('aria-valuetext', '50%, 1 step left');
    await expect(main(page).getByText('Done. Deposit received.')).toBeVisible();
    await expect(nextButton(page)).toHaveText('Next: Start Trading');

    await api.disarmFaults();
    await answerWith(api, DEPOSITS, [record('failed')]);
    await page.reload();
    await expect(bar).toHaveAttribute('aria-valuetext', '0%, 2 steps left');

    await api.disarmFaults();
    await api.armFault({ ...faultOf('503', 'GET', DEPOSITS), delayMs: DELAY_MS });
    await page.reload();
    await expect(activation(page)).toHaveAttribute('aria-busy', 'true');
    await expect(activation(page)).toHaveCount(0);
  },
);

test('a bot in maintenance opens its dialog, which says so and starts nothing', async ({ page, api, context }) => {
  await answerWith(api, BOTS, [bot({ status: 'maintenance' }), bot({ id: 2, name: 'Running Bot' })]);
  await saveTraffic(page);
  await openAs(page, 'rich@sandbox.test', '/robots');
  await main(page).getByRole('button', { name: 'Configure Bot' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Configure Binance Pro Bot' });
  await expect(dialog.getByText('This bot is in maintenance.').first()).toBeVisible();
  const start = dialog.getByRole('button', { name: 'Start Bot' });
  await expect(start).toHaveAttribute('aria-disabled', 'true');
  await start.click({ force: true });
  await dialog.getByLabel('Amount', { exact: true }).press('Enter');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await test.step('nor does one that goes into maintenance while its dialog is open', async () => {
    await main(page).getByRole('button', { name: 'Configure Bot' }).nth(1).click();
    const other = page.getByRole('dialog', { name: 'Configure Running Bot' });
    await expect(other.getByRole('button', { name: 'Start Bot' })).not.toHaveAttribute('aria-disabled');
    await api.disarmFaults();
    await answerWith(api, BOTS, [bot(), bot({ id: 2, name: 'Running Bot', status: 'upgrading' })]);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(other.getByText('The status of this bot is “upgrading”.').first()).toBeVisible();
    await expect(other.getByRole('button', { name: 'Start Bot' })).toHaveAttribute('aria-disabled', 'true');
  });

  expect(await api.requests({ method: 'POST', path: START })).toEqual([]);
});

test(
  'a sample bot whose counterpart on the server is in maintenance is not started',
  { tag: ONCE },
  async ({ page, api }) => {
    await api.armFault({ method: 'GET', path: BOTS, status: 200, body: [] });
    await openAs(page, 'rich@sandbox.test', '/robots');
    await expect(main(page).getByText('Sample bots — the server lists none')).toBeVisible();
    await answerWith(api, BOTS, [bot({ status: 'maintenance' })]);
    await main(page).getByRole('button', { name: 'Configure Bot' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Configure Binance Pro Bot' });
    await dialog.getByRole('button', { name: 'Start Bot' }).click();
    const words = 'Failed to start the bot. Please try again. This bot is in maintenance.';
    await expect(toast(page, 'alert', 'Error')).toContainText(words);
    await expect(dialog).toContainText(words);
    expect(await api.requests({ method: 'POST', path: START })).toEqual([]);
  },
);

test('clicking anywhere on a card does what its button does', async ({ page }) => {
  await openAs(page, 'rich@sandbox.test', '/robots');
  const card = main(page).getByRole('article').first();
  const dialog = page.getByRole('dialog', { name: 'Configure Binance Pro Bot' });
  const places = [card, card.getByRole('heading'), card.getByText('Minimum deposit')];
  for (const place of places) {
    await place.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(card.getByRole('button', { name: 'Configure Bot' })).toBeFocused();
  }
});

test('clicking anywhere on the card of a locked bot says why, once, and leads to the deposit', async ({ page }) => {
  await openAs(page, 'locked@sandbox.test', '/robots');
  const card = main(page).getByRole('article').first();
  await expect(card.getByRole('button', { name: 'Need $500' })).toBeVisible();
  await card.getByRole('heading').click();
  await expect(toast(page, 'alert', 'Insufficient Balance')).toHaveCount(1);
  await expect(page).toHaveURL('/deposit');
});
