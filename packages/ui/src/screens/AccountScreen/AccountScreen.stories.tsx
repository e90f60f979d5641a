import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import { withShell } from '#.storybook/decorators/withShell.js';
import { expectOffline, offline } from '#.storybook/offline.js';
import { onPhone, phone } from '#.storybook/onPhone.js';
import preview from '#.storybook/preview.js';
import { entriesOutsideBar, placeNames } from '../../components/AppShell/navigation.js';
import { connectionFailure } from '../../fixtures/failures.js';
import { viewer } from '../../fixtures/viewer.js';
import { withToast } from '../../fixtures/withToast.js';
import { decimal, ZERO } from '../../money/decimal.js';
import { AccountScreen, type AccountScreenProps } from './AccountScreen.js';

const readAt = Date.UTC(2026, 6, 12, 14, 2);

const args: AccountScreenProps = {
  viewer,
  balance: { value: decimal('1250'), provenance: 'live', asOf: readAt },
  activation: { hasDeposited: true, hasInvested: false },
  stepsMovedPast: 1,
  onMoveOn: fn(),
  onNotify: fn(),
  onLogOut: fn(),
};

const meta = preview.meta({
  title: 'Screens/AccountScreen',
  tags: ['stable'],
  component: AccountScreen,
  args,
  decorators: [withShell],
  parameters: { shell: { current: 'account' } },
});

const mainOf = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

/** The texts of a list's links. */
const linksIn = (list: HTMLElement) =>
  Object.fromEntries(
    within(list)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  );

/** Shows initial, name, display id and balance. */
export const Ready = meta.story({
  parameters: { requirements: ['DASH-01', 'DASH-03', 'DASH-11'] },
  play: async ({ canvasElement }) => {
    const main = mainOf(canvasElement);
    const profile = within(main.getByRole('region', { name: 'Your profile' }));
    await expect(profile.getByText('V')).toBeVisible();
    await expect(profile.getByRole('heading', { name: 'viewer' })).toBeVisible();
    await expect(profile.getByText('Account ID 100007')).toBeVisible();
    const balance = within(main.getByRole('region', { name: 'Balance' }));
    await expect(balance.getByText('$1,250.00')).toBeVisible();
    await expect(balance.getByText('Updated 14:02 UTC')).toBeVisible();
  },
});

/** Deposit and Withdraw are side by side with equal weight. */
export const DepositAndWithdraw = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['DASH-12'] },
  play: async ({ canvasElement }) => {
    const main = mainOf(canvasElement);
    const deposit = main.getByRole('link', { name: 'Deposit' });
    const withdraw = main.getByRole('link', { name: 'Withdraw' });
    await expect([deposit.getAttribute('href'), withdraw.getAttribute('href')]).toEqual(['/deposit', '/withdraw']);
    await expect(withdraw.dataset['kind']).toBe(deposit.dataset['kind']);
    const [left, right] = [deposit.getBoundingClientRect(), withdraw.getBoundingClientRect()];
    await expect([right.width, right.top].map(Math.round)).toEqual([left.width, left.top].map(Math.round));
  },
});

/** Has shortcuts to profile and deposits. */
export const Shortcuts = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['DASH-13', 'DASH-14'] },
  play: async ({ canvasElement }) => {
    const links = linksIn(mainOf(canvasElement).getByRole('navigation', { name: 'Shortcuts' }));
    await expect(links).toMatchObject({ Profile: '/profile', 'Deposit History': '/deposit-history' });
  },
});

/** Has shortcuts to withdrawals and settings. */
export const MoreShortcuts = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['DASH-15', 'DASH-16'] },
  play: async ({ canvasElement }) => {
    const links = linksIn(mainOf(canvasElement).getByRole('navigation', { name: 'Shortcuts' }));
    await expect(links).toMatchObject({ 'Withdrawal History': '/withdrawal-history', Settings: '/settings' });
    await expect(Object.keys(links)).toHaveLength(4);
  },
});

/** On a phone it links to what does not fit in the bottom bar. */
export const NotInBottomBar = meta.story({
  parameters: { requirements: ['G-20'] },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ args: { onLogOut }, canvasElement }) => {
    const main = mainOf(canvasElement);
    const links = linksIn(within(canvasElement).getByRole('main'));
    await expect(links).toMatchObject({
      Platform: '/platform',
      Deposit: '/deposit',
      Support: '/support',
      Settings: '/settings',
    });
    await userEvent.click(main.getByRole('button', { name: 'Log out' }));
    await expect(onLogOut).toHaveBeenCalledOnce();
  },
});

const orderOf = (callback: (...given: never[]) => void) => mocked(callback).mock.invocationCallOrder[0] ?? 0;

const completed = { tone: 'success' as const, title: 'Account setup completed' };

/** Next on the first step shows a notice, then moves on to the deposit. */
export const FirstStep = meta.story({
  parameters: { requirements: ['DASH-09'] },
  args: { activation: { hasDeposited: false, hasInvested: false }, stepsMovedPast: 0 },
  play: async ({ args: { onMoveOn, onNotify }, canvasElement }) => {
    await userEvent.click(mainOf(canvasElement).getByRole('button', { name: 'Next: Make First Deposit' }));
    await expect(onNotify).toHaveBeenCalledOnce();
    await expect(onNotify).toHaveBeenCalledWith(expect.objectContaining({ title: 'On to step 2 of 2' }));
    await expect(onMoveOn).toHaveBeenCalledOnce();
    await expect(onMoveOn).toHaveBeenCalledWith({ movedPast: 1, leadsTo: 'deposit', isLast: false });
    await expect(orderOf(onNotify)).toBeLessThan(orderOf(onMoveOn));
  },
});

/** Next on the last step says that the setup is completed and moves on to the platform. */
export const LastStep = meta.story({
  parameters: { requirements: ['DASH-10'] },
  play: async ({ args: { onMoveOn, onNotify }, canvasElement }) => {
    await userEvent.click(mainOf(canvasElement).getByRole('button', { name: 'Next: Start Trading' }));
    await expect(onNotify).toHaveBeenCalledOnce();
    await expect(onNotify).toHaveBeenCalledWith(expect.objectContaining(completed));
    await expect(onMoveOn).toHaveBeenCalledOnce();
    await expect(onMoveOn).toHaveBeenCalledWith({ movedPast: 2, leadsTo: 'platform', isLast: true });
    await expect(orderOf(onNotify)).toBeLessThan(orderOf(onMoveOn));
  },
});

const leftOf = (element: HTMLElement) => Math.round(element.getBoundingClientRect().left);

/** With a deposit and a bot there is no activation card, and the shortcuts take its place. */
export const Completed = meta.story({
  args: { activation: { hasDeposited: true, hasInvested: true } },
  globals: { viewport: { value: 'wide', isRotated: false } },
  play: async ({ canvasElement }) => {
    const main = mainOf(canvasElement);
    await expect(main.queryByText('Account activation')).toBeNull();
    await expect(main.queryByRole('button', { name: /^Next/ })).toBeNull();
    const profile = main.getByRole('region', { name: 'Your profile' });
    await expect(leftOf(main.getByRole('navigation', { name: 'Shortcuts' }))).toBe(leftOf(profile));
  },
});

/** While there is an activation card, the shortcuts are beside it. */
export const ActivationOnWide = meta.story({
  globals: { viewport: { value: 'wide', isRotated: false } },
  play: async ({ canvasElement }) => {
    const main = mainOf(canvasElement);
    const balance = main.getByRole('region', { name: 'Balance' });
    await expect(leftOf(main.getByRole('navigation', { name: 'Shortcuts' }))).toBe(leftOf(balance));
  },
});

/** While the facts are unknown, the activation card is a skeleton that claims nothing. */
export const ActivationLoading = meta.story({
  args: { activation: 'loading', stepsMovedPast: 0 },
  play: async ({ canvasElement }) => {
    const card = within(mainOf(canvasElement).getByRole('region', { name: 'Account activation' }));
    await expect(card.getByRole('status')).toHaveTextContent('Loading');
    await expect(card.queryByText(/left|Done|Skipped/)).toBeNull();
  },
});

/** After both steps were moved past, there is no skeleton. */
export const ActivationLoadingAgain = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { activation: 'loading', stepsMovedPast: 2 },
  play: async ({ canvasElement }) => {
    await expect(mainOf(canvasElement).queryByText('Account activation')).toBeNull();
  },
});

/** When a list could not be read, nobody looks like a new user. */
export const ActivationUnknown = meta.story({
  args: { activation: 'unknown', stepsMovedPast: 0 },
  play: async ({ canvasElement }) => {
    await expect(mainOf(canvasElement).queryByText('Account activation')).toBeNull();
    await expect(mainOf(canvasElement).getByRole('region', { name: 'Balance' })).toBeVisible();
  },
});

/** Shows the server's display id. */
export const OwnDisplayId = meta.story({
  parameters: { requirements: ['DASH-02'] },
  args: { viewer: { ...viewer, displayId: '000042' } },
  play: async ({ canvasElement }) => {
    await expect(mainOf(canvasElement).getByText('Account ID 000042')).toBeVisible();
  },
});

/** The session is being ended. */
export const Loading = meta.story({
  args: { isLoggingOut: true },
  play: async ({ args: { onLogOut }, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Logging out...' }));
    await expect(onLogOut).not.toHaveBeenCalled();
  },
});

/** Nothing is deposited and there is no name. */
export const Empty = meta.story({
  args: {
    viewer: { ...viewer, name: '' },
    balance: { value: ZERO, provenance: 'live' },
    activation: { hasDeposited: false, hasInvested: false },
    stepsMovedPast: 0,
  },
  play: async ({ canvasElement }) => {
    const main = mainOf(canvasElement);
    await expect(main.getByText('$0.00')).toBeVisible();
    await expect(main.getByText('U')).toBeVisible();
    await expect(main.queryByText(/^Done/)).toBeNull();
  },
});

/** The server was not reached, and a cached balance is shown. */
export const Failed = meta.story({
  args: { balance: { value: decimal('1250'), provenance: 'cached', asOf: Date.UTC(2026, 6, 12, 13, 58) } },
  play: async ({ canvasElement }) => {
    await expect(mainOf(canvasElement).getByText('Saved Jul 12, 2026, 13:58 UTC')).toBeVisible();
  },
});

/** Without a connection, the page says how old its figures are, and everything on it still leads on. */
export const Offline = meta.story({
  args: { balance: { value: decimal('1250'), provenance: 'cached', asOf: Date.UTC(2026, 6, 12, 13, 58) } },
  globals: offline,
  play: async ({ canvasElement }) => {
    await expectOffline(canvasElement);
    const main = mainOf(canvasElement);
    await expect(main.getByText('Saved Jul 12, 2026, 13:58 UTC')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/withdraw');
    await expect(main.getByRole('button', { name: 'Next: Start Trading' })).not.toHaveAttribute('aria-disabled');
    await expect(main.getByRole('button', { name: 'Log out' })).not.toHaveAttribute('aria-disabled');
  },
});

/** A balance that could not be read is not shown as zero, and can be read again. */
export const BalanceUnknown = meta.story({
  parameters: { requirements: ['G-46'] },
  args: { balance: null, activation: 'unknown', onRetryBalance: fn() },
  play: async ({ args: { onRetryBalance }, canvasElement }) => {
    const balance = within(mainOf(canvasElement).getByRole('region', { name: 'Balance' }));
    await expect(balance.getByText('—')).toBeVisible();
    await expect(balance.getByText('Balance unavailable')).toBeVisible();
    await expect(balance.queryByText(/\$|Updated/)).toBeNull();
    await userEvent.click(balance.getByRole('button', { name: 'Try again' }));
    await expect(onRetryBalance).toHaveBeenCalledOnce();
  },
});

export const BalanceUnknownPhone = BalanceUnknown.extend({ globals: phone });

/** Shows the error toast of a failed refresh with the cached balance. */
export const ErrorToast = Failed.extend({
  decorators: [withToast(connectionFailure)],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByText(connectionFailure.message)).toBeVisible());
  },
});

/** The balance was reduced on this device and the server has not confirmed it yet. */
export const ReducedBalance = meta.story({
  args: { balance: { value: decimal('937.50'), provenance: 'derived' } },
  play: async ({ canvasElement }) => {
    const balance = within(mainOf(canvasElement).getByRole('region', { name: 'Balance' }));
    await expect(balance.getByText('Not yet confirmed')).toBeVisible();
    await expect(balance.getByText('Includes your latest transaction; awaiting confirmation.')).toBeVisible();
  },
});

/** All controls can be reached by keyboard, in reading order. */
export const Keyboard = meta.story({
  play: async ({ args: { onLogOut }, canvasElement }) => {
    const main = within(canvasElement).getByRole('main');
    main.focus();
    const names = ['Deposit', 'Withdraw', 'Make First Deposit', 'Start Trading', 'Next: Start Trading'];
    const links = ['Profile', 'Deposit History', 'Withdrawal History', 'Settings'];
    const more = entriesOutsideBar.map(({ to }) => placeNames[to]);
    for (const name of [...names, ...links, ...more, 'Log out']) {
      await userEvent.tab();
      await expect(canvasElement.ownerDocument.activeElement).toHaveAccessibleName(name);
    }
    await userEvent.keyboard('{Enter}');
    await expect(onLogOut).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  args: {
    viewer: { ...viewer, displayId: '0123456789'.repeat(6), name: 'averylongnamewithoutanyplacetobreak'.repeat(3) },
    balance: { value: decimal('123456789012345.67'), provenance: 'stale', asOf: readAt },
  },
  globals: { viewport: { value: 'narrowest', isRotated: false } },
});

/** The account page is the home dashboard: profile, balance, activation, shortcuts. */
export const Phone = meta.story({
  parameters: { requirements: ['G-15'] },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const main = mainOf(canvasElement);
    const parts = [
      ...['Your profile', 'Balance', 'Account activation'].map((name) => main.getByRole('region', { name })),
      main.getByRole('navigation', { name: 'Shortcuts' }),
    ];
    const tops = parts.map((part) => part.getBoundingClientRect().top);
    await expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  },
});

export const ReadyPhone = meta.story({
  ...onPhone(Ready, DepositAndWithdraw, Shortcuts, MoreShortcuts),
  tags: ['!dev', '!autodocs'],
});
