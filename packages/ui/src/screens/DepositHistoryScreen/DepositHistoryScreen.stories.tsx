// Longer than 250 lines: every state of the list, and all that its rows link to.
import { useMemo, useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { onPhone, phone } from '../../fixtures/onPhone.js';
import { expectOffline, offline } from '../../fixtures/offline.js';
import { withShell } from '../../fixtures/withShell.js';
import { storyTime } from '../../fixtures/storyTime.js';
import { expectNoAmounts } from '../../fixtures/hiddenAmounts.js';
import { depositAddress, deposits, earlierDepositAddress } from '../../fixtures/deposits.js';
import { manyDeposits } from '../../fixtures/longLists.js';
import { atTop } from '../../fixtures/longListSteps.js';
import { instant } from '../../fixtures/time.js';
import { connectionFailure } from '../../fixtures/failures.js';
import { expectNoSidewaysScroll } from '../../fixtures/width.js';
import { withHistoryQuery } from '../../fixtures/withHistoryQuery.js';
import { withToast } from '../../fixtures/withToast.js';
import type { DepositRecord } from '../../model/Deposit.js';
import { decimal } from '../../money/decimal.js';
import { EVERY_DEPOSIT } from '../../rules/depositHistory.js';
import { DepositHistoryScreen, type DepositHistoryScreenProps } from './DepositHistoryScreen.js';
import { depositHistoryScreenMessages } from './DepositHistoryScreen.messages.js';

const readAt = storyTime - 12_000;
const args: DepositHistoryScreenProps = {
  deposits: { status: 'ready', data: deposits, readAt },
  query: EVERY_DEPOSIT,
  onChangeQuery: fn(),
  onRefresh: fn(),
  onExport: fn(async () => undefined),
  onCopy: fn(async () => undefined),
  onGoBack: fn(),
};

const meta = preview.meta({
  title: 'Screens/DepositHistoryScreen',
  tags: ['stable'],
  component: DepositHistoryScreen,
  render: withHistoryQuery(DepositHistoryScreen),
  decorators: [withShell],
  parameters: { shell: { current: 'depositHistory' } },
  args,
});

/** The transaction ids in display order, which identify the rows. */
function drawn(canvasElement: HTMLElement): (string | undefined)[] {
  const [, ...rows] = within(canvasElement).getAllByRole('row');
  return rows.map((row) => row.querySelector('code')?.textContent);
}

/** Lists deposits newest first. */
export const Ready = meta.story();

Ready.test(
  'lists deposits newest first',
  { parameters: { requirements: ['DHIST-01', 'DHIST-02', 'G-135'] } },
  async ({ args: { onRefresh }, canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() =>
      expect(drawn(canvasElement)).toEqual(['193139650', '193139644', '193138001', '193130977', '193120555', '—']),
    );
    await expect(canvas.getByText('Updated 12 s ago')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(onRefresh).toHaveBeenCalledOnce();
  },
);

Ready.test(
  'links to a new deposit, to the withdrawals and back',
  { parameters: { requirements: ['DHIST-03', 'DHIST-04'] } },
  async ({ args: { onGoBack }, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'New Deposit' })).toHaveAttribute('href', '/deposit');
    await expect(canvas.getByRole('link', { name: 'Withdrawal History' })).toHaveAttribute(
      'href',
      '/withdrawal-history',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(onGoBack).toHaveBeenCalledOnce();
  },
);

/** While loading, skeletons take the place of records. */
export const Loading = meta.story({ args: { deposits: { status: 'loading' } } });

/** While refreshing, the records stay. */
export const Refreshing = meta.story({ args: { deposits: { status: 'loading', data: deposits, readAt } } });

Refreshing.test('while refreshing, the records stay', async ({ args: { onRefresh }, canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Refreshing...' }));
  await expect(onRefresh).not.toHaveBeenCalled();
  await waitFor(() => expect(drawn(canvasElement)).toHaveLength(6));
});

/** Without deposits the page links to the first one. */
export const Empty = meta.story({ args: { deposits: { status: 'ready', data: [], readAt } } });

/** What it says. */
export const EmptyTest = Empty.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['DHIST-14', 'DHIST-15'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'No deposits found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Make Your First Deposit' })).toHaveAttribute('href', '/deposit');
  },
});

const { loadFailedTitle, loadFailed } = depositHistoryScreenMessages.texts;

/** After a failed load, the page says what is missing and offers to try again; the toast says what failed. */
export const Failed = meta.story({
  args: { deposits: { status: 'failed', failure: { title: loadFailedTitle, message: loadFailed } } },
});

Failed.test(
  'after a failed load, the page says what is missing and offers to try again; the toast says what failed',
  async ({ args: { onRefresh }, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('note')).toHaveTextContent(/^We couldn't load your depositsTry again$/);
    await expect(canvas.queryByText('No deposits found')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^All/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRefresh).toHaveBeenCalledOnce();
  },
);

/** After a failed refresh, the previous records stay. */
export const FailedWithOlderData = meta.story({
  args: { deposits: { status: 'failed', failure: connectionFailure, data: deposits, readAt } },
});

FailedWithOlderData.test('after a failed refresh, the previous records stay', async ({ canvasElement }) => {
  await expect(within(canvasElement).getByText('Showing the last data that loaded.')).toBeVisible();
  await waitFor(() => expect(drawn(canvasElement)).toHaveLength(6));
});

/** Without a connection, the deposits stay and can be searched; they cannot be refreshed. */
export const Offline = meta.story({ globals: offline });

Offline.test(
  'without a connection, the deposits stay and can be searched; they cannot be refreshed',
  async ({ args: { onChangeQuery, onRefresh }, canvasElement }) => {
    await expectOffline(canvasElement, 'Refresh');
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(onRefresh).not.toHaveBeenCalled();
    await waitFor(() => expect(drawn(canvasElement)).toHaveLength(6));
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
  { parameters: { requirements: ['DHIST-16'] } },
  async ({ canvasElement }) => {
    const toast = await within(canvasElement.ownerDocument.body).findByText(
      'Failed to load deposit history. Please try again.',
    );
    await waitFor(() => expect(toast).toBeVisible());
  },
);

Ready.test('search, status and order filter the list', async ({ args: { onChangeQuery, onExport }, canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Failed 2' }));
  await expect(onChangeQuery).toHaveBeenLastCalledWith({ ...EVERY_DEPOSIT, status: 'failed' });
  await waitFor(() => expect(drawn(canvasElement)).toEqual(['193138001', '—']));
  await expect(canvas.getByRole('status')).toHaveTextContent('2 of 6 deposits');
  await userEvent.click(canvas.getByRole('button', { name: /^Created/ }));
  await waitFor(() => expect(drawn(canvasElement)).toEqual(['—', '193138001']));
  await userEvent.type(canvas.getByRole('searchbox'), 'bitcoin');
  await waitFor(() => expect(drawn(canvasElement)).toEqual(['193138001']));
  await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
  await expect(onExport).toHaveBeenCalledWith({ deposits: deposits.filter(({ id }) => id === 4) });
});

/** Without a match, the filter can be cleared. */
export const NothingMatches = meta.story({ args: { query: { ...EVERY_DEPOSIT, text: 'doge' } } });

Ready.test(
  'without a match there is nothing to export, and the filter can be cleared',
  async ({ args: { onExport }, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'doge');
    await expect(await canvas.findByRole('heading', { name: 'No deposit matches' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(onExport).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(drawn(canvasElement)).toHaveLength(6));
    await userEvent.type(canvas.getByRole('searchbox'), 'doge');
    await canvas.findByRole('heading', { name: 'No deposit matches' });
  },
);

/** Explains the statuses below the list. */
export const Legend = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['DHIST-13'] },
  play: async ({ canvasElement }) => {
    const legend = within(within(canvasElement).getByRole('region', { name: 'Status legend' }));
    await expect(legend.getByText(/^Payment being processed/)).toBeVisible();
    await expect(legend.getByText('Confirmed and credited.')).toBeVisible();
    await expect(legend.getByText(/^Failed or cancelled/)).toBeVisible();
  },
});

/** Says that part of the list could not be loaded. */
export const Partial = meta.story({ args: { partial: { shown: 6, total: 60, unreadable: 0 } } });

Partial.test(
  'says that part of the list could not be loaded',
  { parameters: { requirements: ['G-42'] } },
  async ({ args: { onRefresh }, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^6 of 60 could be loaded/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
    await expect(onRefresh).toHaveBeenCalledOnce();
  },
);

/** An unreadable record is counted and hides none of the others. */
export const OneUnreadable = meta.story({ args: { partial: { shown: 6, total: 7, unreadable: 1 } } });

OneUnreadable.test('an unreadable record is counted and hides none of the others', async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await expect(canvas.getByText(/^6 of 7 could be loaded\. 1 record could not be read\./)).toBeVisible();
  await expect(canvas.getAllByRole('row')).toHaveLength(7);
});

Ready.test(
  'the address opens from the row of its deposit and nowhere else',
  { parameters: { requirements: ['G-68'] }, args: { created: [{ ...depositAddress, recordId: 6 }] } },
  async ({ args: { onCopy }, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Show address' });
    await expect(button.closest('[role=row]')).toHaveTextContent('193139650');
    await expect(canvas.getByText(/Create a new deposit\.$/)).toBeVisible();
    await userEvent.click(button);
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole('dialog', { name: 'Deposit Info' }));
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByText('Ethereum (ETH)')).toBeVisible());
    await expect(dialog.getByText(depositAddress.address)).toBeInTheDocument();
    await expect(dialog.queryByRole('link', { name: 'Deposit History' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Copy address' }));
    await expect(onCopy).toHaveBeenCalledWith(depositAddress.address);
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
);

const equal = { ...deposits[0], id: 'd-7', transactionId: '193139651' } as DepositRecord;

Ready.test(
  'each address opens from the row of its own deposit, also of two equal ones',
  {
    args: {
      deposits: { status: 'ready', readAt, data: [equal, ...deposits] },
      created: [
        { ...depositAddress, recordId: 'd-7' },
        { ...depositAddress, id: 'equal', address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', recordId: 6 },
      ],
    },
  },
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(canvasElement.ownerDocument.body);
    const getRow = (transactionId: string) =>
      within(canvas.getByText(transactionId).closest('[role=row]') as HTMLElement);
    await expect(canvas.getAllByRole('button', { name: 'Show address' })).toHaveLength(2);
    for (const [transactionId, address] of [
      ['193139650', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
      ['193139651', depositAddress.address],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one dialog after the other
      await userEvent.click(getRow(transactionId).getByRole('button', { name: 'Show address' }));
      // oxlint-disable-next-line no-await-in-loop
      const dialog = within(await body.findByRole('dialog', { name: 'Deposit Info' }));
      // oxlint-disable-next-line no-await-in-loop
      await expect(dialog.getByText(address)).toBeInTheDocument();
      // oxlint-disable-next-line no-await-in-loop
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
      // oxlint-disable-next-line no-await-in-loop
      await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    }
  },
);

Ready.test(
  'a row has no address when its record is final, and none when nobody knows which record an address belongs to',
  { args: { created: [{ ...depositAddress, recordId: 5 }, earlierDepositAddress] } },
  async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Show address' })).toBeNull();
  },
);

Ready.test(
  'the link to the deposit page disappears with what it leads to',
  { args: { created: [{ ...depositAddress, createdAt: depositAddress.createdAt - 3_600_000 }] } },
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link', { name: 'Show it on the deposit page' })).toBeNull();
    await expect(canvas.getByText(/Create a new deposit\.$/)).toBeVisible();
  },
);

/** When no row certainly matches, the page links to the stored address. */
export const AddressOnDepositPage = meta.story({ args: { created: [depositAddress] } });

AddressOnDepositPage.test(
  'when no row certainly matches, the page links to the stored address',
  { parameters: { requirements: ['G-68'] } },
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Show address' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Show it on the deposit page' })).toHaveAttribute('href', '/deposit');
    await expect(canvas.queryByText(/Create a new deposit/)).toBeNull();
  },
);

/** Helps with a deposit that is pending longer than most. */
export const NotArrived = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ args: { onCopy }, canvasElement }) => {
    const canvas = within(canvasElement);
    const disclosures = canvas.getAllByText('Not arrived?');
    await expect(disclosures).toHaveLength(1);
    await expect(disclosures[0]?.closest('[role=row]')).toHaveTextContent('193120555');
    await userEvent.click(canvas.getByText('Not arrived?'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy a report' }));
    await expect(onCopy).toHaveBeenCalledWith(expect.stringContaining('Transaction ID: 193120555'));
  },
});

Ready.test(
  'on a phone, the checklist is in the details, and fits the screen',
  { globals: phone },
  async ({ args: { onCopy }, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Details of 4.50000000 LTC' }));
    const dialog = within(await body.findByRole('dialog', { name: 'Deposit of 4.50000000 LTC' }));
    await userEvent.click(dialog.getByText('Not arrived?'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Copy a report' }));
    await expect(onCopy).toHaveBeenCalledWith(expect.stringContaining('Transaction ID: 193120555'));
    await expectNoSidewaysScroll(canvasElement);
  },
);

Ready.test(
  'explains how to get an address once it is no longer stored',
  { parameters: { requirements: ['G-68'] } },
  async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Create a new deposit\.$/)).toBeVisible();
  },
);

export const LongText = meta.story({
  args: {
    deposits: {
      status: 'ready',
      readAt,
      data: deposits.map((deposit, index) => ({
        ...deposit,
        currency: index % 2 ? deposit.currency : 'VERYLONGCO',
        currencyName: 'A coin with a name that somebody wrote without thinking of narrow screens',
        amount: decimal('1234567890123456.123456789'),
        status: 'A_STATUS_NOBODY_KNOWS',
        transactionId: 'a8f5f167f44f4964e6c998dee827110c'.repeat(2),
      })),
    },
  },
});

/** Details explain a final status, and hold the whole transaction id and the time with its zone. */
export const Details = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['DHIST-09', 'G-76'] },
  args: {
    deposits: { status: 'ready', readAt, data: deposits.map((one) => ({ ...one, status: 'expired' })) },
  },
  play: async ({ args: { onCopy }, canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(canvasElement.ownerDocument.body);
    await expect(canvas.queryByText('No payment arrived in time.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Details of 300.00000000 USDT' }));
    const dialog = within(await body.findByRole('dialog', { name: 'Deposit of 300.00000000 USDT' }));
    await waitFor(() => expect(dialog.getByText('No payment arrived in time.')).toBeVisible());
    await expect(dialog.getByText('Expired')).toBeVisible();
    await expect(body.getByRole('dialog')).toHaveTextContent(/, 2026, \d\d:\d\d UTC/);
    await userEvent.click(dialog.getByRole('button', { name: 'Copy transaction ID' }));
    await expect(onCopy).toHaveBeenCalledWith('193130977');
  },
});

export const DetailsPhone = Details.extend({ tags: ['!dev', '!autodocs'], globals: phone });

Ready.test(
  'on a phone, the details of a pending deposit lead to its address, and help when it does not arrive',
  {
    globals: phone,
    args: {
      created: [{ ...depositAddress, recordId: 6 }],
      deposits: {
        status: 'ready',
        readAt,
        data: deposits.map((one) => ({
          ...one,
          createdAt: instant(new Date(storyTime - 40 * 60_000).toISOString()),
        })),
      },
    },
  },
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(canvasElement.ownerDocument.body);
    for (const help of canvas.getAllByText('Not arrived?')) await expect(help).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Details of 0.25000000 ETH' }));
    const dialog = within(await body.findByRole('dialog', { name: 'Deposit of 0.25000000 ETH' }));
    await waitFor(() => expect(dialog.getByText('Payment being processed.')).toBeVisible());
    await expect(dialog.getByText('Not arrived?')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Show address' }));
    await expect(await body.findByRole('dialog', { name: 'Deposit Info' })).toBeInTheDocument();
    await waitFor(() => expect(body.getAllByRole('dialog')).toHaveLength(1));
  },
);

/** On a phone the first record is in the upper third, and the menu has what the head has no room for. */
export const Phone = meta.story({ globals: phone });

Phone.test(
  'on a phone the first record is in the upper third, and the menu has what the head has no room for',
  { parameters: { requirements: ['DHIST-01', 'DHIST-02', 'DHIST-03', 'DHIST-04', 'G-135'] } },
  async ({ args: { onRefresh }, canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() =>
      expect(drawn(canvasElement)).toEqual(['193139650', '193139644', '193138001', '193130977', '193120555', '—']),
    );
    const [, first] = canvas.getAllByRole('row');
    await expect(first?.getBoundingClientRect().top).toBeLessThanOrEqual(0.35 * 844);
    await expect(canvas.getByRole('link', { name: 'New Deposit' })).toHaveAttribute('href', '/deposit');
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(onRefresh).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await expect(canvas.getByRole('link', { name: 'Withdrawal History' })).toHaveAttribute(
      'href',
      '/withdrawal-history',
    );
  },
);

Phone.test('says what the legend says on a wide screen', ...onPhone(Legend));

export const EmptyPhone = EmptyTest.extend({ tags: ['!dev', '!autodocs'], globals: phone });

const many = manyDeposits(10_000);

/** The places of the rows in the document, from 0. */
function placesIn(canvasElement: HTMLElement): readonly number[] {
  return [...canvasElement.querySelectorAll<HTMLElement>('[data-index]')].map((row) => Number(row.dataset['index']));
}

// What was pressed is painted before the rows.
Ready.test(
  'search and order of ten thousand deposits stay at the top of the list',
  { args: { deposits: { status: 'ready', data: many, readAt } } },
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await atTop(canvasElement);
    await expect(canvas.getByText(/^Browser search and print/)).toHaveTextContent('10,000');
    const [head] = canvas.getAllByRole('columnheader', { name: /^Created/ });
    const firstFrame = new Promise<readonly unknown[]>((resolve) => {
      requestAnimationFrame(() => resolve([head?.getAttribute('aria-sort'), drawn(canvasElement)[0] === '600000001']));
    });
    canvas.getByRole('button', { name: /^Created/ }).click();
    await expect(await firstFrame).toEqual(['ascending', false]);
    await waitFor(() => expect(drawn(canvasElement)[0]).toBe('600000001'));
    await expect(window.scrollY).toBe(0);
    await userEvent.type(canvas.getByRole('searchbox'), '600010000');
    await waitFor(() => expect(drawn(canvasElement)).toEqual(['600010000']));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 of 10,000 deposits'));
    await userEvent.clear(canvas.getByRole('searchbox'));
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001'));
  },
);

Ready.test(
  'ten thousand deposits are ordered in a page in the background too, which paints no frame',
  { args: { deposits: { status: 'ready', data: many, readAt } } },
  async ({ canvasElement }) => {
    await atTop(canvasElement);
    const hidden = spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const frames = spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1);
    try {
      within(canvasElement)
        .getByRole('button', { name: /^Created/ })
        .click();
      await waitFor(() => expect(drawn(canvasElement)[0]).toBe('600000001'));
    } finally {
      hidden.mockRestore();
      frames.mockRestore();
    }
  },
);

Ready.test(
  'what a person reads stays in place when a deposit is added above it, and the row they are in stays',
  {
    render: (props) => {
      const [count, setCount] = useState(10_000);
      const data = useMemo(() => manyDeposits(count), [count]);
      return (
        <>
          <DepositHistoryScreen {...props} deposits={{ status: 'ready', data, readAt }} />
          <button type="button" data-testid="add" hidden onClick={() => setCount(count + 3)}>
            Add three
          </button>
        </>
      );
    },
  },
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await atTop(canvasElement);
    window.scrollTo({ top: 100_000, behavior: 'instant' });
    await waitFor(() => expect(placesIn(canvasElement)[0]).toBeGreaterThan(1000));
    const nextFrame = () => new Promise(requestAnimationFrame);
    const getMiddle = () => canvasElement.querySelectorAll<HTMLElement>('[data-index]')[6];
    let [middle, before] = [getMiddle(), 0];
    // Rows are measured after they are drawn, which moves those below, and can leave others in the document.
    await waitFor(async () => {
      middle = getMiddle();
      before = middle?.getBoundingClientRect().top ?? 0;
      await nextFrame();
      await nextFrame();
      await expect(getMiddle()).toBe(middle);
      await expect(middle?.getBoundingClientRect().top).toBe(before);
    });
    const name = middle?.querySelector('code')?.textContent ?? '';
    const place = Number(middle?.dataset['index']);
    middle?.querySelector('button')?.focus({ preventScroll: true });
    // In a frame the new rows are measured before the list hears that it was scrolled, which took that back.
    await nextFrame();
    canvas.getByTestId('add').click();
    const row = () => canvas.getByText(name).closest<HTMLElement>('[data-index]');
    await waitFor(() => expect(row()).toHaveAttribute('data-index', `${place + 3}`));
    await waitFor(() => expect(Math.abs((row()?.getBoundingClientRect().top ?? 0) - before)).toBeLessThan(2));
    window.scrollTo({ top: 300_000, behavior: 'instant' });
    await waitFor(() => expect(placesIn(canvasElement).at(-1)).toBeGreaterThan(2500));
    await expect(row()).toContainElement(document.activeElement as HTMLElement);
    // The row in use stays, with those that Tab leads to.
    await expect(placesIn(canvasElement).slice(0, 3)).toEqual([place + 2, place + 3, place + 4]);
  },
);

Ready.test(
  'a row that is open is still open when it comes back into view',
  { args: { deposits: { status: 'ready', data: many, readAt } } },
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await atTop(canvasElement);
    const [help] = canvas.getAllByText('Not arrived?');
    if (help === undefined) throw new Error('No deposit is overdue');
    await userEvent.click(help);
    await expect(await canvas.findAllByRole('button', { name: 'Copy a report' })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('heading', { level: 1 }));
    window.scrollTo({ top: 300_000, behavior: 'instant' });
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Copy a report' })).toBeNull());
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy a report' })).toBeVisible());
  },
);

/** With balances hidden no amount of the person is left. */
export const Hidden = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { balances: 'hidden' },
  play: ({ canvasElement }) => expectNoAmounts(canvasElement),
});

export const HiddenPhone = Hidden.extend({ tags: ['!dev', '!autodocs'], globals: { balances: 'hidden', ...phone } });
