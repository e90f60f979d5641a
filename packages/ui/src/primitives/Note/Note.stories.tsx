import { expect } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { Button } from '../Button/Button.js';
import { Stack } from '../Layout/Layout.js';
import { Note, noteTones } from './Note.js';

const meta = preview.meta({
  title: 'Primitives/Note',
  tags: ['stable'],
  component: Note,
  args: { children: <p>You can&apos;t stop a bot or take its money out here.</p> },
});

/** Every tone has its own icon and colour. */
export const EveryTone = meta.story({
  render: (args) => (
    <Stack>
      {noteTones.map((tone) => (
        <Note key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
});

/** A note with a heading and a button is announced. */
export const WithTitleAndButton = meta.story({
  args: {
    tone: 'warning' as const,
    title: 'Nobody knows yet whether this was done',
    headingLevel: 2 as const,
    announces: 'polite' as const,
    children: (
      <>
        <p>The answer was lost. Look at the history before you try again.</p>
        <Button variant="primary">Withdrawal History</Button>
      </>
    ),
  },
});

WithTitleAndButton.test('a note with a heading and a button is announced', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Nobody knows yet');
  await expect(canvas.getByRole('status')).toHaveTextContent(
    /^Nobody knows yet whether this was done\. The answer was lost\. Look at the history before you try again\.$/,
  );
});

export const LongText = meta.story({
  globals: { viewport: { value: 'narrowest', isRotated: false } },
  args: { tone: 'negative' as const, title: 'Error', children: <p>{'averylongwordwithoutbreaks'.repeat(6)}</p> },
});
