import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { onPhone, phone } from '../../fixtures/onPhone.js';
import { inNewYork } from '../../fixtures/inNewYork.js';
import { deposits } from '../../fixtures/deposits.js';
import { manyDeposits } from '../../fixtures/longLists.js';
import { expectWindowed } from '../../fixtures/longListSteps.js';
import { date, localTime, unreadable } from '../../fixtures/time.js';
import { readRow } from '../../fixtures/columns.js';
import { decimal } from '../../money/decimal.js';
import { Card } from '../../primitives/Card/Card.js';
import type { DepositRecord } from '../../model/Deposit.js';
import { depositStates } from '../../rules/depositStates.js';
import { getDepositStatus, NEWEST_FIRST } from '../../rules/depositHistory.js';
import { DepositTable } from './DepositTable.js';

const meta = preview.meta({
  title: 'Components/DepositTable',
  tags: ['beta'],
  component: DepositTable,
  args: { deposits, sort: NEWEST_FIRST, onChangeSort: fn(), onCopy: fn(async () => undefined) },
  render: (args) => (
    <Card as="div" isFlush>
      <DepositTable {...args} />
    </Card>
  ),
});

/** The row of a deposit by its zero-based index. */
function rowAt(canvasElement: HTMLElement, at: number): HTMLElement {
  const row = within(canvasElement).getAllByRole('row')[at + 1];
  if (row === undefined) throw new Error(`There is no row ${at}`);
  return row;
}

/** Shows coin, amount with 8 decimals and date. */
export const Ready = meta.story();

/** What it says. */
export const ReadyTest = Ready.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['DHIST-05', 'DHIST-07', 'DHIST-08'] },
  play: async ({ canvasElement }) => {
    const row = rowAt(canvasElement, 0);
    await expect(row).toHaveTextContent('Ethereum ETH');
    await expect(row).toHaveTextContent('0.25000000 ETH');
    await expect(row).toHaveTextContent('Jul 12, 2026, 13:49');
    await expect(rowAt(canvasElement, 3)).toHaveTextContent('300.00000000 USDT');
  },
});

Ready.test(
  'shows the full transaction id with a copy button and without a link',
  { parameters: { requirements: ['DHIST-09', 'G-76'] } },
  async ({ args, canvasElement }) => {
    const row = within(rowAt(canvasElement, 0));
    await expect(row.getByText('193139650')).toBeVisible();
    await expect(within(canvasElement).getByRole('columnheader', { name: 'Transaction ID' })).toBeInTheDocument();
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
    await userEvent.click(row.getByRole('button', { name: 'Copy transaction ID 193139650' }));
    await expect(args.onCopy).toHaveBeenCalledWith('193139650');
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent(/^Transaction ID copied$/);
    await expect(within(rowAt(canvasElement, 5)).queryByRole('button')).toBeNull();
  },
);

/** Each row has a badge, and an unknown status is explained. */
export const Statuses = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['DHIST-06', 'G-75'] },
  play: async ({ canvasElement }) => {
    await expect(within(rowAt(canvasElement, 0)).getByText('Pending')).toBeVisible();
    await expect(within(rowAt(canvasElement, 1)).getByText('Paid')).toBeVisible();
    await expect(within(rowAt(canvasElement, 2)).getByText('Failed')).toBeVisible();
    const odd = within(rowAt(canvasElement, 4));
    await expect(odd.getByText('Underpaid')).toBeVisible();
    await expect(odd.getByText('Less arrived than was asked for.')).toBeVisible();
  },
});

/** The explanation of an underpaid deposit names the support contact. */
export const UnderpaidWithSupport = meta.story({ globals: { support: 'email' } });

UnderpaidWithSupport.test(
  'the explanation of an underpaid deposit names the support contact',
  async ({ canvasElement }) => {
    const odd = within(rowAt(canvasElement, 4));
    await expect(odd.getByText(/^Less arrived/)).toHaveTextContent(
      'Less arrived than was asked for. Contact support (help@example.com).',
    );
    await expect(odd.getByRole('link')).toHaveAttribute('href', 'mailto:help@example.com');
  },
);

Ready.test(
  'clicking a column head sorts by it, and a second click reverses the order',
  async ({ args, canvasElement }) => {
    const table = within(canvasElement);
    await expect(table.getByRole('columnheader', { name: 'Created (UTC)' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(table.getByRole('button', { name: 'Created (UTC)' }));
    await expect(args.onChangeSort).toHaveBeenLastCalledWith({ key: 'date', direction: 'ascending' });
    await userEvent.click(table.getByRole('button', { name: 'Amount' }));
    await expect(args.onChangeSort).toHaveBeenLastCalledWith({ key: 'amount', direction: 'descending' });
  },
);

/** A date has no time, and a time without a zone is not converted. The zone of the others is named once, in the head. */
export const Times = meta.story({
  args: {
    deposits: deposits.slice(0, 3).map((deposit, at) => ({
      ...deposit,
      createdAt: [date('2026-03-08'), localTime('2026-03-08T23:30:00'), deposit.createdAt][at] ?? deposit.createdAt,
    })),
  },
  decorators: [inNewYork],
});

Times.test('a date has no time, and a time without a zone is not converted', async ({ canvasElement }) => {
  const times = [0, 1, 2].map((at) => rowAt(canvasElement, at).querySelector('time')?.textContent);
  await expect(times).toEqual(['Mar 8, 2026', 'Mar 8, 2026, 23:30 (zone not stated)', 'Jul 5, 2026, 13:40']);
  await expect(within(canvasElement).getByRole('columnheader', { name: 'Created (EST/EDT)' })).toBeVisible();
});

/** Explains every status of the payment provider that may change; the details explain the final ones. */
export const EveryStatus = meta.story({
  args: {
    deposits: Object.keys(depositStates).map((status, id) => ({ ...deposits[0], id, status }) as DepositRecord),
  },
});

EveryStatus.test(
  'explains every status of the payment provider that may change; the details explain the final ones',
  async ({ canvasElement }) => {
    for (const [at, status] of Object.keys(depositStates).entries()) {
      const text = rowAt(canvasElement, at).querySelector('.ep-status p')?.textContent ?? '';
      await expect(text !== '', status).toBe(status !== 'pending' && getDepositStatus(status) === 'pending');
    }
  },
);

export const LongText = meta.story({
  args: {
    deposits: [
      {
        id: 9,
        currency: 'VERYLONGCO',
        currencyName: 'A coin with a name that somebody wrote without thinking of narrow screens',
        amount: decimal('1234567890123456.123456789'),
        status: 'A_STATUS_NOBODY_KNOWS_AND_THAT_IS_LONG',
        createdAt: unreadable('the day before yesterday'),
        transactionId: 'a8f5f167f44f4964e6c998dee827110ca8f5f167f44f4964e6c998dee827110c',
      },
      ...deposits,
    ],
  },
});

Ready.test(
  'a row is two lines on a phone, and a press on it opens the record',
  { globals: phone, args: { onOpen: fn() } },
  async ({ args, canvasElement }) => {
    await expect(rowAt(canvasElement, 1).getBoundingClientRect().height).toBeLessThan(90);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Details of 0.25000000 ETH' }));
    await expect(args.onOpen).toHaveBeenCalledWith({ id: 6 });
  },
);

export const Phone = meta.story({ globals: phone });

Phone.test('says what it says on a wide screen', ...onPhone(ReadyTest, Statuses));

/** Each value is read with the name of its column, on a phone too. */
export const ColumnsOnAPhone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });

ColumnsOnAPhone.test('each value is read with the name of its column, on a phone too', async ({ canvasElement }) => {
  const row = readRow(canvasElement, 0);
  await expect(Object.keys(row)).toEqual(['Currency', 'Status', 'Transaction ID', 'Amount', 'Created (UTC)']);
  await expect(row['Currency']).toMatch(/^Ethereum/);
  await expect(row['Amount']).toBe('0.25000000 ETH');
  await expect(row['Created (UTC)']).toMatch(/^Jul 12, 2026/);
});

/** Of ten thousand deposits only those in view are in the document. */
export const TenThousand = meta.story({
  globals: { viewport: { value: 'wide', isRotated: false } },
  args: { deposits: manyDeposits(10_000) },
});

/** What it says. */
export const TenThousandTest = TenThousand.extend({
  tags: ['!dev', '!autodocs'],
  play: ({ canvasElement }) => expectWindowed(canvasElement, 10_000),
});

/** In a box that scrolls sideways, as hosts put around tables, the page scrolls all the same. */
export const TenThousandInABox = TenThousandTest.extend({
  tags: ['!dev', '!autodocs'],
  decorators: (Story) => (
    <div style={{ overflowX: 'auto' }}>
      <Story />
    </div>
  ),
});

/** On a phone, too. */
export const TenThousandPhone = TenThousandTest.extend({ tags: ['!dev', '!autodocs'], globals: phone });

/** Two hundred deposits are all in the document, with one live region. */
export const Boundary = meta.story({ args: { deposits: manyDeposits(200) } });

Boundary.test('two hundred deposits are all in the document, with one live region', async ({ canvasElement }) => {
  const table = within(canvasElement).getByRole('table');
  await expect(table).not.toHaveAttribute('aria-rowcount');
  await expect(within(table).getAllByRole('row')).toHaveLength(201);
  await expect(canvasElement.querySelectorAll('[role=status]')).toHaveLength(1);
});

/** 201 deposits are windowed. */
export const JustLong = meta.story({ args: { deposits: manyDeposits(201) } });

JustLong.test('201 deposits are windowed', ({ canvasElement }) => expectWindowed(canvasElement, 201));
