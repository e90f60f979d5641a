import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { storyTime } from '../../fixtures/storyTime.js';
import { longFailure } from '../../fixtures/failures.js';
import { NoticesDialog, type PastNotice } from './NoticesDialog.js';

const minute = 60_000;

const notices: readonly PastNotice[] = [
  {
    id: 'three',
    at: storyTime - minute,
    tone: 'negative',
    title: 'Insufficient Balance',
    description: 'You need at least $500 to use this bot. Your current balance is $120.00.',
  },
  {
    id: 'two',
    at: storyTime - 12 * minute,
    tone: 'success',
    title: 'Bot Started',
    description: 'Binance Pro Bot was started with $500.00.',
  },
  {
    id: 'one',
    at: storyTime - 15 * minute,
    tone: 'info',
    title: 'Using Cached Data',
    description: 'API unavailable, showing cached data',
  },
];

const meta = preview.meta({
  title: 'Components/NoticesDialog',
  tags: ['stable'],
  component: NoticesDialog,
  args: { isOpen: true, notices, onClose: fn() },
});

/** The open dialog after its animation; contrast can only be measured once it has ended. */
async function dialog() {
  const open = await screen.findByRole('dialog', { name: 'Recent notifications' });
  await waitFor(() => expect(getComputedStyle(open).opacity).toBe('1'));
  return within(open);
}

/** Shows title, text and time of each message, newest first. */
export const Ready = meta.story();

Ready.test(
  'shows title, text and time of each message, newest first',
  { parameters: { requirements: ['GEN-06'] } },
  async ({ args }) => {
    const open = await dialog();
    const titles = open.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    await expect(titles).toEqual(['Failure: Insufficient Balance', 'Done: Bot Started', 'Note: Using Cached Data']);
    const [newest] = open.getAllByRole('listitem');
    await expect(newest).toHaveTextContent('Your current balance is $120.00.');
    await expect(newest).toHaveTextContent('Jul 12, 2026, 14:01 UTC');
    await userEvent.click(open.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
);

/** Without notices the dialog says so. */
export const Empty = meta.story({ args: { notices: [] } });

Empty.test('without notices the dialog says so', async () => {
  await expect((await dialog()).getByText('No notifications yet')).toBeVisible();
});

export const LongText = meta.story({
  args: {
    notices: Array.from({ length: 20 }, (_, index) => ({
      id: `${index}`,
      at: storyTime,
      tone: 'negative' as const,
      title: longFailure.title,
      description: longFailure.message,
    })),
  },
  globals: { viewport: { value: 'narrowest', isRotated: false } },
});

LongText.test('fits on the narrowest screen with long text', async () => {
  const open = await dialog();
  await expect(open.getAllByRole('listitem')).toHaveLength(20);
  // Only here can a message that a toast truncated be read in full.
  const [text] = open.getAllByText(longFailure.message);
  await expect(text?.scrollWidth).toBe(text?.clientWidth);
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });

Phone.test('fits on a phone', async () => void (await dialog()));
