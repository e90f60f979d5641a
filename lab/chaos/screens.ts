import type { Locator, Page } from 'playwright';
import type { OrderKind } from './orderLog.ts';

/** What is filled in. */
export interface OrderInput {
  readonly amount: string;
  /** The address and the coin of a withdrawal; `null` leaves the preselected one. */
  readonly address: string;
  readonly coin: string | null;
}

/** The form of an order. */
export interface OrderForm {
  readonly path: string;
  /** The link of the shell that leads to it. */
  readonly link: string;
  /** Its submit button. */
  readonly submit: (page: Page) => Locator;
  /** The button of the step that asks, where there is one. */
  readonly confirm?: (page: Page) => Locator;
  /** Fills it in, even when it is locked. Rejects when the screen has no form. */
  readonly fill: (page: Page, order: OrderInput) => Promise<void>;
  /** The code of the chosen coin as the form shows it; `null` where there is none. */
  readonly coin: (page: Page) => Promise<string | null>;
  /** The field in which Enter submits. */
  readonly field: (page: Page) => Locator;
}

export const forms: Readonly<Record<OrderKind, OrderForm>> = {
  withdrawal: {
    path: '/withdraw',
    link: 'Withdraw',
    submit: (page) => page.getByRole('main').getByRole('button', { name: /^Withdraw \$/ }),
    field: (page) => page.getByLabel('Amount (USD)'),
    coin: (page) => codeIn(page.getByRole('main').locator('dt', { hasText: 'Paid out as' }).locator('+ dd')),
    async fill(page, { amount, address, coin }) {
      const select = page.getByRole('main').getByLabel('Currency');
      if (coin !== null) await select.selectOption(coin, { timeout: 1_000 });
      await page.getByLabel('Amount (USD)').fill(amount);
      await page.getByLabel('Wallet address').fill(address);
    },
  },
  deposit: {
    path: '/deposit',
    link: 'Deposit Funds',
    submit: (page) => page.getByRole('main').getByRole('button', { name: 'Create Deposit' }),
    field: (page) => page.getByLabel(/^Amount \(/),
    coin: (page) => codeIn(page.locator('label').filter({ hasText: /^Amount \(/ })),
    async fill(page, { amount }) {
      await page.getByRole('radio', { name: /Ethereum/ }).check({ force: true });
      await page.getByLabel(/^Amount \(/).fill(amount);
    },
  },
  bot: {
    path: '/robot',
    link: 'Trading Bots',
    submit: (page) => page.getByRole('dialog').getByRole('button', { name: 'Start Bot' }),
    confirm: (page) => page.getByRole('dialog').getByRole('button', { name: /^Invest \$/ }),
    field: (page) => page.getByRole('dialog').getByLabel('Amount', { exact: true }),
    coin: async () => null,
    async fill(page, { amount }) {
      await page.getByRole('button', { name: 'Configure Bot' }).first().click();
      await page.getByRole('dialog').getByLabel('Amount', { exact: true }).fill(amount);
    },
  },
};

/** The code in brackets at the end of a text such as “Ethereum (ETH)”. */
async function codeIn(one: Locator): Promise<string | null> {
  const text = await one.textContent({ timeout: 1_000 });
  return /\((\w+)\)\s*$/.exec(text ?? '')?.[1] ?? null;
}

/** The two buttons by which a user unlocks a form after an order without a clear answer. */
export const unlocking = {
  open: (page: Page) => page.getByRole('button', { name: 'Unlock the form' }),
  confirm: (page: Page) => page.getByRole('group').getByRole('button', { name: 'Unlock', exact: true }),
};

/** The button by which a user allows an order like one that was refused, which the history shows. */
export const allowing = (page: Page) => page.getByRole('button', { name: 'Allow another one' });

/** Screens of a signed-in user that show or sum up orders, and some that do not. */
export const places = [
  { link: 'Platform', path: '/platform' },
  { link: 'Trading Bots', path: '/robot' },
  { link: 'Active Bots', path: '/active-bots' },
  { link: 'Deposit Funds', path: '/deposit' },
  { link: 'Withdraw', path: '/withdraw' },
  { link: 'Account', path: '/account' },
  { link: 'Support', path: '/support' },
  { link: 'Settings', path: '/settings' },
  { path: '/deposit-history' },
  { path: '/withdrawal-history' },
  { path: '/profile' },
] as const;

export type ScreenLink = { readonly link?: string; readonly path: string };

/** Follows a link of the shell without a reload; without a link the URL is opened. */
export async function goTo(page: Page, web: string, { link, path }: ScreenLink): Promise<void> {
  await closeOverlays(page);
  // The sidebar comes before the screen, whose own links may have the same name.
  const shellLink = page.getByRole('link', { name: link ?? '', exact: true }).first();
  if (link !== undefined && (await shellLink.isVisible())) await shellLink.click();
  else await page.goto(`${web}${path}`);
}

/** Dialogs block everything behind them, and toasts cover buttons. */
export async function closeOverlays(page: Page): Promise<void> {
  for (let tries = 0; tries < 3 && (await page.getByRole('dialog').count()) > 0; tries += 1) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(100);
  }
  await closeMessages(page);
}

export async function closeMessages(page: Page): Promise<void> {
  const messages = page.getByRole('region', { name: 'New notifications' }).getByRole('button');
  for (let tries = 0; tries < 5 && (await messages.count()) > 0; tries += 1) {
    await messages
      .first()
      .click({ timeout: 500 })
      .catch(() => {});
  }
}

export async function logOut(page: Page): Promise<void> {
  await closeOverlays(page);
  await page.getByRole('button', { name: 'Log out' }).filter({ visible: true }).first().click();
}
