import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import {
  botFound,
  botOrder,
  checking,
  depositOrder,
  equalListed,
  nothingFound,
  oneFound,
  partRead,
  readFailed,
  refused,
  twoFound,
  unlisted,
  withdrawalOrder,
} from '../../fixtures/uncertain.js';
import { IDLE } from '../../model/Submission.js';
import { OrderNote, type OrderNoteProps } from './OrderNote.js';

const args: OrderNoteProps = {
  submission: refused(oneFound, withdrawalOrder),
  kind: 'withdrawal',
  onReadAgain: fn(),
  onUnlock: fn(),
};

const meta = preview.meta({ title: 'Components/OrderNote', tags: ['beta'], component: OrderNote, args });

/** The server refused what a browser sent again by itself; the first copy was stored. */
export const RefusedAndFound = meta.story();

/** What it says. */
export const RefusedAndFoundTest = RefusedAndFound.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ args: { onUnlock }, canvas }) => {
    const note = canvas.getByRole('status');
    await expect(note).toHaveTextContent(
      'One withdrawal like this has been in your history since Jul 12, 2026, 14:01 UTC.',
    );
    await expect(note).toHaveTextContent('The server refused another: Insufficient balance');
    await expect(canvas.getByRole('link', { name: 'Withdrawal History' })).toHaveAttribute(
      'href',
      '/withdrawal-history',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Allow another one' }));
    await expect(onUnlock).toHaveBeenCalledOnce();
  },
});

/** Several were stored. */
export const RefusedAndFoundTwice = meta.story({ args: { submission: refused(twoFound, withdrawalOrder) } });

RefusedAndFoundTwice.test('several were stored', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('2 withdrawals like this are in your history');
});

/** The server does not say when a bot was started. */
export const RefusedAndBotFound = meta.story({ args: { submission: refused(botFound, botOrder), kind: 'bot' } });

RefusedAndBotFound.test('the server does not say when a bot was started', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('A bot like this is among your bots.');
});

/** Nothing was known of the history before, so an equal order may be an older one. */
export const RefusedAndEqualListed = meta.story({ args: { submission: refused(equalListed, withdrawalOrder) } });

RefusedAndEqualListed.test(
  'nothing was known of the history before, so an equal order may be an older one',
  async ({ canvas }) => {
    const note = canvas.getByRole('status');
    await expect(note).toHaveTextContent(
      'An equal one from Jul 11, 2026, 20:10 UTC is listed, but it may be an earlier one.',
    );
    await expect(note).toHaveTextContent('The server refused yours: Insufficient balance');
  },
);

/** The history could not be read, so the identical order stays closed. */
export const RefusedAndUnchecked = meta.story({
  args: { submission: refused(readFailed, depositOrder), kind: 'deposit' },
});

RefusedAndUnchecked.test(
  'the history could not be read, so the identical order stays closed',
  async ({ args: { onReadAgain }, canvas }) => {
    const note = canvas.getByRole('status');
    await expect(note).toHaveTextContent("We couldn't check your history");
    await expect(note).toHaveTextContent("the same deposit can't be created again");
    await expect(canvas.queryByRole('button', { name: 'Allow another one' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(onReadAgain).toHaveBeenCalledOnce();
  },
);

/** Only part of the history was read. */
export const RefusedAndPartRead = meta.story({ args: { submission: refused(partRead, withdrawalOrder) } });

RefusedAndPartRead.test('only part of the history was read', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Only part of your history could be loaded.');
});

/** The answer was lost, and the history is read for the first time. */
export const Checking = meta.story({ args: { submission: checking(withdrawalOrder) } });

Checking.test('the answer was lost, and the history is read for the first time', async ({ canvas }) => {
  await expect(canvas.getByRole('note')).toHaveTextContent('Checking whether your withdrawal went through');
  await expect(canvas.getByRole('note')).not.toHaveTextContent('Connection Error');
  await expect(canvas.getByRole('status')).toHaveTextContent('Checking your history and balance...');
});

/** The server accepted an order that its history does not show a minute later. */
export const Unlisted = meta.story({ args: { submission: unlisted(botOrder), kind: 'bot' } });

Unlisted.test('the server accepted an order that its history does not show a minute later', async ({ canvas }) => {
  const note = canvas.getByRole('status');
  await expect(note).toHaveTextContent('Accepted, not listed yet');
  await expect(note).toHaveTextContent(
    "Binance Pro Bot with $500.00, started Jul 12, 2026, 14:02 UTC, isn't among your bots yet.",
  );
  await expect(canvas.getByRole('link', { name: 'Active Bots' })).toBeVisible();
});

RefusedAndFound.test(
  'while it is checked, and when the history shows nothing, a refusal stands at the form alone',
  {
    render: (props) => (
      <div data-testid="notes">
        <OrderNote {...props} submission={IDLE} />
        <OrderNote {...props} submission={refused({ status: 'reading' }, withdrawalOrder)} />
        <OrderNote {...props} submission={refused(nothingFound, withdrawalOrder)} />
      </div>
    ),
  },
  async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTestId('notes')).toBeEmptyDOMElement();
  },
);

/** On a phone. */
export const Phone = RefusedAndFoundTest.extend({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});
