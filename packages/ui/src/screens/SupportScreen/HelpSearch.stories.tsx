import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { phone } from '../../fixtures/onPhone.js';
import { HelpResults, type HelpResultsProps } from './HelpResults.js';
import { HelpSearch } from './HelpSearch.js';

/** The search with these entries, whose text the screen fetches. */
function Host({ entries, onOpenEntry }: Omit<HelpResultsProps<string>, 'query'>) {
  return (
    <HelpSearch>{(query) => <HelpResults query={query} entries={entries} onOpenEntry={onOpenEntry} />}</HelpSearch>
  );
}

const meta = preview.meta({
  title: 'Internals/HelpSearch',
  tags: ['internal'],
  component: Host,
  args: {
    entries: [
      { id: 'deposit-guide', kind: 'guide' as const, title: 'Deposit guide', text: 'Send from your own wallet.' },
      { id: 'deposits', kind: 'quickHelp' as const, title: 'Deposits', text: 'What the help text says.' },
      { id: 'question-0', kind: 'question' as const, title: 'How do I stop a bot?', text: 'The operator does that.' },
    ],
    onOpenEntry: fn(),
  },
});

export const Ready = meta.story();

/** What it says. */
export const ReadyTest = Ready.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['SUP-01', 'G-93'] },
  play: async ({ args, canvas }) => {
    const box = canvas.getByPlaceholderText('Search for help articles...');
    await expect(box).toHaveAccessibleName('Search the help articles');
    await userEvent.click(box);
    await userEvent.type(box, 'deposit');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 articles found');
    const results = canvas.getByRole('list', { name: 'Articles found' });
    await expect(results.getBoundingClientRect().top).toBeGreaterThan(box.getBoundingClientRect().bottom);
    await userEvent.type(box, ' wallet');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 article found');
    await userEvent.click(canvas.getByRole('button', { name: 'Deposit guide Guide' }));
    await expect(args.onOpenEntry).toHaveBeenCalledOnce();
    await expect(args.onOpenEntry).toHaveBeenLastCalledWith('deposit-guide');
    await expect(box).toHaveValue('deposit wallet');
  },
});

/** Without a match the list says so, and Escape clears the box. */
export const NothingFound = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, 'zebra');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^No article matches “zebra”\. Try another word\.$/);
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('list')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await expect(canvas.queryByText(/^No article/)).toBeNull();
  },
});

/** With a support channel the sentence names it and links to it. */
const nothingFoundNames = (support: string, sentence: string, href: string) => ({
  globals: { support },
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'zebra');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `No article matches “zebra”. Try another word, or contact ${sentence}.`,
    );
    await expect(canvas.getByRole('link')).toHaveAttribute('href', href);
  },
});

/** The sentence links to e-mail support. */
export const NothingFoundWithEmail = meta.story({
  tags: ['!dev', '!autodocs'],
  ...nothingFoundNames('email', 'support (help@example.com)', 'mailto:help@example.com'),
});

/** The sentence links to Telegram support. */
export const NothingFoundWithTelegram = meta.story({
  tags: ['!dev', '!autodocs'],
  ...nothingFoundNames('telegram', 'support at @northwind (opens in a new tab) on Telegram', 'https://t.me/northwind'),
});

/** With all channels, the sentence links to the best one. */
export const NothingFoundWithAllChannels = meta.story({
  ...nothingFoundNames('all', 'support (help@example.com)', 'mailto:help@example.com'),
  tags: ['!dev', '!autodocs'],
});

Ready.test(
  'fits on the narrowest screen with long text',
  {
    globals: { viewport: { value: 'narrowest', isRotated: false } },
    args: { entries: [{ id: 'long', kind: 'question' as const, title: 'averylongquestion'.repeat(5), text: '' }] },
  },
  async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'long');
    await expect(canvas.getByRole('button')).toBeVisible();
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
);

export const Phone = ReadyTest.extend({ tags: ['!dev', '!autodocs'], globals: phone });
