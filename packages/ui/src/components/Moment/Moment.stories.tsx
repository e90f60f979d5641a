import { expect } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { inNewYork } from '../../fixtures/inNewYork.js';
import { date, instant, localTime, unreadable } from '../../fixtures/time.js';
import { Moment } from './Moment.js';

const meta = preview.meta({
  title: 'Components/Moment',
  tags: ['beta'],
  component: Moment,
  args: { time: instant('2026-07-12T02:30:00Z') },
});

/** The time is in the viewer's zone, which is named. */
export const Ready = meta.story();

Ready.test("the time is in the viewer's zone, which is named", async ({ canvas }) => {
  await expect(canvas.getByText(/^Jul 12, 2026,/)).toHaveTextContent('Jul 12, 2026, 02:30 UTC');
});

/** Shows the viewer's zone, and UTC on hover. */
export const AnotherZone = meta.story({ decorators: [inNewYork] });

AnotherZone.test("shows the viewer's zone, and UTC on hover", async ({ canvas }) => {
  const time = canvas.getByText(/^Jul 11, 2026,/);
  await expect(time).toHaveTextContent('Jul 11, 2026, 22:30 EDT');
  await expect(time).toHaveAttribute('title', 'Jul 12, 2026, 02:30 UTC');
  await expect(time).toHaveAttribute('datetime', '2026-07-12T02:30:00Z');
});

/** A date without a time is that day in every zone. */
export const DateOnly = meta.story({ decorators: [inNewYork], args: { time: date('2026-03-08') } });

DateOnly.test('a date without a time is that day in every zone', async ({ canvas }) => {
  const time = canvas.getByText('Mar 8, 2026');
  await expect(time).toHaveAttribute('datetime', '2026-03-08');
  await expect(time).not.toHaveAttribute('title');
});

/** A time without a zone is shown as it was sent, and says that its zone is not stated. */
export const ZoneNotStated = meta.story({ decorators: [inNewYork], args: { time: localTime('2026-03-08T02:30:00') } });

ZoneNotStated.test(
  'a time without a zone is shown as it was sent, and says that its zone is not stated',
  async ({ canvas }) => {
    const time = canvas.getByText(/^Mar 8, 2026,/);
    await expect(time).toHaveTextContent('Mar 8, 2026, 02:30 (zone not stated)');
    await expect(time).toHaveAttribute('datetime', '2026-03-08T02:30:00');
    await expect(time).not.toHaveAttribute('title');
  },
);

/** An unreadable time is shown as it was sent. */
export const Unreadable = meta.story({ args: { time: unreadable('the day before yesterday') } });

Unreadable.test('an unreadable time is shown as it was sent', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('the day before yesterday')).toBeVisible();
  await expect(canvasElement.querySelector('time')).toBeNull();
});
