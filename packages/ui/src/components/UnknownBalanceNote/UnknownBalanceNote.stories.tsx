import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { UnknownBalanceNote } from './UnknownBalanceNote.js';

const meta = preview.meta({
  title: 'Internals/UnknownBalanceNote',
  tags: ['internal'],
  component: UnknownBalanceNote,
  args: { onRetry: fn() },
});

/** Says what cannot be done, and reads the balance again. */
export const Ready = meta.story();

Ready.test('says what cannot be done, and reads the balance again', async ({ args, canvas }) => {
  await expect(canvas.getByRole('note')).toHaveTextContent(
    "Your balance could not be readUntil it can be, you can't withdraw or start a bot.",
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

/** Where nothing reads it again, there is no button. */
export const NoRetry = meta.story({ render: () => <UnknownBalanceNote /> });

NoRetry.test('where nothing reads it again, there is no button', async ({ canvas }) =>
  expect(canvas.queryByRole('button')).toBeNull(),
);

export const Phone = meta.story({ globals: { viewport: { value: 'narrowest', isRotated: false } } });
