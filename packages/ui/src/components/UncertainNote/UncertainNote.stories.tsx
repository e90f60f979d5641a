import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.js';
import { longFailure } from '../../fixtures/failures.js';
import {
  botFound,
  nothingFound,
  oneFound,
  partRead,
  readFailed,
  twoFound,
  uncertain,
  botOrder,
  depositOrder,
  withdrawalOrder,
} from '../../fixtures/uncertain.js';
import { decimal } from '../../money/decimal.js';
import { UncertainNote, type UncertainNoteProps } from './UncertainNote.js';

const args: UncertainNoteProps = {
  submission: uncertain({ status: 'reading' }, withdrawalOrder),
  kind: 'withdrawal',
  onReadAgain: fn(),
  onUnlock: fn(),
};

const meta = preview.meta({ component: UncertainNote, args });

export const Reading = meta.story({
  name: 'Says what is not certain, and that history and balance are being read',
  play: async ({ canvasElement }) => {
    const note = within(canvasElement);
    const doubt = note.getByRole('alert');
    await expect(doubt).toHaveTextContent('It is not certain whether your withdrawal was requested.');
    await expect(doubt).toHaveTextContent('Sent Jul 12, 2026, 14:02 UTC · $312.50 as ETH');
    await expect(note.getByRole('status')).toHaveTextContent('Your history and balance are being read...');
    await expect(note.queryByRole('button')).toBeNull();
    await expect(note.getByRole('link', { name: 'Withdrawal History' })).toHaveAttribute('href', '/withdrawal-history');
  },
});

/** What the second line says. */
const says = (...sentences: readonly string[]) => ({
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const found = within(canvasElement).getByRole('status');
    for (const sentence of sentences) await expect(found).toHaveTextContent(sentence);
  },
});

const AS_OF = 'History and balance as of 14:02:11 UTC';

export const NothingFound = meta.story({
  args: { submission: uncertain(nothingFound, withdrawalOrder) },
  ...says('No new withdrawal of $312.50 as ETH is in your history yet.', AS_OF),
});

export const Found = meta.story({
  args: { submission: uncertain(oneFound, withdrawalOrder) },
  ...says('A withdrawal of $312.50 as ETH is in your history, requested Jul 12, 2026, 14:01 UTC.', AS_OF),
});

export const FoundTwice = meta.story({
  args: { submission: uncertain(twoFound, withdrawalOrder) },
  ...says('2 withdrawals of $312.50 as ETH are in your history, the newest requested Jul 12, 2026, 14:01 UTC.'),
});

export const PartOnly = meta.story({
  args: { submission: uncertain(partRead, withdrawalOrder) },
  ...says('No new withdrawal', 'Only a part of your history could be read.'),
});

export const ReadFailed = meta.story({
  name: 'A re-read that failed says so and can be done again',
  args: { submission: uncertain(readFailed, withdrawalOrder) },
  play: async ({ args: { onReadAgain }, canvasElement }) => {
    const note = within(canvasElement);
    await expect(note.getByRole('status')).toHaveTextContent(
      'Your history and balance could not be read. Network error. Please check your connection and try again.',
    );
    await userEvent.click(note.getByRole('button', { name: 'Read again' }));
    await expect(onReadAgain).toHaveBeenCalledOnce();
  },
});

export const NoSummary = meta.story({
  args: { submission: uncertain(oneFound, null) },
  ...says(AS_OF),
});

const deposit = { kind: 'deposit' } as const;

export const DepositFound = meta.story({
  args: { ...deposit, submission: uncertain(oneFound, depositOrder) },
  ...says('A deposit of 0.25 ETH is in your history, created Jul 12, 2026, 14:01 UTC.'),
});

export const DepositMissing = meta.story({
  args: { ...deposit, submission: uncertain(nothingFound, depositOrder) },
  ...says('No new deposit of 0.25 ETH is in your history yet.'),
});

const bot = { kind: 'bot' } as const;

export const BotFound = meta.story({
  args: { ...bot, submission: uncertain(botFound, botOrder) },
  ...says('Binance Pro Bot with $500.00 is among your bots. The server does not say when it was started.'),
});

export const BotMissing = meta.story({
  args: { ...bot, submission: uncertain(nothingFound, botOrder) },
  ...says('Binance Pro Bot with $500.00 is not among your bots yet.'),
});

const longOrder = { kind: 'withdrawal', amount: decimal('1234567890123456.78'), currency: 'VERYLONGCOIN' } as const;

export const LongText = meta.story({
  args: { submission: uncertain(twoFound, longOrder) },
  globals: { viewport: { value: 'narrowest', isRotated: false } },
  play: async ({ canvasElement: { ownerDocument } }) => {
    const { scrollWidth, clientWidth } = ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const ReadFailedLongText = meta.story({
  args: { submission: uncertain({ status: 'failed', failure: longFailure }, withdrawalOrder) },
  globals: { viewport: { value: 'narrowest', isRotated: false } },
  play: async ({ canvasElement: { ownerDocument } }) => {
    const { scrollWidth, clientWidth } = ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const Phone = meta.story({
  args: { submission: uncertain(oneFound, withdrawalOrder) },
  globals: { viewport: { value: 'phone', isRotated: false } },
});
