import type { Page } from '@playwright/test';
import { createFault, goTo, test as faultTest } from './faultSteps.js';
import { BOTS, DEPOSITS, INVESTMENTS, START } from './endpoints.js';
import { expect, type SandboxControl, test } from './fixtures.js';
import {
  failureToasts,
  heading,
  ONCE,
  openAs,
  openMenu,
  RELEASE,
  signUp,
  startBot,
  startSession,
  toast,
  untilAnswered,
  untilLoaded,
  goOffline,
} from './steps.js';

const main = (page: Page) => page.getByRole('main');
const activation = (page: Page) => main(page).getByRole('region', { name: 'Account activation' });
const nextButton = (page: Page) => main(page).getByRole('button', { name: /^Next/ });

/** The figure with this label. */
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

/** Sets the response to every further read of a list. */
const respondWith = (api: SandboxControl, path: string, body: unknown) =>
  api.armFault({ method: 'GET', path, status: 200, body, times: 100 });

test('three pages show the same number of active bots', { tag: RELEASE }, async ({ page, api }) => {
  await startSession(page, 'rich@sandbox.test');
  const list = ['active', 'Active', 'paused', 'stopped', 'liquidating'].map((status, at) => investment(at + 1, status));

  await test.step('for the sandbox data', async () => {
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

  await test.step('ignoring the case of a status, and without inactive bots', async () => {
    await respondWith(api, INVESTMENTS, list);
    await goTo(page, '/active-bots');
    // The list may have been on its way already.
    await openMenu(page);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(figure(page, 'Active Bots')).toHaveText('21 paused · 1 stopped');
    for (const path of ['/robots', '/profile']) {
      await goTo(page, path);
      await expect(figure(page, 'Active Bots')).toHaveText('2');
    }
    await expect(figure(page, 'Avg Profit')).toHaveText('2.0%');
    await expect(main(page).getByText('Across all 5 bots')).toBeVisible();
  });
});

test(
  'the bots page counts the listed bots, and samples replace only missing figures',
  { tag: [ONCE, RELEASE] },
  async ({ page, api, expectFailedResponses }) => {
    const glance = main(page).getByRole('region', { name: 'At a glance' });
    await respondWith(api, BOTS, [bot(), bot({ id: 2, name: 'Another Bot' })]);
    await openAs(page, 'rich@sandbox.test', '/robots');
    await expect(figure(page, 'Available Bots')).toHaveText('2');
    await expect(glance.getByText('Sample figures')).toHaveCount(1);
    await untilLoaded(page);

    await test.step('only the investments are unknown', async () => {
      await api.armFault({ method: 'GET', path: INVESTMENTS, status: 503, times: 2 });
      expectFailedResponses(2);
      await page.reload();
      const failedReads = async () =>
        (await api.requests({ path: INVESTMENTS })).filter(({ status }) => status === 503);
      await expect.poll(async () => (await failedReads()).length).toBe(2);
      await expect(figure(page, 'Available Bots')).toHaveText('2');
      await expect(figure(page, 'Active Bots')).toHaveText('1');
      // One tag for it and its neighbours.
      await expect(glance.getByText('Sample figures')).toHaveCount(1);
      await expect(failureToasts(page)).toHaveCount(0);
      await untilAnswered(page);
    });

    await test.step('only the bots are unknown', async () => {
      await api.disarmFaults();
      await respondWith(api, BOTS, []);
      await respondWith(api, INVESTMENTS, [investment(1, 'active'), investment(2, 'active')]);
      await page.reload();
      await expect(figure(page, 'Active Bots')).toHaveText('2');
      await expect(figure(page, 'Available Bots')).toHaveText('3');
      await expect(glance.getByText('Sample figures')).toHaveCount(2);
    });

    await test.step('a partial list of investments gives a lower bound', async () => {
      await api.disarmFaults();
      await respondWith(api, INVESTMENTS, { count: 3, next: null, results: [investment(1, 'active')] });
      await page.reload();
      await expect(figure(page, 'Active Bots')).toHaveText("1Some didn't load");
    });
  },
);

faultTest(
  'an account with money and bots has no activation card, even when they cannot be loaded',
  { tag: RELEASE },
  async ({ page, api }) => {
    await openAs(page, 'rich@sandbox.test', '/account');
    await expect(heading(page, 'Account')).toBeVisible();
    await expect.poll(async () => (await api.requests({ path: INVESTMENTS })).length).toBeGreaterThan(0);
    await expect(main(page).getByRole('navigation', { name: 'Shortcuts' })).toBeVisible();
    await expect(activation(page)).toHaveCount(0);

    await page.evaluate(() => localStorage.removeItem('etherpilot.activation'));
    await api.armFault(createFault('503', 'GET', INVESTMENTS));
    await page.reload();
    await api.untilFaultsMet();
    await untilLoaded(page);
    await expect(activation(page)).toHaveCount(0);
    await expect(main(page).getByText(/left$/)).toHaveCount(0);
  },
);

test('skipping both activation steps leaves the activation at 0 percent', { tag: RELEASE }, async ({ page }) => {
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
  await expect(main(page).getByText('Skipped · no deposit yet')).toBeVisible();
  await expect(main(page).getByText('Skipped · no bot yet')).toBeVisible();
  await expect(nextButton(page)).toHaveCount(0);
});

faultTest(
  'a spent deposit completes its step, a failed one does not, and an unreadable list hides the card',
  { tag: [ONCE, RELEASE] },
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
    await respondWith(api, DEPOSITS, [record('Paid')]);
    await openAs(page, 'empty@sandbox.test', '/account');
    await expect(bar).toHaveAttribute('aria-valuetext', '50%, 1 step left');
    await expect(main(page).getByText('Done. Deposit received.')).toBeVisible();
    await expect(nextButton(page)).toHaveText('Next: Start Trading');

    await api.disarmFaults();
    await respondWith(api, DEPOSITS, [record('failed')]);
    await page.reload();
    await expect(bar).toHaveAttribute('aria-valuetext', '0%, 2 steps left');

    await api.disarmFaults();
    await api.armFault({ ...createFault('503', 'GET', DEPOSITS), held: true });
    await page.reload();
    await expect(activation(page)).toHaveAttribute('aria-busy', 'true');
    await api.release();
    await expect(activation(page)).toHaveCount(0);
  },
);

test(
  'a deposit that is too small for a bot leads to another one, until a bot runs',
  { tag: [ONCE, RELEASE] },
  async ({ page }) => {
    await openAs(page, 'locked@sandbox.test', '/account');
    const more = page.getByRole('link', { name: '$380.00 more to start a bot' });
    await expect(more).toHaveAttribute('href', '/deposit');
    await page.goto('/platform');
    const steps = page.getByRole('navigation', { name: 'First steps' });
    await expect(steps).toContainText('$380.00 more');
    await steps.getByRole('link').click();
    await expect(page).toHaveURL('/deposit');
    await openAs(page, 'rich@sandbox.test', '/platform');
    await expect(heading(page, 'Trading platform')).toBeVisible();
    await untilLoaded(page);
    await expect(steps).toHaveCount(0);
  },
);

test(
  'a bot in maintenance opens its dialog, which says so and cannot start it',
  { tag: RELEASE },
  async ({ page, api, context }) => {
    await respondWith(api, BOTS, [bot({ status: 'maintenance' }), bot({ id: 2, name: 'Running Bot' })]);
    await openAs(page, 'rich@sandbox.test', '/robots');
    await main(page).getByRole('button', { name: 'Configure Bot' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Configure Binance Pro Bot' });
    await expect(dialog.getByText('This bot is in maintenance.').first()).toBeVisible();
    const start = dialog.getByRole('button', { name: 'Start Bot' });
    await expect(start).toHaveAttribute('aria-disabled', 'true');
    await start.click({ force: true });
    await dialog.getByLabel('Amount', { exact: true }).press('Enter');
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    await test.step('nor can a bot that goes into maintenance while its dialog is open', async () => {
      await main(page).getByRole('button', { name: 'Configure Bot' }).nth(1).click();
      const other = page.getByRole('dialog', { name: 'Configure Running Bot' });
      await expect(other.getByRole('button', { name: 'Start Bot' })).not.toHaveAttribute('aria-disabled');
      await api.disarmFaults();
      await respondWith(api, BOTS, [bot(), bot({ id: 2, name: 'Running Bot', status: 'upgrading' })]);
      await goOffline(page);
      await context.setOffline(false);
      await expect(other.getByText('The status of this bot is “upgrading”.').first()).toBeVisible();
      await expect(other.getByRole('button', { name: 'Start Bot' })).toHaveAttribute('aria-disabled', 'true');
    });

    expect(await api.requests({ method: 'POST', path: START })).toEqual([]);
  },
);

test(
  'a sample bot is not started while the matching server bot is in maintenance',
  { tag: [ONCE, RELEASE] },
  async ({ page, api }) => {
    await api.armFault({ method: 'GET', path: BOTS, status: 200, body: [] });
    await openAs(page, 'rich@sandbox.test', '/robots');
    await expect(main(page).getByText('Sample bots — the server lists none')).toBeVisible();
    await respondWith(api, BOTS, [bot({ status: 'maintenance' })]);
    await main(page).getByRole('button', { name: 'Configure Bot' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Configure Binance Pro Bot' });
    await startBot(page);
    const message = 'Failed to start the bot. Please try again. This bot is in maintenance.';
    await expect(toast(page, 'failure', 'Error')).toContainText(message);
    await expect(dialog).toContainText(message);
    expect(await api.requests({ method: 'POST', path: START })).toEqual([]);
  },
);

test('clicking anywhere on a card does what its button does', { tag: RELEASE }, async ({ page }) => {
  await openAs(page, 'rich@sandbox.test', '/robots');
  const card = main(page).getByRole('article').first();
  const dialog = page.getByRole('dialog', { name: 'Configure Binance Pro Bot' });
  const places = [card, card.getByRole('heading'), card.getByText('Minimum deposit')];
  for (const place of places) {
    await place.click();
    await expect(dialog).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(card.getByRole('button', { name: 'Configure Bot' })).toBeFocused();
  }
});

test(
  'clicking anywhere on the card of a locked bot shows one toast and leads to the deposit',
  { tag: RELEASE },
  async ({ page }) => {
    await openAs(page, 'locked@sandbox.test', '/robots');
    const card = main(page).getByRole('article').first();
    await expect(card.getByRole('button', { name: 'Need $500' })).toBeVisible();
    await card.getByRole('heading').click();
    await expect(toast(page, 'failure', 'Insufficient Balance')).toHaveCount(1);
    await expect(page).toHaveURL('/deposit?bot=1');
  },
);
