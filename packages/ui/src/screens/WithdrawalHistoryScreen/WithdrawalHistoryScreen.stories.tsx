import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { storyTime } from '#.storybook/decorators/withProvider.js';
import { withShell } from '#.storybook/decorators/withShell.js';
import { expectOffline, offline } from '#.storybook/offline.js';
import { onPhone, phone } from '#.storybook/onPhone.js';
import preview from '#.storybook/preview.js';
import { connectionFailure } from '../../fixtures/failures.js';
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
export const Ready = meta.story({
  parameters: { requirements: ['WHIST-01', 'WHIST-02', 'WHIST-03'] },
  play: async ({ args: { onRefresh, onGoBack }, canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(drawn(canvasElement)).toEqual(['$312.50', '$120.00', '$200.00', '$75.25', '$50.00']));
    await expect(canvas.getByRole('link', { name: 'New Withdrawal' })).toHaveAttribute('href', '/withdraw');
    await expect(canvas.getByRole('link', { name: 'Deposit History' })).toHaveAttribute('href', '/deposit-history');
    await expect(canvas.getByText('Checked 12 s ago')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(onRefresh).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(onGoBack).toHaveBeenCalledOnce();
  },
});

/** While loading, skeletons take the place of records. */
export const Loading = meta.story({ args: { withdrawals: { status: 'loading' } } });

/** While refreshing, the records stay. */
export const Refreshing = meta.story({
  args: { withdrawals: { status: 'loading', data: withdrawals, readAt } },
  play: async ({ args: { onRefresh }, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Refreshing...' }));
    await expect(onRefresh).not.toHaveBeenCalled();
    await waitFor(() => expect(drawn(canvasElement)).toHaveLength(5));
  },
});

/** Without withdrawals the page links to the first one. */
export const Empty = meta.story({
  parameters: { requirements: ['WHIST-04', 'WHIST-05'] },
  args: { withdrawals: { status: 'ready', data: [], readAt } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'No Withdrawals Yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Make Your First Withdrawal' })).toHaveAttribute('href', '/withdraw');
  },
});

/** After a failed load, the page offers to try again. */
export const Failed = meta.story({
  args: { withdrawals: { status: 'failed', failure: connectionFailure } },
  play: async ({ args: { onRefresh }, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(connectionFailure.message)).toBeVisible();
    await expect(canvas.queryByText('No Withdrawals Yet')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRefresh).toHaveBeenCalledOnce();
  },
});

/** After a failed refresh, the previous records stay. */
export const FailedWithOlderData = meta.story({
  args: { withdrawals: { status: 'failed', failure: connectionFailure, data: withdrawals, readAt } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Showing the last data that loaded.')).toBeVisible();
    await waitFor(() => expect(drawn(canvasElement)).toHaveLength(5));
  },
});

const { loadFailedTitle, loadFailed } = withdrawalHistoryScreenMessages.texts;

/** Without a connection, the withdrawals stay and can be searched; they cannot be refreshed. */
export const Offline = meta.story({
  globals: offline,
  play: async ({ args: { onChangeQuery, onRefresh }, canvasElement }) => {
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
});

/** Shows the error toast of a failed load. */
export const ErrorToast = Failed.extend({
  parameters: { requirements: ['WHIST-15'] },
  decorators: [withToast({ title: loadFailedTitle, message: loadFailed })],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByText('Failed to load withdrawal history.')).toBeVisible());
  },
});

/** Search, status and order filter the list. */
export const Filtered = meta.story({
  play: async ({ args: { onExport }, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    await waitFor(() => expect(drawn(canvasElement)).toEqual(['$312.50', '$200.00', '$120.00', '$75.25', '$50.00']));
    await userEvent.type(canvas.getByRole('searchbox'), 'ethereum');
    await waitFor(() => expect(drawn(canvasElement)).toEqual(['$312.50', '$200.00', '$120.00']));
    await userEvent.click(canvas.getByRole('button', { name: 'Processing 1' }));
    await waitFor(() => expect(drawn(canvasElement)).toEqual(['$120.00']));
    await expect(canvas.getByText('1 of 5 shown')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(onExport).toHaveBeenCalledWith({ withdrawals: withdrawals.filter(({ id }) => id === 4) });
  },
});

/** Says that part of the list could not be loaded. */
export const Partial = meta.story({
  parameters: { requirements: ['G-42'] },
  args: { partial: { shown: 5, total: null, unreadable: 0 } },
  play: async ({ args: { onRefresh }, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^Only 5 could be loaded; there are more/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
    await expect(onRefresh).toHaveBeenCalledOnce();
  },
});

/** Without a match, the filter can be cleared. */
export const NothingMatches = meta.story({
  play: async ({ args: { onExport }, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'doge');
    await expect(await canvas.findByRole('heading', { name: 'No withdrawal matches' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(onExport).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filter' }));
    await waitFor(() => expect(drawn(canvasElement)).toHaveLength(5));
    await userEvent.type(canvas.getByRole('searchbox'), 'doge');
    await canvas.findByRole('heading', { name: 'No withdrawal matches' });
  },
});

/** Copies the address of the clicked row. */
export const Copied = meta.story({
  play: async ({ args: { onCopy }, canvasElement }) => {
    const canvas = within(canvasElement);
    const [, , , , failed] = canvas.getAllByRole('row');
    if (failed === undefined) throw new Error('The failed withdrawal is missing');
    await userEvent.click(within(failed).getByRole('button', { name: 'Copy address' }));
    await expect(onCopy).toHaveBeenCalledWith('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4');
    await expect(await canvas.findByRole('button', { name: 'Address copied' })).toBeVisible();
  },
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

export const Phone = meta.story(onPhone(Ready));

export const EmptyPhone = Empty.extend({ globals: phone });
