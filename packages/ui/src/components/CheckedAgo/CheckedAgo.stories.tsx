import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.js';
import { storyTime } from '../../../../../.storybook/decorators/withProvider.js';
import { CheckedAgo } from './CheckedAgo.js';

const meta = preview.meta({ component: CheckedAgo, args: { readAt: storyTime - 12_000 } });

export const Seconds = meta.story({
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Checked 12 s ago')).toBeVisible();
  },
});

export const Minutes = meta.story({ args: { readAt: storyTime - 250_000 } });
