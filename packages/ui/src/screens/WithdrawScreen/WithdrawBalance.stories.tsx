import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { storyTime } from '../../fixtures/storyTime.js';
import { live } from '../../model/Provenance.js';
import { decimal } from '../../money/decimal.js';
import { WithdrawBalance, type WithdrawBalanceProps } from './WithdrawBalance.js';

const args: WithdrawBalanceProps = {
  balance: live(decimal('1250.00')),
  withdrawn: null,
};

const meta = preview.meta({
  title: 'Internals/WithdrawBalance',
  tags: ['internal'],
  component: WithdrawBalance,
  args,
});

/** A live balance has no badge. */
export const Live = meta.story();

Live.test('a live balance has no badge', async ({ canvas }) => {
  await expect(canvas.getByText('$1,250.00')).toBeVisible();
  await expect(canvas.getByRole('region', { name: 'Available balance' })).toHaveTextContent(
    /^Available balance\$1,250\.00$/,
  );
});

/** A balance reduced on this device says by how much, and that the server has not confirmed it. */
export const Reduced = meta.story({
  args: { balance: { value: decimal('937.50'), provenance: 'derived' }, withdrawn: decimal('312.50') },
});

Reduced.test(
  'a balance reduced on this device says by how much, and that the server has not confirmed it',
  { parameters: { requirements: ['H-21'] } },
  async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(card.getByText('Not yet confirmed')).toBeVisible();
    await expect(card.getByText('Includes a withdrawal of $312.50 not yet confirmed by the server.')).toBeVisible();
  },
);

/** When the withdrawal is unknown, the card shows only the reduced balance. */
export const ReducedByAnother = meta.story({
  args: { balance: { value: decimal('750.00'), provenance: 'derived' } },
});

/** A balance that could not be read is not shown as zero. */
export const BalanceUnknown = meta.story({ args: { balance: null } });

BalanceUnknown.test('a balance that could not be read is not shown as zero', async ({ canvas }) => {
  await expect(canvas.getByText('Balance unavailable')).toBeVisible();
  await expect(canvas.queryByText(/^\$/)).toBeNull();
});

/** A stale balance shows when it was read. */
export const Saved = meta.story({
  args: { balance: { value: decimal('1250.00'), provenance: 'stale', asOf: storyTime } },
});
