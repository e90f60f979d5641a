import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { withHostState } from '../../fixtures/withHostState.js';
import { decimal } from '../../money/decimal.js';
import { BalanceShares, type BalanceSharesProps } from './BalanceShares.js';

const args: BalanceSharesProps = {
  balance: decimal('1250.07'),
  minimum: decimal('500'),
  value: '625.03',
  onValueChange: fn(),
};

const Held = withHostState(BalanceShares);
const meta = preview.meta({
  title: 'Components/BalanceShares',
  tags: ['beta'],
  component: BalanceShares,
  args,
  render: (props) => <Held {...props} />,
});

/** Shares are exact, cut to cents, and never more than the balance. */
export const Half = meta.story();

Half.test(
  'shares are exact, cut to cents, and never more than the balance',
  async ({ args: { onValueChange }, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName('50%');
    for (const [share, amount] of [
      ['75%', '937.55'],
      ['Max', '1250.07'],
      ['50%', '625.03'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: share }));
      await expect(onValueChange).toHaveBeenLastCalledWith(amount);
      await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(share);
    }
  },
);

Half.test('a share below the minimum cannot be chosen', async ({ args: { onValueChange }, canvasElement }) => {
  const quarter = within(canvasElement).getByRole('button', { name: '25%' });
  await expect(quarter).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(quarter);
  await expect(onValueChange).not.toHaveBeenCalled();
});

/** Without a minimum, a share that matches the amount is marked. */
export const NoMinimum = meta.story({ args: { minimum: null, value: '312.51' } });

NoMinimum.test('without a minimum, a share that matches the amount is marked', async ({ canvasElement }) => {
  await expect(within(canvasElement).getByRole('button', { pressed: true })).toHaveAccessibleName('25%');
});

/** Without a balance no share can be chosen. */
export const NoBalance = meta.story({ args: { balance: decimal('0.00'), minimum: null, value: '0' } });

NoBalance.test('without a balance no share can be chosen', async ({ canvasElement }) => {
  for (const button of within(canvasElement).getAllByRole('button')) {
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  }
});

export const Phone = meta.story({ globals: { viewport: { value: 'narrowest', isRotated: false } } });
