import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.js';
import { CutNote } from './CutNote.js';

const meta = preview.meta({ component: CutNote, args: { cut: { shown: 5000, total: 6012 }, onRetry: fn() } });

export const Ready = meta.story({
  name: 'G-42 says how many of how many could be loaded',
  play: async ({ args: { onRetry }, canvas }) => {
    await expect(canvas.getByText(/^5,000 of 6,012 could be loaded\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const TotalUnknown = meta.story({
  args: { cut: { shown: 40, total: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Only 40 could be loaded; there are more\./)).toBeVisible();
  },
});
