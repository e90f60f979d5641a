import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { onPhone, phone } from '../../fixtures/onPhone.js';
import { expectOffline, offline } from '../../fixtures/offline.js';
import { withShell } from '../../fixtures/withShell.js';
import { getEntriesOutsideBar, navigationItems, placeNames } from '../../components/AppShell/navigation.js';
import { deposits } from '../../fixtures/deposits.js';
import { connectionFailure } from '../../fixtures/failures.js';
import { expectNoAmounts } from '../../fixtures/hiddenAmounts.js';
import { investments, oddInvestment, stoppedInvestment } from '../../fixtures/investments.js';
import { manyDaysOfResults } from '../../fixtures/results.js';
import { viewer } from '../../fixtures/viewer.js';
import { withdrawals } from '../../fixtures/withdrawals.js';
import { withToast } from '../../fixtures/withToast.js';
import { decimal, ZERO } from '../../money/decimal.js';
import { recordsCode } from './recordsCode.js';
import { type AccountLists, AccountScreen, type AccountScreenProps, type StatementHost } from './AccountScreen.js';

const readAt = Date.UTC(2026, 6, 12, 14, 2);

const ready = <T,>(data: readonly T[]) => ({ status: 'ready' as const, data, readAt });
const loading = { status: 'loading' as const };
const failed = { status: 'failed' as const, failure: connectionFailure };

const lists: AccountLists = {
  investments: ready(manyDaysOfResults),
  withdrawals: ready(withdrawals),
  deposits: ready(deposits),
  isSettled: true,
  onRetry: fn(),
};
const noLists: AccountLists = { ...lists, investments: ready([]), withdrawals: ready([]), deposits: ready([]) };

const statementHost = {
  onExport: fn<StatementHost['onExport']>(async () => undefined),
  onBeforePrint: fn(async () => false),
};

const args: AccountScreenProps = {
  viewer,
  balance: { value: decimal('1250'), provenance: 'live', asOf: readAt },
  activation: { hasDeposited: true, hasInvested: true },
  stepsMovedPast: 2,
  lists,
  now: readAt,
  lastVisit: Date.UTC(2026, 6, 10, 9),
  statement: statementHost,
  onMoveOn: fn(),
  onNotify: fn(),
  onLogOut: fn(),
};

const oneStepLeft = { activation: { hasDeposited: true, hasInvested: false }, stepsMovedPast: 1 } as const;

const meta = preview.meta({
  title: 'Screens/AccountScreen',
  tags: ['stable'],
  component: AccountScreen,
  args,
  decorators: [withShell],
  loaders: [() => recordsCode.load()],
  parameters: { shell: { current: 'account' } },
});

const getMain = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

/** The texts of a list's links. */
const linksIn = (list: HTMLElement) =>
  Object.fromEntries(
    within(list)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  );

/** Shows initial, name, display id and balance. */
export const Ready = meta.story();

/** What it says. */
export const ReadyTest = Ready.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['DASH-01', 'DASH-03', 'DASH-11'] },
  play: async ({ canvasElement }) => {
    const main = getMain(canvasElement);
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
    const main = getMain(canvasElement);
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
    const links = linksIn(getMain(canvasElement).getByRole('navigation', { name: 'Shortcuts' }));
    await expect(links).toMatchObject({ Profile: '/profile', 'Deposit History': '/deposit-history' });
  },
});

/** Has shortcuts to withdrawals and settings. */
export const MoreShortcuts = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['DASH-15', 'DASH-16'] },
  play: async ({ canvasElement }) => {
    const links = linksIn(getMain(canvasElement).getByRole('navigation', { name: 'Shortcuts' }));
    await expect(links).toMatchObject({ 'Withdrawal History': '/withdrawal-history', Settings: '/settings' });
    await expect(Object.keys(links)).toHaveLength(4);
  },
});

Ready.test(
  'on a phone it links to what does not fit in the bottom bar',
  { parameters: { requirements: ['G-20'] }, globals: { viewport: { value: 'phone', isRotated: false } } },
  async ({ args: { onLogOut }, canvasElement }) => {
    const main = getMain(canvasElement);
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
);

const getCallOrder = (callback: (...given: never[]) => void) => mocked(callback).mock.invocationCallOrder[0] ?? 0;

const completed = { tone: 'success' as const, title: 'Account setup completed' };

Ready.test(
  'next on the first step shows a notice, then moves on to the deposit',
  {
    parameters: { requirements: ['DASH-09'] },
    args: { activation: { hasDeposited: false, hasInvested: false }, stepsMovedPast: 0 },
  },
  async ({ args: { onMoveOn, onNotify }, canvasElement }) => {
    await userEvent.click(getMain(canvasElement).getByRole('button', { name: 'Next: Make First Deposit' }));
    await expect(onNotify).toHaveBeenCalledOnce();
    await expect(onNotify).toHaveBeenCalledWith(expect.objectContaining({ title: 'On to step 2 of 2' }));
    await expect(onMoveOn).toHaveBeenCalledOnce();
    await expect(onMoveOn).toHaveBeenCalledWith({ movedPast: 1, leadsTo: 'deposit', isLast: false });
    await expect(getCallOrder(onNotify)).toBeLessThan(getCallOrder(onMoveOn));
  },
);

Ready.test(
  'next on the last step says that the setup is completed and moves on to the platform',
  { parameters: { requirements: ['DASH-10'] }, args: oneStepLeft },
  async ({ args: { onMoveOn, onNotify }, canvasElement }) => {
    await userEvent.click(getMain(canvasElement).getByRole('button', { name: 'Next: Start Trading' }));
    await expect(onNotify).toHaveBeenCalledOnce();
    await expect(onNotify).toHaveBeenCalledWith(expect.objectContaining(completed));
    await expect(onMoveOn).toHaveBeenCalledOnce();
    await expect(onMoveOn).toHaveBeenCalledWith({ movedPast: 2, leadsTo: 'platform', isLast: true });
    await expect(getCallOrder(onNotify)).toBeLessThan(getCallOrder(onMoveOn));
  },
);

Ready.test('with a deposit and a bot there is no activation card', async ({ canvasElement }) => {
  const main = getMain(canvasElement);
  await expect(main.queryByText('Account activation')).toBeNull();
  await expect(main.queryByRole('button', { name: /^Next/ })).toBeNull();
});

/** A deposit has arrived and no bot was started: nothing is in bots, and no results are claimed. */
export const OneStepLeft = meta.story({
  args: { ...oneStepLeft, balance: { value: decimal('299.12'), provenance: 'live', asOf: readAt }, lists: noLists },
});

OneStepLeft.test(
  'a deposit has arrived and no bot was started: nothing is in bots, and no results are claimed',
  async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(main.getByRole('region', { name: 'Account activation' })).toBeVisible();
    await expect(main.getByRole('link', { name: /^In bots no bots yet \$0.00 0.0%/ })).toBeVisible();
    await expect(main.getByText('No results yet')).toBeVisible();
    await expect(main.getByText('Deposits, withdrawals and bots will appear here.')).toBeVisible();
  },
);

Ready.test(
  'the total is what is available and in active and paused bots; all else stands apart, coins in coins',
  { args: { lists: { ...lists, investments: ready([...investments, stoppedInvestment, oddInvestment]) } } },
  async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    const total = within(main.getByRole('region', { name: 'Total = available + in bots' }));
    await expect(total.getByText('$2,861.61')).toBeVisible();
    await expect(total.getByRole('link', { name: 'Available $1,250.00 43.7%' })).toHaveAttribute(
      'href',
      '/deposit-history',
    );
    await expect(total.getByRole('link', { name: 'In bots 2 active, 1 paused $1,611.61 56.3%' })).toHaveAttribute(
      'href',
      '/active-bots',
    );
    const apart = within(main.getByRole('region', { name: 'Not in the total' }));
    await expect(Object.keys(linksIn(main.getByRole('region', { name: 'Not in the total' })))).toEqual([
      'Withdrawals under way $432.50',
      'Deposits under way 0.25000000 ETH, 4.50000000 LTC',
      'Stopped bot $750.00',
      'Bot of another status $0.01',
    ]);
    await expect(apart.getByRole('link', { name: /^Withdrawals/ })).toHaveAttribute('href', '/withdrawal-history');
  },
);

Ready.test('the latest events are those of all lists, newest first, five at most', async ({ canvasElement }) => {
  const events = within(getMain(canvasElement).getByRole('region', { name: 'Latest events' })).getAllByRole('listitem');
  await expect(events.map(({ textContent }) => textContent)).toEqual([
    '3 bots, today so far Binance Pro Bot, OKX Smart Bot, Bybit Turbo Bot +$1.30 14:00',
    'Deposit created Ethereum · Pending 0.25 ETH 13:49',
    'Withdrawal requested Ethereum · Pending $312.50 13:20',
    'Withdrawal requested Ethereum · Processing $120.00 Jul 11',
    'Deposit paid Ethereum 0.5 ETH Jul 8',
  ]);
});

/** While the lists are being read, the balance is there and nothing is claimed of the rest. */
export const Loading = meta.story({
  args: { lists: { ...lists, investments: loading, withdrawals: loading, deposits: loading } },
});

Loading.test(
  'while the lists are being read, the balance is there and nothing is claimed of the rest',
  async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(within(main.getByRole('region', { name: 'Balance' })).getByText('$1,250.00')).toBeVisible();
    const total = main.getByRole('region', { name: 'Total = available + in bots' });
    await expect(within(total).getAllByText('—')).toHaveLength(2);
    await expect(main.queryByText(/No results yet|will appear here|no bots yet/)).toBeNull();
  },
);

Ready.test(
  'investments could not be read: there is no total, and each part says so',
  { args: { lists: { ...lists, investments: failed } } },
  async ({ args: { lists: given }, canvasElement }) => {
    const main = getMain(canvasElement);
    const total = within(main.getByRole('region', { name: 'Total = available + in bots' }));
    await expect(total.getByRole('link', { name: 'In bots could not be read —' })).toBeVisible();
    await expect(total.getByRole('heading', { name: 'No total until both are read again' })).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Try again' }));
    await expect(given?.onRetry).toHaveBeenCalledOnce();
  },
);

/** Deposits and withdrawals could not be read: what is under way is not left out without a word. */
export const OtherPartsFailed = meta.story({ args: { lists: { ...lists, deposits: failed, withdrawals: failed } } });

OtherPartsFailed.test(
  'deposits and withdrawals could not be read: what is under way is not left out without a word',
  async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(main.getByText('$2,868.38')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Deposits under way could not be read' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Withdrawals under way could not be read' })).toBeVisible();
    await expect(main.getByText('Could not be read: deposits, withdrawals.')).toBeVisible();
  },
);

/** Only part of the investments could be read: what is missing is in no figure, and the page says so. */
export const PartialList = meta.story({
  args: { lists: { ...lists, partial: { shown: 4, total: 6, unreadable: 0 } } },
});

PartialList.test(
  'only part of the investments could be read: what is missing is in no figure, and the page says so',
  async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(main.getByRole('link', { name: 'In bots only part could be read —' })).toBeVisible();
    await expect(main.getByRole('note')).toHaveTextContent(/4 of 6/);
  },
);

/** An order was sent after investments were read: their sum would count its money twice, so there is no total yet. */
export const NotSettled = meta.story({
  args: {
    balance: { value: decimal('750'), provenance: 'derived', asOf: readAt },
    lists: { ...lists, isSettled: false },
  },
});

NotSettled.test(
  'an order was sent after investments were read: their sum would count its money twice, so there is no total yet',
  async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(main.getByRole('heading', { name: 'No total until both are read again' })).toBeVisible();
    await expect(main.getByRole('link', { name: /^Available as of 14:02 UTC \$750.00/ })).toBeVisible();
    await expect(main.queryByText('$2,368.38')).toBeNull();
  },
);

/** A host that shows only the balance. */
export const BalanceOnly = meta.story({ args: { lists: undefined } });

BalanceOnly.test('a host that shows only the balance', async ({ canvasElement }) => {
  await expect(getMain(canvasElement).queryByText(/Total|Results|Latest events/)).toBeNull();
});

/** While the facts are unknown, the activation card is a skeleton that claims nothing. */
export const ActivationLoading = meta.story({ args: { activation: 'loading', stepsMovedPast: 0 } });

ActivationLoading.test(
  'while the facts are unknown, the activation card is a skeleton that claims nothing',
  async ({ canvasElement }) => {
    const card = within(getMain(canvasElement).getByRole('region', { name: 'Account activation' }));
    await expect(card.getByText('Loading')).toBeInTheDocument();
    await expect(card.queryByText(/left|Done|Skipped/)).toBeNull();
  },
);

/** When a list could not be read, nobody looks like a new user. */
export const ActivationUnknown = meta.story({ args: { activation: 'unknown', stepsMovedPast: 0 } });

ActivationUnknown.test('when a list could not be read, nobody looks like a new user', async ({ canvasElement }) => {
  await expect(getMain(canvasElement).queryByText('Account activation')).toBeNull();
  await expect(getMain(canvasElement).getByRole('region', { name: 'Balance' })).toBeVisible();
});

/** Shows the server's display id. */
export const OwnDisplayId = meta.story({ args: { viewer: { ...viewer, displayId: '000042' } } });

OwnDisplayId.test(
  "shows the server's display id",
  { parameters: { requirements: ['DASH-02'] } },
  async ({ canvasElement }) => {
    await expect(getMain(canvasElement).getByText('Account ID 000042')).toBeVisible();
  },
);

/** The session is being ended, where there is no sidebar. */
export const LoggingOut = meta.story({
  args: { isLoggingOut: true },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

LoggingOut.test(
  'the session is being ended, where there is no sidebar',
  async ({ args: { onLogOut }, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Logging out...' }));
    await expect(onLogOut).not.toHaveBeenCalled();
  },
);

/** Nothing is deposited and there is no name. */
export const Empty = meta.story({
  args: {
    viewer: { ...viewer, name: '' },
    balance: { value: ZERO, provenance: 'live' },
    activation: { hasDeposited: false, hasInvested: false },
    stepsMovedPast: 0,
    lists: noLists,
    lastVisit: undefined,
  },
});

Empty.test('nothing is deposited and there is no name', async ({ canvasElement }) => {
  const main = getMain(canvasElement);
  await expect(within(main.getByRole('region', { name: 'Balance' })).getByText('$0.00')).toBeVisible();
  await expect(main.getByText('U')).toBeVisible();
  await expect(main.queryByText(/^Done/)).toBeNull();
});

/** The server was not reached, and a cached balance is shown. */
export const Failed = meta.story({
  args: { balance: { value: decimal('1250'), provenance: 'cached', asOf: Date.UTC(2026, 6, 12, 13, 58) } },
});

Failed.test('the server was not reached, and a cached balance is shown', async ({ canvasElement }) => {
  await expect(getMain(canvasElement).getByText('Saved Jul 12, 2026, 13:58 UTC')).toBeVisible();
});

/** Without a connection, the page says how old its figures are, and everything on it still leads on. */
export const Offline = meta.story({
  args: {
    ...oneStepLeft,
    balance: { value: decimal('1250'), provenance: 'cached', asOf: Date.UTC(2026, 6, 12, 13, 58) },
  },
  globals: offline,
});

Offline.test(
  'without a connection, the page says how old its figures are, and everything on it still leads on',
  async ({ canvasElement }) => {
    await expectOffline(canvasElement);
    const main = getMain(canvasElement);
    await expect(main.getByText('Saved Jul 12, 2026, 13:58 UTC')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/withdraw');
    await expect(main.getByRole('button', { name: 'Next: Start Trading' })).not.toHaveAttribute('aria-disabled');
  },
);

/** A balance that could not be read is not shown as zero, and can be read again. */
export const BalanceUnknown = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['G-46'] },
  args: { balance: null, activation: 'unknown', onRetryBalance: fn() },
  play: async ({ args: { onRetryBalance }, canvasElement }) => {
    const balance = within(getMain(canvasElement).getByRole('region', { name: 'Balance' }));
    await expect(balance.getByText('—')).toBeVisible();
    await expect(balance.getByText('Balance unavailable')).toBeVisible();
    await expect(balance.queryByText(/\$|Updated/)).toBeNull();
    await userEvent.click(balance.getByRole('button', { name: 'Try again' }));
    await expect(onRetryBalance).toHaveBeenCalledOnce();
  },
});

export const BalanceUnknownPhone = BalanceUnknown.extend({ tags: ['!dev', '!autodocs'], globals: phone });

/** Shows the error toast of a failed refresh with the cached balance. */
export const ErrorToast = Failed.extend({ decorators: [withToast(connectionFailure)] });

ErrorToast.test('shows the error toast of a failed refresh with the cached balance', async ({ canvasElement }) => {
  const page = within(canvasElement.ownerDocument.body);
  await waitFor(() => expect(page.getByText(connectionFailure.message)).toBeVisible());
});

/** The balance was reduced on this device and the server has not confirmed it yet. */
export const ReducedBalance = meta.story({ args: { balance: { value: decimal('937.50'), provenance: 'derived' } } });

ReducedBalance.test(
  'the balance was reduced on this device and the server has not confirmed it yet',
  async ({ canvasElement }) => {
    const balance = within(getMain(canvasElement).getByRole('region', { name: 'Balance' }));
    await expect(balance.getByText('Not yet confirmed')).toBeVisible();
    await expect(balance.getByText('Includes your latest transaction; awaiting confirmation.')).toBeVisible();
  },
);

Ready.test(
  'all controls can be reached by keyboard, in reading order',
  { args: { ...oneStepLeft, lists: undefined }, globals: { viewport: { value: 'phone', isRotated: false } } },
  async ({ args: { onLogOut }, canvasElement }) => {
    const main = within(canvasElement).getByRole('main');
    main.focus();
    // The eye is in the strip above.
    const names = [
      'viewer Account ID 100007',
      'Make First Deposit',
      'Start Trading',
      'Next: Start Trading',
      'Deposit',
      'Withdraw',
    ];
    const links = ['Profile', 'Deposit History', 'Withdrawal History', 'Settings'];
    const more = getEntriesOutsideBar(navigationItems).map((item) => ('to' in item ? placeNames[item.to] : item.label));
    for (const name of [...names, ...links, ...more, 'Log out']) {
      await userEvent.tab();
      await expect(canvasElement.ownerDocument.activeElement).toHaveAccessibleName(name);
    }
    await userEvent.keyboard('{Enter}');
    await expect(onLogOut).toHaveBeenCalledOnce();
  },
);

export const LongText = meta.story({
  args: {
    viewer: { ...viewer, displayId: '0123456789'.repeat(6), name: 'averylongnamewithoutanyplacetobreak'.repeat(3) },
    balance: { value: decimal('123456789012345.67'), provenance: 'stale', asOf: readAt },
  },
  globals: { viewport: { value: 'narrowest', isRotated: false } },
});

/** The account page is the home dashboard: on a phone balance, total, results and events, then profile and shortcuts. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } }, args: oneStepLeft });

Phone.test(
  'the account page is the home dashboard: on a phone balance, total, results and events, then profile and shortcuts',
  { parameters: { requirements: ['G-15'] } },
  async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    const parts = [
      ...['Account activation', 'Balance', 'Results of all bots', 'Latest events', 'Your profile'].map((name) =>
        main.getByRole('region', { name }),
      ),
      main.getByRole('navigation', { name: 'Shortcuts' }),
    ];
    const tops = parts.map((part) => part.getBoundingClientRect().top);
    await expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  },
);

Phone.test('says what it says on a wide screen', ...onPhone(ReadyTest, DepositAndWithdraw, Shortcuts, MoreShortcuts));

/** With balances hidden no amount is left: dots in text and labels, even dots for line and bars; shares and days stay. */
export const Hidden = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['HIDE-01'] },
  globals: { balances: 'hidden' },
  play: async ({ canvasElement }) => {
    await expectNoAmounts(canvasElement);
    const main = getMain(canvasElement);
    await expect(within(main.getByRole('region', { name: 'Balance' })).getByText('••••••')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Available •••••• 43.6%' })).toBeVisible();
    const drawings = main.getAllByRole('img').flatMap((image) => [...image.querySelectorAll('path')]);
    await expect(drawings.map((path) => path.getAttribute('d'))).toEqual(['M0 50H1000', 'M0 50H1000']);
    await expect(main.getByRole('slider', { name: 'Day' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('••••••'),
    );
    await userEvent.click(main.getByRole('button', { name: 'Show results as table' }));
    await expectNoAmounts(canvasElement);
  },
});

export const HiddenPhone = Hidden.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['HIDE-01'] },
  globals: { balances: 'hidden', ...phone },
});

const openStatement = async (canvasElement: HTMLElement) => {
  await userEvent.click(getMain(canvasElement).getByRole('button', { name: 'Statement' }));
  // Its code is loaded then, which takes a busy machine more than a second.
  return within(await getMain(canvasElement).findByRole('region', { name: 'Statement' }, { timeout: 10_000 }));
};

/** A statement puts all histories into one; its sums are those of its lines, and a file has each of them. */
export const Statement = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['STMT-01'] },
  play: async ({ canvasElement }) => {
    const card = await openStatement(canvasElement);
    await expect(card.getByText('Deposits paid')).toBeVisible();
    await expect(card.getByText(/^Without opening and closing balances/)).toBeVisible();
    await expect(card.getByText(/^Coins have no dollar value here/)).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Export CSV' }));
    const linesOfLast = () => statementHost.onExport.mock.lastCall?.[0].lines.length ?? 0;
    const every = linesOfLast();
    const logs = manyDaysOfResults.flatMap(({ growthLogs }) => growthLogs);
    await expect(every).toBe(deposits.length + withdrawals.length + logs.length);
    await userEvent.click(card.getByRole('button', { name: 'Last 7 days' }));
    await userEvent.click(card.getByRole('button', { name: 'Export CSV' }));
    await expect(linesOfLast()).toBeLessThan(every);
  },
});

Ready.test(
  'lists that failed or came in part are named',
  { args: { lists: { ...lists, withdrawals: failed, partial: { shown: 4, total: 6, unreadable: 0 } } } },
  async ({ canvasElement }) => {
    const card = await openStatement(canvasElement);
    await expect(card.getByText('Could not be read: withdrawals.')).toBeVisible();
    await expect(card.getByText('Only part could be read: bots.')).toBeVisible();
  },
);

Ready.test(
  'what could not be read has no sum, neither none nor zero',
  { args: { lists: { ...lists, deposits: failed, withdrawals: failed, investments: failed } } },
  async ({ canvasElement }) => {
    const card = await openStatement(canvasElement);
    await expect(card.getAllByRole('definition').map((sum) => sum.textContent)).toEqual(['—', '—', '—']);
    await expect(card.queryByText('Nothing in this period')).toBeNull();
    await expect(card.getByText('Could not be read: deposits, withdrawals, bots.')).toBeVisible();
  },
);

Ready.test('nothing has happened yet', { args: { lists: noLists } }, async ({ canvasElement }) => {
  const card = await openStatement(canvasElement);
  await expect(card.getByText('Nothing in this period')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Export CSV' })).toHaveAttribute('aria-disabled', 'true');
});

Ready.test(
  'hidden amounts are masked in the statement, and stay so where printing was refused',
  { globals: { balances: 'hidden' } },
  async ({ canvasElement }) => {
    const card = await openStatement(canvasElement);
    await userEvent.click(card.getByRole('button', { name: 'Print or save as PDF' }));
    await expect(statementHost.onBeforePrint).toHaveBeenCalledOnce();
    await expectNoAmounts(canvasElement);
    await expect(canvasElement.ownerDocument.querySelector('[data-ep-sheet]')).toBeNull();
  },
);

export const StatementPhone = Statement.extend({ tags: ['!dev', '!autodocs'], globals: phone });
