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

/** After copying, the button confirms it. */
export const Copied = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await canvas.findByRole('button', { name: 'Copied' });
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
    await expect(args.onCopied).toHaveBeenCalledOnce();
  },
});

/** When the browser refuses, the button says so. */
export const Refused = meta.story({
  args: { onCopy: fn(() => Promise.reject(new Error('not allowed'))) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await canvas.findByRole('button', { name: 'Copying was refused' });
    await expect(args.onCopied).not.toHaveBeenCalled();
  },
});
