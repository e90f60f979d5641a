import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { CopyButton } from './CopyButton.js';

const meta = preview.meta({
  title: 'Primitives/CopyButton',
  tags: ['stable'],
  component: CopyButton,
  args: {
    label: 'Copy address',
    copiedLabel: 'Copied',
    failedLabel: 'Copying was refused',
    onCopy: fn(() => Promise.resolve()),
    onCopied: fn(),
  },
});

export const Ready = meta.story();

Ready.test('after copying, the button shows it', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
  await expect(await canvas.findByText('Copied')).toBeVisible();
  await expect(canvas.getByRole('button')).toHaveAccessibleName('Copy address');
  await expect(canvas.getByRole('status')).toHaveTextContent(/^Copied$/);
  await expect(args.onCopied).toHaveBeenCalledOnce();
});

Ready.test(
  'when the browser refuses, the button says so',
  { args: { onCopy: fn(() => Promise.reject(new Error('not allowed'))) } },
  async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await expect(await canvas.findByText('Copying was refused')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Copying was refused$/);
    await expect(args.onCopied).not.toHaveBeenCalled();
  },
);
