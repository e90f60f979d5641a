import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { longFailure } from '../../fixtures/failures.js';
import { holdEnter } from '../../fixtures/repeatedInput.js';
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
import { expectNoSidewaysScroll } from '../../fixtures/width.js';
import { decimal } from '../../money/decimal.js';
import { UncertainNote, type UncertainNoteProps } from './UncertainNote.js';

const args: UncertainNoteProps = {
  submission: uncertain({ status: 'reading' }, withdrawalOrder),
  kind: 'withdrawal',
  onReadAgain: fn(),
  onUnlock: fn(),
};

const meta = preview.meta({ title: 'Components/UncertainNote', tags: ['beta'], component: UncertainNote, args });

/** Says that the order is unconfirmed, and that history and balance are being read. */
export const Reading = meta.story();

Reading.test(
  'says that the order is unconfirmed, and that history and balance are being read',
  async ({ canvasElement }) => {
    const note = within(canvasElement);
    const alert = note.getByRole('note');
    await expect(alert).toHaveTextContent('Connection Error');
    await expect(alert).toHaveTextContent('try again. It may have been sent.');
    await expect(alert).toHaveTextContent("We don't know yet whether your withdrawal went through.");
    await expect(alert).toHaveTextContent('Sent Jul 12, 2026, 14:02 UTC · $312.50 as ETH');
    await expect(note.getByRole('status')).toHaveTextContent('Checking your history and balance...');
    await expect(note.queryByRole('button')).toBeNull();
    await expect(note.getByRole('link', { name: 'Withdrawal History' })).toHaveAttribute('href', '/withdrawal-history');
  },
);

/** Expects these sentences in the second line. */
const showing =
  (...sentences: readonly string[]) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const found = within(canvasElement).getByRole('status');
    for (const sentence of sentences) await expect(found).toHaveTextContent(sentence);
  };

const AS_OF = 'History and balance as of 14:02:11 UTC';

/** The history has no such order yet. */
export const NothingFound = meta.story({ args: { submission: uncertain(nothingFound, withdrawalOrder) } });

NothingFound.test(
  'the history has no such order yet',
  showing('No new withdrawal of $312.50 as ETH is in your history yet.', AS_OF),
);

/** The history has one such order, shown with its time. */
export const Found = meta.story({ args: { submission: uncertain(oneFound, withdrawalOrder) } });

Found.test(
  'the history has one such order, shown with its time',
  showing('A withdrawal of $312.50 as ETH is in your history, requested Jul 12, 2026, 14:01 UTC.', AS_OF),
);

/** The history has two such orders, shown with the newer time. */
export const FoundTwice = meta.story({ args: { submission: uncertain(twoFound, withdrawalOrder) } });

FoundTwice.test(
  'the history has two such orders, shown with the newer time',
  showing('2 withdrawals of $312.50 as ETH are in your history, the newest requested Jul 12, 2026, 14:01 UTC.'),
);

/** When only part of the history could be read, the note says so. */
export const PartialHistory = meta.story({ args: { submission: uncertain(partRead, withdrawalOrder) } });

PartialHistory.test(
  'when only part of the history could be read, the note says so',
  showing('No new withdrawal', 'Only part of your history could be loaded.'),
);

/** A failed reread says so and can be repeated. */
export const ReadFailed = meta.story({ args: { submission: uncertain(readFailed, withdrawalOrder) } });

ReadFailed.test('a failed reread says so and can be repeated', async ({ args: { onReadAgain }, canvasElement }) => {
  const note = within(canvasElement);
  await expect(note.getByRole('status')).toHaveTextContent(
    "We couldn't load your history and balance. Network error. Please check your connection and try again.",
  );
  await userEvent.click(note.getByRole('button', { name: 'Check again' }));
  await expect(onReadAgain).toHaveBeenCalledOnce();
});

/** After signing out only kind and time are known, and the note claims nothing about the history. */
export const OrderUnknown = meta.story({ args: { submission: uncertain(oneFound, null) } });

OrderUnknown.test(
  'after signing out only kind and time are known, and the note claims nothing about the history',
  async ({ canvasElement }) => {
    const note = within(canvasElement);
    await expect(note.getByRole('note')).toHaveTextContent(/Sent Jul 12, 2026, 14:02 UTC$/);
    await expect(note.getByRole('status')).toHaveTextContent('This device no longer knows its amount.');
    await expect(note.getByRole('status')).not.toHaveTextContent('is in your history');
    await expect(await openConfirmation(canvasElement)).toHaveTextContent(
      "We don't know whether your withdrawal sent Jul 12, 2026, 14:02 UTC went through",
    );
  },
);

/** An order from another tab is labelled. */
export const FromAnotherTab = meta.story({
  args: { submission: uncertain({ status: 'reading' }, withdrawalOrder, { isFromAnotherTab: true }) },
});

FromAnotherTab.test('an order from another tab is labelled', async ({ canvasElement }) => {
  await expect(within(canvasElement).getByRole('note')).toHaveTextContent(/\$312\.50 as ETH · sent from another tab$/);
});

/** The note says how many orders it is about. */
export const Several = meta.story({ args: { submission: uncertain(nothingFound, withdrawalOrder, { count: 3 }) } });

Several.test('the note says how many orders it is about', async ({ canvasElement }) => {
  const alert = within(canvasElement).getByRole('note');
  await expect(alert).toHaveTextContent("We don't know yet whether 3 of your withdrawals went through.");
  await expect(alert).toHaveTextContent('Latest sent Jul 12, 2026, 14:02 UTC');
  await expect(await openConfirmation(canvasElement)).toHaveTextContent(
    '3 earlier requests have no answer. Each of them may still go through.',
  );
});

Reading.test(
  'the note does not take focus when it appears',
  { args: { submission: uncertain(nothingFound, withdrawalOrder) } },
  async ({ canvasElement: { ownerDocument } }) => {
    await expect(ownerDocument.body).toHaveFocus();
  },
);

Reading.test(
  'until the host allows unlocking, there is no button for it',
  { args: { submission: uncertain(partRead, withdrawalOrder, { canUnlock: false }) } },
  async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Unlock the form' })).toBeNull();
  },
);

/** The open confirmation. */
async function openConfirmation(canvasElement: HTMLElement): Promise<HTMLElement> {
  const note = within(canvasElement);
  await userEvent.click(note.getByRole('button', { name: 'Unlock the form' }));
  return note.findByRole('group', { name: 'Unlock the form?' });
}

const confirms =
  (...sentences: readonly string[]) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const confirmation = await openConfirmation(canvasElement);
    for (const sentence of sentences) await expect(confirmation).toHaveTextContent(sentence);
  };

/** Unlocking takes a second step, which first says what is in the history. */
export const UnlockFound = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { submission: uncertain(oneFound, withdrawalOrder) },
  play: async ({ args: { onUnlock }, canvasElement }) => {
    const note = within(canvasElement);
    const confirmation = await openConfirmation(canvasElement);
    const [text] = confirmation.children;
    await expect(text).toHaveTextContent(
      /^Unlock the form\?A withdrawal of \$312\.50 as ETH is in your history\. A new request will be a second one\.$/,
    );
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.click(note.getByRole('button', { name: 'Keep it locked' }));
    await waitFor(() => expect(note.queryByRole('group')).toBeNull());
    const opener = await note.findByRole('button', { name: 'Unlock the form' });
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(onUnlock).not.toHaveBeenCalled();
    await openConfirmation(canvasElement);
    await userEvent.click(note.getByRole('button', { name: 'Unlock' }));
    await expect(onUnlock).toHaveBeenCalledOnce();
  },
});

Reading.test(
  'the confirmation says that the order may still go through',
  { args: { submission: uncertain(nothingFound, withdrawalOrder) } },
  confirms(
    'Your withdrawal of $312.50 as ETH, sent Jul 12, 2026, 14:02 UTC, is not in your history yet but may still go through.',
  ),
);

Reading.test(
  'after several tries the confirmation says what could not be checked',
  { args: { submission: uncertain(readFailed, withdrawalOrder, { canUnlock: true }) } },
  confirms(
    "We couldn't load your history and balance, so we don't know whether your withdrawal of $312.50 as ETH, sent Jul 12, 2026, 14:02 UTC, went through.",
  ),
);

Reading.test(
  'the confirmation says that only part of the history could be read',
  { args: { submission: uncertain(partRead, withdrawalOrder, { canUnlock: true }) } },
  confirms('Only part of your history could be loaded.', 'is not in that part.'),
);

Reading.test(
  'holding Enter or clicking twice never passes both steps',
  { args: { submission: uncertain(oneFound, withdrawalOrder) } },
  async ({ args: { onUnlock }, canvasElement }) => {
    const note = within(canvasElement);
    note.getByRole('button', { name: 'Unlock the form' }).focus();
    await holdEnter();
    await expect(await note.findByRole('group')).toBeVisible();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(onUnlock).not.toHaveBeenCalled();
    await userEvent.click(note.getByRole('button', { name: 'Keep it locked' }));
    await userEvent.dblClick(await note.findByRole('button', { name: 'Unlock the form' }));
    await expect(onUnlock).not.toHaveBeenCalled();
    (await note.findByRole('button', { name: 'Unlock' })).focus();
    await holdEnter();
    await expect(onUnlock).toHaveBeenCalledOnce();
  },
);

/** The order arrives while the person reads that it has not. */
function Arriving(props: UncertainNoteProps) {
  const [submission, setSubmission] = useState(props.submission);
  const result = { matches: 1, newestAt: null, isNew: true, isComplete: true };
  const arrive = () =>
    setSubmission({ ...submission, recheck: { status: 'read', result, at: submission.since + 30_000 } });
  return <UncertainNote {...props} submission={submission} onReadAgain={arrive} />;
}

Reading.test(
  'news about the order closes the confirmation',
  { args: { submission: uncertain(nothingFound, withdrawalOrder) }, render: (props) => <Arriving {...props} /> },
  async ({ canvasElement }) => {
    const note = within(canvasElement);
    await openConfirmation(canvasElement);
    await userEvent.click(note.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(note.queryByRole('group')).toBeNull());
    await expect(await openConfirmation(canvasElement)).toHaveTextContent('is in your history. A new request');
  },
);

Reading.test(
  'on a phone the confirmation fits the screen',
  {
    args: { submission: uncertain(oneFound, withdrawalOrder, { count: 2, isFromAnotherTab: true }) },
    globals: { viewport: { value: 'phone', isRotated: false } },
  },
  async ({ canvasElement }) => {
    await openConfirmation(canvasElement);
  },
);

const deposit = { kind: 'deposit' } as const;

/** The history has such a deposit. */
export const DepositFound = meta.story({ args: { ...deposit, submission: uncertain(oneFound, depositOrder) } });

DepositFound.test('the history has such a deposit', async ({ canvasElement }) => {
  const note = within(canvasElement);
  await expect(note.getByRole('status')).toHaveTextContent(
    'A deposit of 0.25 ETH is in your history, created Jul 12, 2026, 14:01 UTC.',
  );
  await expect(note.getAllByRole('link')).toHaveLength(1);
  await expect(note.getByRole('link', { name: 'Deposit History' })).toHaveAttribute('href', '/deposit-history');
});

/** The history has no such deposit yet. */
export const DepositMissing = meta.story({ args: { ...deposit, submission: uncertain(nothingFound, depositOrder) } });

DepositMissing.test(
  'the history has no such deposit yet',
  showing('No new deposit of 0.25 ETH is in your history yet.'),
);

const bot = { kind: 'bot' } as const;

Reading.test(
  'the confirmation says that a new deposit would be a second one',
  { args: { ...deposit, submission: uncertain(oneFound, depositOrder) } },
  confirms(
    'A deposit of 0.25 ETH is in your history. A new one will be a second deposit, with its own address.',
    'Leave that deposit unpaid.',
  ),
);

/** The bot is among the running ones. */
export const BotFound = meta.story({ args: { ...bot, submission: uncertain(botFound, botOrder) } });

BotFound.test('the bot is among the running ones', async ({ canvasElement }) => {
  const note = within(canvasElement);
  await expect(note.getByRole('status')).toHaveTextContent('Binance Pro Bot with $500.00 is among your bots.');
  await expect(note.getByRole('link', { name: 'Active Bots' })).toHaveAttribute('href', '/active-bots');
});

/** The bot is not among the running ones yet. */
export const BotMissing = meta.story({ args: { ...bot, submission: uncertain(nothingFound, botOrder) } });

BotMissing.test(
  'the bot is not among the running ones yet',
  showing('Binance Pro Bot with $500.00 is not among your bots yet.'),
);

Reading.test(
  'the confirmation says that a new start would be a second one',
  { args: { ...bot, submission: uncertain(botFound, botOrder) } },
  confirms('Binance Pro Bot with $500.00 is among your bots. A new start will be a second one.'),
);

const longOrder = { kind: 'withdrawal', amount: decimal('1234567890123456.78'), currency: 'VERYLONGCOIN' } as const;

export const LongText = meta.story({
  args: { submission: uncertain(twoFound, longOrder) },
  globals: { viewport: { value: 'narrowest', isRotated: false } },
});

LongText.test('fits on the narrowest screen with long text', async ({ canvasElement }) => {
  await openConfirmation(canvasElement);
  await expectNoSidewaysScroll(canvasElement);
});

export const ReadFailedLongText = meta.story({
  args: { submission: uncertain({ status: 'failed', failure: longFailure }, withdrawalOrder) },
  globals: { viewport: { value: 'narrowest', isRotated: false } },
});

ReadFailedLongText.test('fits when the reading failed', ({ canvasElement }) => expectNoSidewaysScroll(canvasElement));

export const Phone = meta.story({
  args: { submission: uncertain(oneFound, withdrawalOrder) },
  globals: { viewport: { value: 'phone', isRotated: false } },
});
