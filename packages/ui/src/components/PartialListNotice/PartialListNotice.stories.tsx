import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { PartialListNotice, type PartialListNoticeProps } from './PartialListNotice.js';

const args: PartialListNoticeProps = {
  list: { shown: 5000, total: 6012, unreadable: 0 },
  of: 'records',
  onRetry: fn(),
};

const meta = preview.meta({
  title: 'Components/PartialListNotice',
  tags: ['stable'],
  component: PartialListNotice,
  args,
});

/** Says how many of how many records could be loaded. */
export const Ready = meta.story();

Ready.test(
  'says how many of how many records could be loaded',
  { parameters: { requirements: ['G-42'] } },
  async ({ args: { onRetry }, canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(
      'This list is not complete5,000 of 6,012 could be loaded. Totals, search and exports cover only these.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
);

/** When the total is unknown, the notice only says that there are more. */
export const TotalUnknown = meta.story({ args: { list: { shown: 40, total: null, unreadable: 0 } } });

TotalUnknown.test('when the total is unknown, the notice only says that there are more', async ({ canvas }) => {
  await expect(canvas.getByText(/^Only 40 could be loaded; there are more\./)).toBeVisible();
});

/** Counts a record that could not be read. */
export const OneUnreadable = meta.story({ args: { list: { shown: 2, total: 3, unreadable: 1 } } });

OneUnreadable.test('counts a record that could not be read', async ({ canvas }) => {
  await expect(canvas.getByText(/^2 of 3 could be loaded\. 1 record could not be read\./)).toBeVisible();
});

/** Counts unreadable entries within records that are complete otherwise. */
export const UnreadableEntries = meta.story({ args: { list: { shown: 3, total: 3, unreadable: 1200 } } });

UnreadableEntries.test('counts unreadable entries within records that are complete otherwise', async ({ canvas }) => {
  await expect(canvas.getByText(/^1,200 records could not be read\./)).toBeVisible();
});

/** Says that the list changed when the counts contradict each other. */
export const Changed = meta.story({ args: { list: { shown: 3, total: 3, unreadable: 0 } } });

Changed.test('says that the list changed when the counts contradict each other', async ({ canvas }) => {
  await expect(canvas.getByText(/^The list changed while it was loading\./)).toBeVisible();
});

/** Above options, the notice says how many are missing. */
export const Choices = meta.story({ args: { of: 'choices', list: { shown: 3, total: 4, unreadable: 1 } } });

Choices.test('above options, the notice says how many are missing', async ({ canvas }) => {
  await expect(canvas.getByText('3 of 4 could be loaded. 1 record could not be read.')).toBeVisible();
});

/** Above figures, the notice says that they are incomplete. */
export const Figures = meta.story({ args: { of: 'figures', list: { shown: 2, total: 3, unreadable: 0 } } });

Figures.test('above figures, the notice says that they are incomplete', async ({ canvas }) => {
  await expect(canvas.getByText('These figures do not cover all your bots')).toBeVisible();
  await expect(canvas.getByText('2 of 3 could be loaded.')).toBeVisible();
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
