import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.js';
import { connectionFailure, longFailure } from '../../fixtures/failures.js';
import { FailureNote } from './FailureNote.js';

const meta = preview.meta({ component: FailureNote, args: { failure: connectionFailure, onRetry: fn() } });

export const WithRetry = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Connection Error.*Please check your connection/);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const KeepsData = meta.story({ args: { keepsData: true } });

export const Retrying = meta.story({
  args: { isRetrying: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'narrowest', isRotated: false } },
  args: { failure: longFailure },
});
