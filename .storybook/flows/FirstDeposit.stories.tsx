import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { live } from '../../packages/ui/src/model/Provenance.js';
import { ZERO } from '../../packages/ui/src/money/decimal.js';
import { phone } from '../onPhone.js';
import preview from '../preview.js';
import { Flow } from './host/Flow.js';
import { Account, Deposit, DepositHistory } from './host/screens.js';
import type { World } from './host/useFlow.js';
import { entered, followSteps, opened, toasted, refresh } from './host/walking.js';

const steps = [
  'Begin on the account',
  'Fill in the deposit',
  'Take the address',
  'Wait for the payment',
  'See it credited',
  'Spend it',
];

function getStep({ place, deposits, openInfoId }: World): number {
  if (deposits.some(({ status }) => status === 'paid')) return place === 'depositHistory' ? 4 : 5;
  if (place === 'account') return 0;
  if (deposits.length === 0) return 1;
  return openInfoId === null ? 3 : 2;
}

/** A new person deposits for the first time: from the account to the address, and to the credited balance. */
const meta = preview.meta({
  title: 'First deposit',
  component: Flow,
  // A flow is walked, not adjusted.
  parameters: { controls: { disable: true } },
  args: {
    start: { balance: live(ZERO) },
    steps,
    getStep,
    screens: (host) => ({
      account: <Account host={host} />,
      deposit: <Deposit host={host} />,
      depositHistory: <DepositHistory host={host} />,
    }),
  },
});

/** From an account without money to a balance that a bot can be started with. */
export const Walkthrough = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const marked = followSteps(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next: Make First Deposit' }));
    await entered(canvas, 'Deposit Ethereum');
    await userEvent.click(canvas.getByRole('radio', { name: /Ethereum/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Amount/ }), '0.25');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Deposit' }));
    const dialog = within(await opened('Deposit Info'));
    await expect(dialog.getByText('Send 0.25 ETH to this address')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('link', { name: 'Deposit History' }));
    await entered(canvas, 'Deposit History');
    await refresh(canvas);
    await toasted('0.25 ETH deposit credited');
    await userEvent.click(canvas.getAllByRole('link', { name: /Account/ })[0] as HTMLElement);
    const balance = within(await canvas.findByRole('region', { name: 'Balance' }));
    await expect(balance.getByText('$750.00')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next: Start Trading' })).toBeVisible();
    await expect(marked).toEqual(steps);
  },
});

/** The same on a phone. */
export const Phone = Walkthrough.extend({ globals: phone, tags: ['release'] });
