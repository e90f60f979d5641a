import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { storyTime } from '../../fixtures/storyTime.js';
import { UpdatedAgo } from './UpdatedAgo.js';

const meta = preview.meta({
  title: 'Internals/UpdatedAgo',
  tags: ['internal'],
  component: UpdatedAgo,
  args: { readAt: storyTime - 12_000 },
});

/** Data read less than five seconds ago was updated just now. */
export const JustNow = meta.story({ args: { readAt: storyTime - 4_999 } });

JustNow.test('data read less than five seconds ago was updated just now', async ({ canvasElement }) => {
  await expect(within(canvasElement).getByText('Updated just now')).toBeVisible();
});

/** From five seconds on the age counts. */
export const Seconds = meta.story({ args: { readAt: storyTime - 5_000 } });

Seconds.test('from five seconds on the age counts', async ({ canvasElement }) => {
  await expect(within(canvasElement).getByText('Updated 5 s ago')).toHaveAttribute('data-provenance', 'live');
});

/** Data that has missed its update says since when, whatever the reason. */
export const Late = meta.story({ args: { readAt: storyTime - 150_000 } });

Late.test('data that has missed its update says since when, whatever the reason', async ({ canvasElement }) => {
  const badge = within(canvasElement).getByText(/^Not updated since \d\d:\d\d$/);
  await expect(badge).toHaveAttribute('data-provenance', 'stale');
});
