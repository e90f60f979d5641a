import type { Locator, Page } from 'playwright';
import type { OrderKind } from './orderLog.ts';

/** What a tab shows, as far as the invariants need it. */
export interface ScreenReading {
  readonly text: string;
  /** Every balance of the user, with where it is shown. */
  readonly balances: readonly { readonly place: string; readonly usd: string; readonly isLive: boolean }[];
  /** The forms whose submit button is enabled. */
  readonly openForms: readonly OrderKind[];
  readonly isSignIn: boolean;
}

/** Runs in the page. */
function readInPage(): ScreenReading {
  const usdIn = (one: Element) => /\$([\d,]+\.\d\d)/.exec(one.textContent)?.[1]?.replaceAll(',', '');
  const isLive = (one: Element) => one.querySelector('[data-provenance]:not([data-provenance="live"])') === null;
  const places = [
    ['top strip', 'header a[href="/account"]'],
    ['withdraw', 'main [aria-label="Available balance"]'],
    ['account', 'main [aria-label="Balance"]'],
  ] as const;
  const balances = places.flatMap(([place, selector]) => {
    const one = document.querySelector(selector);
    const usd = one === null ? undefined : usdIn(one);
    return one === null || usd === undefined ? [] : [{ place, usd, isLive: isLive(one) }];
  });
  const names = { withdrawal: /^Withdraw \$/, deposit: /^Create Deposit$/, bot: /^Start Bot$/ };
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button, [role=dialog] button')].filter(
    (button) => !button.disabled && button.ariaDisabled !== 'true' && button.checkVisibility(),
  );
  const openForms = (Object.keys(names) as (keyof typeof names)[]).filter((kind) =>
    buttons.some((button) => names[kind].test(button.textContent.trim())),
  );
  const isSignIn = location.pathname === '/login';
  return { text: document.body.innerText, balances, openForms, isSignIn };
}

export function readScreen(page: Page): Promise<ScreenReading> {
  return page.evaluate(readInPage);
}

/** The form of an order. */
export interface OrderForm {
  readonly path: string;
  /** The link of the shell that leads to it. */
  readonly link: string;
  /** Its submit button. */
  readonly submit: (page: Page) => Locator;
  /** Fills it in, even when it is locked. Rejects when the screen has no form. */
  readonly fill: (page: Page, order: { readonly amount: string; readonly address: string }) => Promise<void>;
  /** The field in which Enter submits. */
  readonly field: (page: Page) => Locator;
}

export const forms: Readonly<Record<OrderKind, OrderForm>> = {
  withdrawal: {
    path: '/withdraw',
    link: 'Withdraw',
    submit: (page) => page.getByRole('main').getByRole('button', { name: /^Withdraw \$/ }),
    field: (page) => page.getByLabel('Amount (USD)'),
    async fill(page, { amount, address }) {
      await page.getByLabel('Amount (USD)').fill(amount);
      await page.getByLabel('Wallet address').fill(address);
    },
  },
  deposit: {
    path: '/deposit',
    link: 'Deposit Funds',
    submit: (page) => page.getByRole('main').getByRole('button', { name: 'Create Deposit' }),
    field: (page) => page.getByLabel('Amount (ETH)'),
    async fill(page, { amount }) {
      await page.getByRole('radio', { name: /Ethereum/ }).check({ force: true });
      await page.getByLabel('Amount (ETH)').fill(amount);
    },
  },
  bot: {
    path: '/robot',
    link: 'Trading Bots',
    submit: (page) => page.getByRole('dialog').getByRole('button', { name: 'Start Bot' }),
    field: (page) => page.getByRole('dialog').getByLabel('Amount', { exact: true }),
    async fill(page, { amount }) {
      await page.getByRole('button', { name: 'Configure Bot' }).first().click();
      await page.getByRole('dialog').getByLabel('Amount', { exact: true }).fill(amount);
    },
  },
};

/** The two buttons by which a user unlocks a form after an order without a clear answer. */
export const unlocking = {
  open: (page: Page) => page.getByRole('button', { name: 'Unlock the form' }),
  confirm: (page: Page) => page.getByRole('group').getByRole('button', { name: 'Unlock', exact: true }),
};

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

export type Place = { readonly link?: string; readonly path: string };

/** Follows a link of the shell without a reload; without a link the URL is opened. */
export async function goTo(page: Page, web: string, { link, path }: Place): Promise<void> {
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

/** Signs in and waits for the first screen. */
export async function signIn(page: Page, web: string, email: string, password: string): Promise<void> {
  await page.goto(`${web}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname !== '/login', { timeout: 15_000 });
}
