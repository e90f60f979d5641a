import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { decimal } from '../../money/decimal.js';
import { minimumText } from '../../fixtures/limits.js';
import { WithdrawAmountField, type WithdrawAmountFieldProps } from './WithdrawAmountField.js';

const args: WithdrawAmountFieldProps = {
  balance: decimal('1250.00'),
  value: '312.50',
  error: null,
  onValueChange: fn(),
};

const meta = preview.meta({
  title: 'Internals/WithdrawAmountField',
  tags: ['internal'],
  component: WithdrawAmountField,
  args,
});

export const Ready = meta.story();

Ready.test(
  'the balance is the most; the share that matches the amount is marked, and Max fills in the balance',
  async ({ args: { onValueChange }, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(`Min ${minimumText} · max $1,250.00`)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '25%' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Max' }));
    await expect(onValueChange).toHaveBeenCalledWith('1250.00');
  },
);

/** Without an amount, the scale is unset. */
export const Unset = meta.story({ args: { value: '' } });

/** An amount above the balance shows an error. */
export const TooMuch = meta.story({ args: { value: '2000', error: 'Insufficient balance' } });

/** Of a balance that is not known there are neither shares nor a largest amount. */
export const BalanceUnknown = meta.story({ args: { balance: null } });

BalanceUnknown.test(
  'of a balance that is not known there are neither shares nor a largest amount',
  async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Amount (USD)' })).toHaveAccessibleDescription(
      `Min ${minimumText}`,
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
);

/** Without money, no share can be chosen. */
export const NoBalance = meta.story({ args: { balance: decimal('0.00'), value: '0' } });
