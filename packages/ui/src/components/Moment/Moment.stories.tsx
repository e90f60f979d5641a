import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.js';
import { UiProvider } from '../../provider/UiProvider.js';
import { Moment } from './Moment.js';

const now = () => Date.UTC(2026, 6, 12, 14, 2);

const meta = preview.meta({ component: Moment, args: { time: '2026-07-12T02:30:00Z' } });

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Jul 12, 2026,/)).toHaveTextContent('Jul 12, 2026, 02:30 UTC');
  },
});

export const AnotherZone = meta.story({
  name: 'Names the zone of the viewer, and UTC on hover',
  decorators: [
    (Story) => (
      <UiProvider now={now} locale="en-US" timeZone="America/New_York">
        <Story />
      </UiProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const time = canvas.getByText(/^Jul 11, 2026,/);
    await expect(time).toHaveTextContent('Jul 11, 2026, 22:30 EDT');
    await expect(time).toHaveAttribute('title', 'Jul 12, 2026, 02:30 UTC');
    await expect(time).toHaveAttribute('datetime', '2026-07-12T02:30:00Z');
  },
});

export const Unreadable = meta.story({
  args: { time: 'the day before yesterday' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('the day before yesterday')).toBeVisible();
    await expect(canvasElement.querySelector('time')).toBeNull();
  },
});
