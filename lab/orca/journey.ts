import type { Page } from 'playwright';
import { DEPOSITS, WITHDRAW } from '../../apps/web/e2e/endpoints.ts';
import type { Lab } from '../builtApp.ts';
import type { Walk } from './walk.ts';

const EMAIL = 'listener@example.com';
const PASSWORD = 'correct horse 1';
const WALLET = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
/** Longer than the sandbox takes to credit a payment (ms). */
const CREDIT_MS = 10_000;

type Role = 'button' | 'link' | 'radio' | 'slider' | 'textbox';

/**
 * With the keys and the texts of a listener: sign-up, deposit, bot, withdrawal, and what is refused on the way. Orca's own keys,
 * which lead from heading to heading and from button to button, put the focus where `goTo` does.
 */
export async function walkMoney(walk: Walk, { web, sandbox }: Omit<Lab, 'context'>): Promise<void> {
  const { page, step } = walk;
  const press = (key: string, until: () => Promise<unknown> = async () => {}) =>
    step(`presses ${key}`, async () => {
      await page.keyboard.press(key);
      await until();
    });
  const goTo = (role: Role, name: string) => step(`goes to the ${role} ${name}`, () => find(page, role, name).focus());
  /** As one change, because what is said of each letter depends on how fast they come. */
  const enter = (text: string) => step(`enters ${text}`, () => page.keyboard.insertText(text));
  const replace = (text: string) =>
    step(`enters ${text} in its place`, async () => {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(text);
    });
  const screen = (heading: string) => () => untilLoaded(page, heading);
  const dialog = (isOpen: boolean) => () =>
    page.getByRole('dialog').waitFor({ state: isOpen ? 'visible' : 'detached' });

  await step('opens the sign-up page', async () => {
    await page.goto(`${web}/signup`);
    await untilLoaded(page, 'Create your account');
    // On a busy machine the first use of a profile's database takes longer than the app waits for it.
    await page.evaluate(async () => (await indexedDB.databases()).length);
  });
  await goTo('textbox', 'Email');
  await enter(EMAIL);
  await press('Tab');
  await enter('short');
  // It is silent, because its sentence is read at the field.
  await press('Enter', () => page.getByRole('group', { name: 'Invalid Password' }).waitFor());
  await replace(PASSWORD);
  await press('Enter', screen('Trading platform'));
  await goTo('button', 'Zoom in');
  await press('Enter');

  await goTo('link', 'Trading Bots');
  await press('Enter', screen('Ethereum Trading Bots'));
  await goTo('button', 'Deposit Required');
  await press('Enter', screen('Deposit Ethereum'));
  await goTo('textbox', 'Amount (ETH)');
  await replace('1');
  await goTo('button', 'Create Deposit');
  await press('Enter', dialog(true));
  await goTo('button', 'Copy address');
  await press('Enter');
  await press('Escape', dialog(false));
  await step('pays elsewhere, and comes back', async () => {
    // Only what was seen pending is reported as credited.
    await Promise.all([page.waitForResponse((answer) => answer.url().endsWith(DEPOSITS)), page.reload()]);
    await untilLoaded(page, 'Deposit Ethereum');
    const [deposit] = (await sandbox.books(EMAIL)).deposits;
    const pay = { method: 'POST', body: 'action=pay', redirect: 'manual' } as const;
    await fetch(`${sandbox.origin}/pay/${deposit?.oxapay_invoice_id}`, pay);
    await sandbox.advanceClock(CREDIT_MS);
    await page.reload();
    await untilLoaded(page, 'Deposit Ethereum');
    // Said once the balance has been read, which may come after the list of deposits.
    await page.getByText('You have enough for').first().waitFor();
  });

  await goTo('link', 'Trading Bots');
  await press('Enter', screen('Ethereum Trading Bots'));
  await goTo('button', 'Configure Bot');
  await press('Enter', dialog(true));
  await goTo('slider', 'Stop Loss');
  await press('ArrowRight');
  await goTo('button', 'Start Bot');
  await press('Enter', () => page.getByRole('button', { name: 'Invest $500.00', disabled: false }).waitFor());
  await goTo('button', 'Invest $500.00');
  await press('Enter', screen('Active Bots'));

  await goTo('link', 'Withdraw');
  await press('Enter', screen('Withdraw Funds'));
  await goTo('button', 'Withdraw');
  await press('Enter');
  await enter('100');
  await goTo('textbox', 'Wallet address');
  await enter(WALLET);
  await goTo('button', 'Withdraw $100.00');
  await sandbox.arm({ method: 'POST', path: WITHDRAW, status: 400, body: { error: 'Withdrawals are paused.' } });
  await press('Enter', () => page.getByRole('button', { name: 'Withdraw $100.00', disabled: false }).waitFor());
  await press('Enter', screen('Withdrawal History'));
}

function find(page: Page, role: Role, name: string) {
  return page
    .getByRole(role, { name, exact: role !== 'radio' })
    .filter({ visible: true })
    .first();
}

/** Waits until a screen shows its heading, and nothing of it is on its way. */
async function untilLoaded(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
}
