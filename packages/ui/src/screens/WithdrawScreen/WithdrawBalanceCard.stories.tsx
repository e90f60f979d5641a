import { expect, within } from 'storybook/test';
import { storyTime } from '#.storybook/decorators/withProvider.js';
import preview from '#.storybook/preview.js';
import { live } from '../../model/Provenance.js';
import { decimal } from '../../money/decimal.js';
import { WithdrawBalanceCard, type WithdrawBalanceCardProps } from './WithdrawBalanceCard.js';

const args: WithdrawBalanceCardProps = {
  balance: live(decimal('1250.00')),
  amount: decimal('312.50'),
  withdrawn: null,
};

const meta = preview.meta({
  title: 'Internals/WithdrawBalanceCard',
  tags: ['internal'],
  component: WithdrawBalanceCard,
  args,
});

/** Shows the remaining balance, and who sets rate and fee. */
export const Live = meta.story({
  parameters: { requirements: ['G-90'] },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(card.getByText('−$312.50')).toBeVisible();
    await expect(card.getByText('$937.50')).toBeVisible();
    await expect(card.getByText('Exchange rate and network fee are set by the operator.')).toBeVisible();
  },
});

/** Without an amount, no remainder is shown. */
export const NothingEntered = meta.story({ args: { amount: null } });

/** A balance reduced on this device says by how much, and that the server has not confirmed it. */
export const Reduced = meta.story({
  parameters: { requirements: ['H-21'] },
  args: { balance: { value: decimal('937.50'), provenance: 'derived' }, amount: null, withdrawn: decimal('312.50') },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(card.getByText('Not yet confirmed')).toBeVisible();
    await expect(card.getByText('Includes a withdrawal of $312.50 not yet confirmed by the server.')).toBeVisible();
  },
});

/** When the withdrawal is unknown, the card shows only the reduced balance. */
export const ReducedByAnother = meta.story({
  args: { balance: { value: decimal('750.00'), provenance: 'derived' }, amount: null },
});

/** A balance that could not be read is not shown as zero, and nothing is left of it. */
export const BalanceUnknown = meta.story({
  args: { balance: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Balance unavailable')).toBeVisible();
    await expect(canvas.getByText('−$312.50')).toBeVisible();
    await expect(canvas.queryByText(/^\$/)).toBeNull();
  },
});

/** A stale balance shows when it was read. */
export const Saved = meta.story({
  args: { balance: { value: decimal('1250.00'), provenance: 'stale', asOf: storyTime } },
});

/** After a lost answer, no remainder is claimed. */
export const Uncertain = meta.story({
  args: { balance: { ...live(decimal('1250.00')), asOf: storyTime }, isUncertain: true },
});
