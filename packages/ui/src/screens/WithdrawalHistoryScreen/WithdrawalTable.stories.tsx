import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { onPhone, phone } from '../../fixtures/onPhone.js';
import { storyTime } from '../../fixtures/storyTime.js';
import { manyWithdrawals } from '../../fixtures/longLists.js';
import { expectWindowed } from '../../fixtures/longListSteps.js';
import { withdrawals } from '../../fixtures/withdrawals.js';
import { instant, unreadable } from '../../fixtures/time.js';
import { readRow } from '../../fixtures/columns.js';
import { decimal } from '../../money/decimal.js';
import { Card } from '../../primitives/Card/Card.js';
import { NEWEST_FIRST } from '../../rules/withdrawalHistory.js';
import { WithdrawalTable } from './WithdrawalTable.js';

const meta = preview.meta({
  title: 'Components/WithdrawalTable',
  tags: ['beta'],
  component: WithdrawalTable,
  args: { withdrawals, sort: NEWEST_FIRST, onChangeSort: fn(), onCopy: fn(async () => undefined) },
  render: (args) => (
    <Card as="div" isFlush>
      <WithdrawalTable {...args} />
    </Card>
  ),
});

/** Shows amount, coin, address, status and dates. */
export const Ready = meta.story();

/** What it says. */
export const ReadyTest = Ready.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['WHIST-06'] },
  play: async ({ canvasElement }) => {
    const [, first] = within(canvasElement).getAllByRole('row');
    await expect(first).toHaveTextContent('$312.50');
    await expect(first).toHaveTextContent('ETH · Ethereum');
    await expect(first).toHaveTextContent('0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359');
    await expect(first).toHaveTextContent('Pending');
    await expect(first).toHaveTextContent('Jul 12, 2026, 13:20');
  },
});

Ready.test(
  'the processing time and the hash are shown only when there are any',
  { parameters: { requirements: ['WHIST-07', 'WHIST-08'] } },
  async ({ canvasElement }) => {
    const [, first, , completed] = within(canvasElement).getAllByRole('row');
    if (first === undefined || completed === undefined) throw new Error('Rows are missing');
    await expect(first?.querySelectorAll('time')).toHaveLength(1);
    await expect(within(first).queryByRole('link')).toBeNull();
    await expect(completed).toHaveTextContent('Jul 6, 2026, 15:45Jul 7, 2026, 16:10');
    await expect(within(completed).getByRole('link', { name: /^Transaction / })).toBeInTheDocument();
  },
);

/** Explains pending and processing; that a withdrawal is completed needs no sentence in its row. */
export const Sentences = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['WHIST-10', 'WHIST-11'] },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement);
    const [, pending] = table.getAllByRole('row');
    await expect(pending).toHaveTextContent('Your withdrawal is pending review, 24-48 hours');
    await expect(
      table.getByText("Your withdrawal is being processed, you'll receive a transaction hash once completed"),
    ).toBeVisible();
    await expect(table.queryByText('Funds have been sent to your wallet')).toBeNull();
  },
});

/** A failed withdrawal refers to support, and a cancelled one is neutral. */
export const Endings = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['WHIST-13', 'G-88'] },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement);
    const [, , , , failed, cancelled] = table.getAllByRole('row');
    await expect(failed).toHaveTextContent('This withdrawal failed. Please contact support');
    await expect(table.getByRole('link', { name: 'contact support' })).toHaveAttribute('href', '/support');
    await expect(cancelled).toHaveTextContent('Cancelled');
    await expect(cancelled).not.toHaveTextContent('This withdrawal');
  },
});

/** The row of the failed withdrawal names the support channel and links to it. */
const failedNames = (support: string, sentence: string, href: string) => ({
  globals: { support },
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    const failed = within(canvasElement).getAllByRole('row')[4];
    await expect(failed).toHaveTextContent(`This withdrawal failed. Please ${sentence}`);
    await expect(failed?.querySelector('.ep-status a')).toHaveAttribute('href', href);
  },
});

/** The failed withdrawal refers to e-mail support. */
export const FailedWithEmail = meta.story({
  tags: ['!dev', '!autodocs'],
  ...failedNames('email', 'contact support: help@example.com', 'mailto:help@example.com'),
});

/** The failed withdrawal refers to Telegram support. */
export const FailedWithTelegram = meta.story({
  tags: ['!dev', '!autodocs'],
  ...failedNames('telegram', 'contact support: Telegram @northwind', 'https://t.me/northwind'),
});

/** With all channels, the failed withdrawal refers to the best one. */
export const FailedWithAllChannels = meta.story({
  ...failedNames('all', 'contact support: help@example.com', 'mailto:help@example.com'),
  tags: ['!dev', '!autodocs'],
});

Ready.test(
  'links the truncated hash to a block explorer',
  { parameters: { requirements: ['WHIST-08', 'WHIST-09', 'G-87'] } },
  async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /^Transaction / });
    await expect(link).toHaveTextContent('0x5c504ed4...fba1b22060');
    await expect(link).toHaveAttribute(
      'href',
      'https://etherscan.io/tx/0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060',
    );
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
);

/** Copying an address is confirmed. */
export const Copying = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const [copy] = within(canvasElement).getAllByRole('button', { name: 'Copy address ending in d359' });
    if (copy === undefined) throw new Error('No button to copy');
    await userEvent.click(copy);
    await expect(args.onCopy).toHaveBeenCalledWith('0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359');
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent(/^Address copied$/);
  },
});

const threeDaysAgo = new Date(storyTime - 75 * 3_600_000);

/** After the 48 hours of a review the row says for how long it has been waiting, and copies a report for support. */
export const Overdue = meta.story({
  args: {
    withdrawals: withdrawals.map((one) => ({ ...one, createdAt: instant(threeDaysAgo.toISOString()) })),
  },
});

Overdue.test(
  'after the 48 hours of a review the row says for how long it has been waiting, and copies a report for support',
  async ({ args, canvasElement }) => {
    const table = within(canvasElement);
    await expect(table.getAllByText('Waiting for 3 days.', { exact: false })).toHaveLength(2);
    const [, , processing] = table.getAllByRole('row');
    if (processing === undefined) throw new Error('The row is missing');
    await userEvent.click(within(processing).getByRole('button', { name: 'Copy report' }));
    await expect(args.onCopy).toHaveBeenCalledWith(
      [
        'Withdrawal not arrived',
        'Record: 4',
        'Amount: 120.00 USD',
        'Coin: ETH',
        'Address: 0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
        'Status: processing',
        'Requested: 2026-07-09 11:02:00 UTC',
      ].join('\n'),
    );
    await expect(await table.findByRole('status')).toHaveTextContent(/^Report copied$/);
  },
);

Ready.test(
  'a row is two lines on a phone, and a press on it opens the record',
  { globals: { viewport: { value: 'phone', isRotated: false } }, args: { onOpen: fn() } },
  async ({ args, canvasElement }) => {
    const [, , , completed] = within(canvasElement).getAllByRole('row');
    await expect(completed?.getBoundingClientRect().height).toBeLessThan(90);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Details of $200.00 as ETH' }));
    await expect(args.onOpen).toHaveBeenCalledWith({ id: 3 });
  },
);

Ready.test(
  'clicking a column head sorts by it, and a second click reverses the order',
  async ({ args, canvasElement }) => {
    const table = within(canvasElement);
    await expect(table.getByRole('columnheader', { name: 'Requested, processed (UTC)' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.click(table.getByRole('button', { name: 'Requested, processed (UTC)' }));
    await expect(args.onChangeSort).toHaveBeenLastCalledWith({ key: 'requested', direction: 'ascending' });
    await userEvent.click(table.getByRole('button', { name: 'Amount' }));
    await expect(args.onChangeSort).toHaveBeenLastCalledWith({ key: 'amount', direction: 'descending' });
  },
);

/** An invalid hash from the server is not linked. */
export const LongText = meta.story({
  args: {
    withdrawals: [
      {
        id: 9,
        amount: decimal('1234567890123456.789'),
        currency: 'VERYLONGCO',
        currencyName: 'A coin with a name that somebody wrote without thinking of narrow screens',
        withdrawalAddress: `addr1${'q2w3e4r5t6y7u8i9o0p'.repeat(6)}`,
        status: 'A_STATUS_NOBODY_KNOWS_AND_THAT_IS_LONG',
        transactionHash: 'javascript:alert(document.domain)',
        createdAt: unreadable('the day before yesterday'),
        processedAt: unreadable('some time after the day before yesterday'),
      },
      ...withdrawals,
    ],
  },
});

LongText.test('an invalid hash from the server is not linked', async ({ canvasElement }) => {
  await expect(within(canvasElement).getByText('javascript...nt.domain)')).toBeVisible();
  await expect(canvasElement.querySelectorAll('a[target=_blank]')).toHaveLength(1);
});

export const Phone = meta.story({ globals: phone });

Phone.test('says what it says on a wide screen', ...onPhone(ReadyTest, Sentences, Endings));

Ready.test(
  'each value is read with the name of its column, on a phone too',
  { globals: { viewport: { value: 'phone', isRotated: false } } },
  async ({ canvasElement }) => {
    const row = readRow(canvasElement, 0);
    await expect(row['Amount']).toMatch(/^\$312\.50/);
    await expect(row['Status']).toMatch(/^Pending/);
    await expect(row['Address']).toContain('0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359');
    await expect(row['Transaction']).toBe('—');
    await expect(row['Requested, processed (UTC)']).toMatch(/Jul 12, 2026, 13:20/);
  },
);

/** Of ten thousand withdrawals only those in view are in the document. */
export const TenThousand = meta.story({
  globals: { viewport: { value: 'wide', isRotated: false } },
  args: { withdrawals: manyWithdrawals(10_000) },
});

TenThousand.test('of ten thousand withdrawals only those in view are in the document', ({ canvasElement }) =>
  expectWindowed(canvasElement, 10_000),
);
