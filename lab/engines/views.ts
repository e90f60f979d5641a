import { type EnginePage, until } from './enginePage.ts';
import { untilCandles, untilHeading } from './smoke.ts';

/** A screen as every engine has to show it. */
export interface View {
  readonly name: string;
  readonly path: string;
  readonly heading: string;
  /** Whether visitors see it. */
  readonly isPublic?: boolean;
  /** What is done once it is there. */
  readonly prepare?: (page: EnginePage) => Promise<void>;
}

/** The focus of a person who uses the keyboard. */
const focus = (name: string) => (page: EnginePage) =>
  until(`field "${name}"`, () =>
    page.run((wanted) => {
      const fields = [...document.querySelectorAll('input')];
      const field = fields.find(({ labels }) => labels?.[0]?.textContent.trim().startsWith(wanted));
      field?.focus();
      return field !== undefined;
    }, name),
  ).then(() => {});

/** The screens a person sees first and those of their money. */
export const views: readonly View[] = [
  { name: 'landing', path: '/', heading: 'Automated Ethereum Trading', isPublic: true },
  { name: 'login', path: '/login', heading: 'Sign in', isPublic: true, prepare: focus('Email') },
  { name: 'platform', path: '/platform', heading: 'Trading platform', prepare: untilCandles },
  { name: 'robot', path: '/robot', heading: 'Ethereum Trading Bots' },
  {
    name: 'robot-dialog',
    path: '/robot',
    heading: 'Ethereum Trading Bots',
    prepare: (page) => page.click({ role: 'button', name: 'Configure Bot' }),
  },
  { name: 'active-bots', path: '/active-bots', heading: 'Active Bots' },
  { name: 'deposit', path: '/deposit', heading: 'Deposit Ethereum' },
  { name: 'withdraw', path: '/withdraw', heading: 'Withdraw Funds', prepare: focus('Amount') },
  { name: 'deposit-history', path: '/deposit-history', heading: 'Deposit History' },
  { name: 'withdrawal-history', path: '/withdrawal-history', heading: 'Withdrawal History' },
];

/** Opens a screen by its address and waits until nothing of it is on its way. */
export async function openView(page: EnginePage, web: string, { path, heading, prepare }: View): Promise<void> {
  await page.open(`${web}${path}`);
  await untilHeading(page, heading);
  await until(`screen ${path} without anything on its way`, () =>
    page.run(() => {
      const isWaiting = [...document.querySelectorAll('[aria-busy="true"]')].length > 0;
      const isLoading = [...document.querySelectorAll('main *')].some(({ textContent }) => textContent === 'Loading');
      return !isWaiting && !isLoading && document.fonts.status === 'loaded';
    }),
  );
  await prepare?.(page);
}
