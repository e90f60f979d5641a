import type { Locator, Page } from '@playwright/test';
import { CREATE, START, WITHDRAW } from './endpoints.js';
import { expect, test } from './faultSteps.js';
import type { SandboxControl } from './fixtures.js';
import { fillWithdrawal, investButton, openAs, RELEASE, toast, untilAnswered, untilLoaded } from './steps.js';

const EMAIL = 'rich@sandbox.test';
type Stored = Awaited<ReturnType<SandboxControl['books']>>;

/** An order with an amount that the account has no other one of. */
interface Order {
  readonly name: string;
  readonly place: string;
  readonly path: string;
  readonly fill: (page: Page) => Promise<unknown>;
  readonly submit: (page: Page) => Locator;
  /** What says that it was accepted. */
  readonly accepted: (page: Page) => Locator;
  /** What would say that it was refused. */
  readonly failedTitle: string;
  readonly stored: (books: Stored) => number;
  readonly history: string;
  readonly listed: (page: Page) => Locator;
}

const orders: readonly Order[] = [
  {
    name: 'a withdrawal',
    place: '/withdraw',
    path: WITHDRAW,
    fill: (page) => fillWithdrawal(page, '61.37'),
    submit: (page) => page.getByRole('main').getByRole('button', { name: 'Withdraw $61.37' }),
    accepted: (page) => toast(page, 'news', 'Withdrawal Request Submitted'),
    failedTitle: 'Withdrawal Failed',
    stored: ({ withdrawals }) => withdrawals.filter(({ amount }) => Number(amount) === 61.37).length,
    history: '/withdrawal-history',
    listed: (page) => page.getByRole('row').filter({ hasText: '$61.37' }),
  },
  {
    name: 'a deposit',
    place: '/deposit',
    path: CREATE,
    async fill(page) {
      await page.getByRole('radio', { name: /Ethereum/ }).check();
      await page.getByLabel('Amount (ETH)').fill('0.7361');
    },
    submit: (page) => page.getByRole('button', { name: 'Create Deposit' }),
    accepted: (page) => page.getByRole('dialog', { name: 'Deposit Info' }),
    failedTitle: 'Deposit error',
    stored: ({ deposits }) => deposits.filter(({ amount }) => Number(amount) === 0.7361).length,
    history: '/deposit-history',
    listed: (page) => page.getByRole('row').filter({ hasText: '0.7361' }),
  },
  {
    name: 'the start of a bot',
    place: '/robot',
    path: START,
    async fill(page) {
      await page.getByRole('button', { name: 'Configure Bot' }).first().click();
      await page.getByRole('dialog').getByLabel('Amount', { exact: true }).fill('512.37');
      await page.getByRole('dialog').getByRole('button', { name: 'Start Bot' }).click();
    },
    submit: investButton,
    accepted: (page) => toast(page, 'news', 'Bot Started'),
    failedTitle: 'Error',
    stored: ({ investments }) => investments.filter((one) => Number(one.initial_amount) === 512.37).length,
    history: '/active-bots',
    listed: (page) => page.getByRole('listitem').filter({ hasText: '$512.37' }),
  },
];

test.describe('a connection that breaks once an order has arrived, on which a browser may send it again by itself', () => {
  for (const { name, place, path, fill, submit, accepted, failedTitle, stored, history, listed } of orders) {
    test(
      `never makes ${name} look failed, and its history has as many as the server`,
      { tag: [RELEASE, '@FAULT-27'] },
      async ({ page, api }) => {
        await openAs(page, EMAIL, place);
        await untilLoaded(page);
        await fill(page);
        // The history from before the order, without which a second one of the kind may be older.
        await untilAnswered(page);
        expect(stored(await api.books(EMAIL))).toBe(0);
        // Once: what the browser sends again arrives and is answered.
        await api.armFault({ method: 'POST', path, cut: 'after' });
        await submit(page).click();
        const doubt = page.getByRole('note').filter({ hasText: "We don't know yet" });
        await expect(accepted(page).or(doubt).first()).toBeVisible();
        await expect(toast(page, 'failure', failedTitle)).toHaveCount(0);

        const count = stored(await api.books(EMAIL));
        const isChromium = page.context().browser()?.browserType().name() === 'chromium';
        if (isChromium) expect(count, 'orders that Chromium has made of one').toBe(2);
        const isDoubled = count > 1 && path !== CREATE;
        await expect(toast(page, 'failure', 'Check your history')).toHaveCount(isDoubled ? 1 : 0);
        expect(await api.requests({ method: 'POST', path })).toHaveLength(count);
        await page.goto(history);
        await untilLoaded(page);
        await expect(listed(page)).toHaveCount(count);
        await page.goto('/account');
        const { user } = await api.books(EMAIL);
        const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(
          Number(user.balance),
        );
        await expect(page.getByText(dollars).filter({ visible: true }).first()).toBeVisible();
      },
    );
  }
});
