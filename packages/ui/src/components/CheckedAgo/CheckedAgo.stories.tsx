import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { storyTime } from '../../fixtures/storyTime.js';
import { CheckedAgo } from './CheckedAgo.js';

const meta = preview.meta({
  title: 'Components/CheckedAgo',
  tags: ['beta'],
  component: CheckedAgo,
  args: { readAt: storyTime - 12_000 },
});

/** Data read less than five seconds ago was read just now. */
export const JustNow = meta.story({ args: { readAt: storyTime - 4_999 } });

JustNow.test('data read less than five seconds ago was read just now', async ({ canvasElement }) => {
  await expect(within(canvasElement).getByText('Updated just now')).toBeVisible();
});

/** From five seconds on the age counts. */
export const FiveSeconds = meta.story({ args: { readAt: storyTime - 5_000 } });

FiveSeconds.test('from five seconds on the age counts', async ({ canvasElement }) => {
  await expect(within(canvasElement).getByText('Updated 5 s ago')).toBeVisible();
});

/** Data read seconds ago shows its age in seconds. */
export const Seconds = meta.story();

Seconds.test('data read seconds ago shows its age in seconds', async ({ canvasElement }) => {
  await expect(within(canvasElement).getByText('Updated 12 s ago')).toBeVisible();
});

/** Data read minutes ago shows its age in minutes. */
export const Minutes = meta.story({ args: { readAt: storyTime - 250_000 } });
