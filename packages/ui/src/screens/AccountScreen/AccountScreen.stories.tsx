import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.js';
import { AppShell } from '../../components/AppShell/AppShell.js';
import { connectionFailure } from '../../fixtures/failures.js';
import { viewer } from '../../fixtures/viewer.js';
import { decimal, ZERO } from '../../money/decimal.js';
import { ToastRegion } from '../../primitives/ToastRegion/ToastRegion.js';
import { AccountScreen } from './AccountScreen.js';

const readAt = Date.UTC(2026, 6, 12, 14, 2);

const meta = preview.meta({
  component: AccountScreen,
  args: {
    viewer,
    balance: { value: decimal('1250'), provenance: 'live' as const, asOf: readAt },
    onLogOut: fn(),
  },
  decorators: [
    (Story, { args }) => (
      <AppShell current="account" balance={args.balance} onLogOut={fn()}>
        <Story />
      </AppShell>
    ),
  ],
});

export const Ready = meta.story({
  play: async ({ args, canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByText('$1,250.00')).toBeVisible();
    await expect(main.getByText('Display ID 100007')).toBeVisible();
    const ways = Object.fromEntries(
      main.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    );
    await expect(ways).toEqual({
      Deposit: '/deposit',
      Withdraw: '/withdraw',
      Profile: '/profile',
      'Deposit History': '/deposit-history',
      'Withdrawal History': '/withdrawal-history',
      Settings: '/settings',
      Support: '/support',
      Platform: '/platform',
    });
    await userEvent.click(main.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({
  name: 'Loading, the session is being ended',
  args: { isLoggingOut: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Logging out...' }));
    await expect(args.onLogOut).not.toHaveBeenCalled();
  },
});

export const Empty = meta.story({
  name: 'Empty, nothing deposited and no name',
  args: { viewer: { ...viewer, name: '' }, balance: { value: ZERO, provenance: 'live' } },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByText('$0.00')).toBeVisible();
    await expect(main.getByText('U')).toBeVisible();
  },
});

export const Failed = meta.story({
  name: 'Failed, the server was not reached and a saved balance stands in',
  args: { balance: { value: decimal('1250'), provenance: 'cached', asOf: Date.UTC(2026, 6, 12, 13, 58) } },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByText('Saved Jul 12, 2026, 13:58 UTC')).toBeVisible();
  },
});

export const ErrorToast = Failed.extend({
  name: 'Error toast of a failed refresh over the saved balance',
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastRegion
          toasts={[
            { id: '1', tone: 'negative', title: connectionFailure.title, description: connectionFailure.message },
          ]}
          onDismiss={fn()}
        />
      </>
    ),
  ],
});

export const Lowered = meta.story({
  name: 'Balance lowered here, not yet confirmed by the server',
  args: { balance: { value: decimal('937.50'), provenance: 'derived' } },
});

export const Keyboard = meta.story({
  play: async ({ args, canvasElement }) => {
    const main = within(canvasElement).getByRole('main');
    main.focus();
    const logOut = within(main).getByRole('button', { name: 'Log out' });
    for (const stop of [...within(main).getAllByRole('link'), logOut]) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  args: {
    viewer: { ...viewer, displayId: '0123456789'.repeat(6), name: 'averylongnamewithoutanyplacetobreak'.repeat(3) },
    balance: { value: decimal('123456789012345.67'), provenance: 'stale', asOf: readAt },
  },
  globals: { viewport: { value: 'narrowest', isRotated: false } },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
