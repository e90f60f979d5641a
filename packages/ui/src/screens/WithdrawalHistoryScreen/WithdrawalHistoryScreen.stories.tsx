import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { phone } from '../../fixtures/onPhone.js';
import { expectOffline, offline } from '../../fixtures/offline.js';
import { withShell } from '../../fixtures/withShell.js';
import { storyTime } from '../../fixtures/storyTime.js';
import { expectNoAmounts } from '../../fixtures/hiddenAmounts.js';
import { connectionFailure } from '../../fixtures/failures.js';
import { instant } from '../../fixtures/time.js';
import { withdrawals } from '../../fixtures/withdrawals.js';
import { withHistoryQuery } from '../../fixtures/withHistoryQuery.js';
import { withToast } from '../../fixtures/withToast.js';
import { decimal } from '../../money/decimal.js';
import { EVERY_WITHDRAWAL } from '../../rules/withdrawalHistory.js';
import { withdrawalHistoryScreenMessages } from './WithdrawalHistoryScreen.messages.js';
import { WithdrawalHistoryScreen, type WithdrawalHistoryScreenProps } from './WithdrawalHistoryScreen.js';

const readAt = storyTime - 12_000;
const args: WithdrawalHistoryScreenProps = {
  withdrawals: { status: 'ready', data: withdrawals, readAt },
  query: EVERY_WITHDRAWAL,
  onChangeQuery: fn(),
  onRefresh: fn(),
  onExport: fn(async () => undefined),
  onCopy: fn(async () => undefined),
  onGoBack: fn(),
};

const meta = preview.meta({
  title: 'Screens/WithdrawalHistoryScreen',
  tags: ['stable'],
  component: WithdrawalHistoryScreen,
  render: withHistoryQuery(WithdrawalHistoryScreen),
  decorators: [withShell],
  parameters: { shell: { current: 'withdrawalHistory' } },
  args,
});

/** The amounts in display order, which identify the rows. */
function drawn(canvasElement: HTMLElement): (string | undefined)[] {
  const [, ...rows] = within(canvasElement).getAllByRole('row');
  return rows.map((row) => /\$[\d.,]+/.exec(row.textContent ?? '')?.[0]);
}

/** Lists withdrawals newest first. */
export const Ready = meta.story();

Ready.test(
  'lists withdrawals newest first',
  { parameters: { requirements: ['WHIST-01', 'WHIST-02', 'WHIST-03'] } },
  async ({ args: { onRefresh, onGoBack }, canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(drawn(canvasElement)).toEqual(['$312.50', '$120.00', '$200.00', '$75.25', '$50.00']));
    await expect(canvas.getByRole('link', { name: 'New Withdrawal' })).toHaveAttribute('href', '/withdraw');
    await expect(canvas.getByRole('link', { name: 'Deposit History' })).toHaveAttribute('href', '/deposit-history');
    await expect(canvas.getByText('Updated 12 s ago')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(onRefresh).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(onGoBack).toHaveBeenCalledOnce();
  },
);

/** While loading, skeletons take the place of records. */
export const Loading = meta.story({ args: { withdrawals: { status: 'loading' } } });

/** While refreshing, the records stay. */
export const Refreshing = meta.story({ args: { withdrawals: { status: 'loading', data: withdrawals, readAt } } });

Refreshing.test('while refreshing, the records stay', async ({ args: { onRefresh }, canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Refreshing...' }));
  await expect(onRefresh).not.toHaveBeenCalled();
  await waitFor(() => expect(drawn(canvasElement)).toHaveLength(5));
});

/** Without withdrawals the page links to the first one. */
export const Empty = meta.story({ args: { withdrawals: { status: 'ready', data: [], readAt } } });

/** What it says. */
export const EmptyTest = Empty.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['WHIST-04', 'WHIST-05'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'No Withdrawals Yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Make Your First Withdrawal' })).toHaveAttribute('href', '/withdraw');
  },
});

const { loadFailedTitle, loadFailed } = withdrawalHistoryScreenMessages.texts;

/** After a failed load, the page says what is missing and offers to try again; the toast says what failed. */
export const Failed = meta.story({
  args: { withdrawals: { status: 'failed', failure: { title: loadFailedTitle, message: loadFailed } } },
});

Failed.test(
  'after a failed load, the page says what is missing and offers to try again; the toast says what failed',
  async ({ args: { onRefresh }, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('note')).toHaveTextContent(/^We couldn't load your withdrawalsTry again$/);
    await expect(canvas.queryByText('No Withdrawals Yet')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRefresh).toHaveBeenCalledOnce();
  },
);

/** After a failed refresh, the previous records stay. */
export const FailedWithOlderData = meta.story({
  args: { withdrawals: { status: 'failed', failure: connectionFailure, data: withdrawals, readAt } },
});

FailedWithOlderData.test('after a failed refresh, the previous records stay', async ({ canvasElement }) => {
  await expect(within(canvasElement).getByText('Showing the last data that loaded.')).toBeVisible();
  await waitFor(() => expect(drawn(canvasElement)).toHaveLength(5));
});

/** Without a connection, the withdrawals stay and can be searched; they cannot be refreshed. */
export const Offline = meta.story({ globals: offline });

Offline.test(
  'without a connection, the withdrawals stay and can be searched; they cannot be refreshed',
  async ({ args: { onChangeQuery, onRefresh }, canvasElement }) => {
    await expectOffline(canvasElement, 'Refresh');
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(onRefresh).not.toHaveBeenCalled();
    await waitFor(() => expect(drawn(canvasElement)).toHaveLength(5));
    const search = canvas.getByRole('searchbox');
    await userEvent.type(search, 'e');
    await expect(onChangeQuery).toHaveBeenCalled();
    await userEvent.clear(search);
  },
);

/** Shows the error toast of a failed load. */
export const ErrorToast = Failed.extend({ decorators: [withToast({ title: loadFailedTitle, message: loadFailed })] });

ErrorToast.test(
  'shows the error toast of a failed load',
  { parameters: { requirements: ['WHIST-15'] } },
  async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByText('Failed to load withdrawal history.')).toBeVisible());
  },
);

Ready.test('search, status and order filter the list', async ({ args: { onExport }, canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
  await waitFor(() => expect(drawn(canvasElement)).toEqual(['$312.50', '$200.00', '$120.00', '$75.25', '$50.00']));
  await userEvent.type(canvas.getByRole('searchbox'), 'ethereum');
  await waitFor(() => expect(drawn(canvasElement)).toEqual(['$312.50', '$200.00', '$120.00']));
  await userEvent.click(canvas.getByRole('button', { name: 'Processing 1' }));
  await waitFor(() => expect(drawn(canvasElement)).toEqual(['$120.00']));
  await expect(canvas.getByRole('status')).toHaveTextContent('1 of 5 withdrawals');
  await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
  await expect(onExport).toHaveBeenCalledWith({ withdrawals: withdrawals.filter(({ id }) => id === 4) });
});

/** Says that part of the list could not be loaded. */
export const Partial = meta.story({ args: { partial: { shown: 5, total: null, unreadable: 0 } } });

Partial.test(
  'says that part of the list could not be loaded',
  { parameters: { requirements: ['G-42'] } },
  async ({ args: { onRefresh }, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^Only 5 could be loaded; there are more/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
    await expect(onRefresh).toHaveBeenCalledOnce();
  },
);

/** Without a match, the filter can be cleared. */
export const NothingMatches = meta.story({ args: { query: { ...EVERY_WITHDRAWAL, text: 'doge' } } });

Ready.test(
  'without a match there is nothing to export, and the filter can be cleared',
  async ({ args: { onExport }, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'doge');
    await expect(await canvas.findByRole('heading', { name: 'No withdrawal matches' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(onExport).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(drawn(canvasElement)).toHaveLength(5));
    await userEvent.type(canvas.getByRole('searchbox'), 'doge');
    await canvas.findByRole('heading', { name: 'No withdrawal matches' });
  },
);

Ready.test('copies the address of the clicked row', async ({ args: { onCopy }, canvasElement }) => {
  const canvas = within(canvasElement);
  const [, , , , failed] = canvas.getAllByRole('row');
  if (failed === undefined) throw new Error('The failed withdrawal is missing');
  await userEvent.click(within(failed).getByRole('button', { name: 'Copy address ending in f3t4' }));
  await expect(onCopy).toHaveBeenCalledWith('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4');
  await expect(await canvas.findByRole('status')).toHaveTextContent(/^Address copied$/);
});

export const LongText = meta.story({
  args: {
    withdrawals: {
      status: 'ready',
      readAt,
      data: withdrawals.map((withdrawal) => ({
        ...withdrawal,
        amount: decimal('1234567890123456.789'),
        currencyName: 'A coin with a name that somebody wrote without thinking of narrow screens',
        withdrawalAddress: `addr1${'q2w3e4r5t6y7u8i9o0p'.repeat(6)}`,
        status: 'A_STATUS_NOBODY_KNOWS',
        transactionHash: 'not-a-hash-but-a-sentence-from-the-server',
      })),
    },
  },
});

/** Details say what each status means, and hold the whole address and the times with their zone. */
export const Details = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['WHIST-07', 'WHIST-08', 'WHIST-09', 'WHIST-12', 'G-86', 'G-87'] },
  play: async ({ args: { onCopy }, canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(canvasElement.ownerDocument.body);
    const open = canvas.getByRole('button', { name: 'Details of $200.00 as ETH' });
    await userEvent.click(open);
    const dialog = within(await body.findByRole('dialog', { name: 'Withdrawal of $200.00' }));
    await waitFor(() => expect(dialog.getByText('Funds have been sent to your wallet')).toBeVisible());
    await expect(dialog.getByText('Ethereum (ETH)')).toBeVisible();
    await expect(body.getByRole('dialog')).toHaveTextContent('Jul 7, 2026, 16:10 UTC');
    const link = dialog.getByRole('link', { name: /^Transaction / });
    await expect(link).toHaveTextContent('0x5c504ed4...fba1b22060');
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/etherscan\.io\/tx\/0x5c504ed432cb/));
    await userEvent.click(dialog.getByRole('button', { name: 'Copy address' }));
    await expect(onCopy).toHaveBeenCalledWith('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
    await expect(dialog.queryByRole('button', { name: 'Copy report' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(open).toHaveFocus());
  },
});

export const DetailsPhone = Details.extend({ tags: ['!dev', '!autodocs'], globals: phone });

Ready.test('details leave out what there is not', async ({ canvasElement }) => {
  const body = within(canvasElement.ownerDocument.body);
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Details of $312.50 as ETH' }));
  const dialog = within(await body.findByRole('dialog', { name: 'Withdrawal of $312.50' }));
  await waitFor(() => expect(dialog.getByText('Requested')).toBeVisible());
  await expect(dialog.queryByText('Processed')).toBeNull();
  await expect(dialog.queryByText('Transaction')).toBeNull();
});

Ready.test(
  'the details of a withdrawal that waits for longer than a review say so, with the report',
  {
    globals: phone,
    args: {
      withdrawals: {
        status: 'ready',
        readAt,
        data: withdrawals.map((one) => ({
          ...one,
          createdAt: instant(new Date(storyTime - 75 * 3_600_000).toISOString()),
        })),
      },
    },
  },
  async ({ args: { onCopy }, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Details of $312.50 as ETH' }));
    const dialog = within(await body.findByRole('dialog', { name: 'Withdrawal of $312.50' }));
    await waitFor(() => expect(dialog.getByText('Waiting for 3 days.')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Copy report' }));
    await expect(onCopy).toHaveBeenCalledWith(expect.stringMatching(/^Withdrawal not arrived\nRecord: 5\n/));
  },
);

Ready.test(
  'the dates are those of the zone shown; without a match, everything can be shown again',
  async ({ args: { onChangeQuery }, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Any date' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Last 7 days' }));
    await expect(onChangeQuery).toHaveBeenLastCalledWith({ ...EVERY_WITHDRAWAL, dates: { kind: 'last', days: 7 } });
    await waitFor(() => expect(drawn(canvasElement)).toEqual(['$312.50', '$120.00', '$200.00']));
    await expect(canvas.getByRole('button', { name: 'All 3' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Failed 0' })).toBeVisible();
    await fireEvent.change(canvas.getByLabelText('To'), { target: { value: '2026-06-01' } });
    await expect(await canvas.findByRole('heading', { name: 'No withdrawal matches' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(onChangeQuery).toHaveBeenLastCalledWith(EVERY_WITHDRAWAL);
    await waitFor(() => expect(drawn(canvasElement)).toHaveLength(5));
  },
);

const inTheMenu = async (canvasElement: HTMLElement, name: string) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
  return within(canvas.getByRole('group', { name: 'More actions' })).getByText(name);
};

/** On a phone the first record is in the upper third, and the menu has what the head has no room for. */
export const Phone = meta.story({ globals: phone });

Phone.test(
  'on a phone the first record is in the upper third, and the menu has what the head has no room for',
  { parameters: { requirements: ['WHIST-01', 'WHIST-02', 'WHIST-03'] } },
  async ({ args: { onRefresh, onExport }, canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(drawn(canvasElement)).toEqual(['$312.50', '$120.00', '$200.00', '$75.25', '$50.00']));
    const [, first] = canvas.getAllByRole('row');
    await expect(first?.getBoundingClientRect().top).toBeLessThanOrEqual(0.35 * 844);
    await expect(canvas.getByRole('link', { name: 'New Withdrawal' })).toHaveAttribute('href', '/withdraw');
    await userEvent.click(await inTheMenu(canvasElement, 'Refresh'));
    await expect(onRefresh).toHaveBeenCalledOnce();
    await userEvent.click(await inTheMenu(canvasElement, 'Export CSV'));
    await expect(onExport).toHaveBeenCalledOnce();
    await expect(await inTheMenu(canvasElement, 'Deposit History')).toHaveAttribute('href', '/deposit-history');
  },
);

export const EmptyPhone = EmptyTest.extend({ tags: ['!dev', '!autodocs'], globals: phone });

/** With balances hidden no amount of the person is left. */
export const Hidden = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { balances: 'hidden' },
  play: ({ canvasElement }) => expectNoAmounts(canvasElement),
});

export const HiddenPhone = Hidden.extend({ tags: ['!dev', '!autodocs'], globals: { balances: 'hidden', ...phone } });
