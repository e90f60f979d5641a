import type { Page } from '@playwright/test';
import { CREATE, LOGIN, REGISTER, START, WITHDRAW } from './endpoints.ts';

/** Screens that need a session: path, heading, document title. */
export const protectedScreens = [
  ['/platform', 'Trading platform', 'Trading platform'],
  ['/robot', 'Ethereum Trading Bots', 'Ethereum Trading Bots'],
  ['/robots', 'Ethereum Trading Bots', 'Ethereum Trading Bots'],
  ['/active-bots', 'Active Bots', 'Active Bots'],
  ['/deposit', 'Deposit Ethereum', 'Deposit Ethereum'],
  ['/deposit-history', 'Deposit History', 'Deposit History'],
  ['/withdraw', 'Withdraw Funds', 'Withdraw Funds'],
  ['/withdrawal-history', 'Withdrawal History', 'Withdrawal History'],
  ['/account', 'Account', 'Account'],
  ['/profile', 'Profile', 'Profile'],
  ['/settings', 'Settings', 'Settings'],
  ['/support', 'Support and Help Center', 'Support and Help Center'],
] as const;

/** Screens open to everyone: path, heading, document title. */
export const publicScreens = [
  ['/', 'Automated Ethereum Trading', 'Automated Ethereum Trading'],
  ['/deposit-success?track_id=193139644&amount=0.25&currency=ETH', 'Payment Submitted!', 'Payment Submitted!'],
  ['/deposit-cancel?track_id=193139644&amount=0.25&currency=ETH', 'Payment Cancelled', 'Payment Cancelled'],
  ['/nowhere', /Oops! Page not found/, 'Page not found'],
] as const;

/** Sign-in pages, which have no navigation: path, heading, document title. */
export const barePages = [
  ['/login', 'Sign in', 'Sign in'],
  ['/signup', 'Create your account', 'Create account'],
  ['/forgot-password', 'Forgot password', 'Forgot password'],
] as const;

const EMAIL = 'rich@sandbox.test';

async function fillCredentials(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
}

/** A form of a screen: how it is filled in and sent by a person who stays on the screen, and the call it makes. */
export interface FormUse {
  readonly call: string;
  readonly send: (page: Page) => Promise<void>;
}

/** The forms by the path of their screen. */
export const forms: Readonly<Record<string, FormUse | undefined>> = {
  '/login': {
    call: LOGIN,
    async send(page) {
      await fillCredentials(page);
      await page.getByRole('button', { name: 'Sign in' }).click();
    },
  },
  '/signup': {
    call: REGISTER,
    async send(page) {
      // A taken e-mail: the server refuses it and the page stays.
      await fillCredentials(page);
      await page.getByRole('button', { name: 'Create account' }).click();
    },
  },
  '/robot': {
    call: START,
    async send(page) {
      const configure = page.getByRole('button', { name: /Configure Bot/ });
      await configure.first().click();
      await page.getByRole('button', { name: 'Start Bot' }).click();
      await page.getByRole('button', { name: /^Invest \$/ }).click();
    },
  },
  '/deposit': {
    call: CREATE,
    async send(page) {
      await page.getByRole('radio', { name: /Ethereum|ETH/ }).check({ force: true });
      await page.getByLabel(/^Amount/).fill('1');
      await page.getByRole('button', { name: 'Create Deposit' }).click();
    },
  },
  '/withdraw': {
    call: WITHDRAW,
    async send(page) {
      await page.getByLabel(/^Amount/).fill('50');
      await page.getByLabel(/address/i).fill('0x52908400098527886E0F7030069857D2E4169EE7');
      await page.locator('form button[type=submit]').click();
    },
  },
};
