import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { withHostState } from '../../fixtures/withHostState.js';
import { decimal } from '../../money/decimal.js';
import { AmountField } from './AmountField.js';

const meta = preview.meta({
  title: 'Primitives/AmountField',
  tags: ['stable'],
  component: AmountField,
  render: withHostState(AmountField),
  args: {
    label: 'Amount (USD)',
    limit: 'Min $500 · max $1,250.00',
    sign: '$',
    value: '500',
    places: 2,
    min: decimal('500'),
    max: decimal('1250.00'),
    onValueChange: fn(),
  },
});

export const Ready = meta.story();

Ready.test('arrow keys change the amount by 0.01 and stop at the minimum', async ({ args, canvas }) => {
  const field = canvas.getByRole('textbox', { name: 'Amount (USD)' });
  await userEvent.click(field);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}');
  await expect(field).toHaveValue('500.02');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect(args.onValueChange).toHaveBeenLastCalledWith('500');
});

/** An error is below the field. */
export const WithError = meta.story({ args: { value: '20.00', error: 'Minimum withdrawal is $50 USD' } });

WithError.test('an error is below the field', async ({ canvas }) => {
  const field = canvas.getByRole('textbox', { name: 'Amount (USD)' });
  await expect(field).toBeInvalid();
  await expect(field).toHaveAccessibleDescription('Min $500 · max $1,250.00 Minimum withdrawal is $50 USD');
});

/** An amount that can mean two is asked about: what was typed stays, and the error says what to type instead. */
export const TwoReadings = meta.story({
  args: { label: 'Amount (ETH)', sign: '', unit: 'ETH', limit: 'Min 0.1 ETH', value: '1.234', places: 8, error: 'x' },
});

TwoReadings.test(
  'an amount that can mean two is asked about: what was typed stays, and the error says what to type instead',
  async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount (ETH)' });
    await expect(field).toHaveValue('1.234');
    await expect(field).toHaveAccessibleDescription(/Is that 1\.234 or 1,234\? Type 1\.2340 or 1234\.$/);
  },
);

/** In dollars only thousands are possible. */
export const Thousands = meta.story({ args: { value: '1,234', error: 'Invalid amount' } });

Thousands.test('in dollars only thousands are possible', async ({ canvas }) => {
  const field = canvas.getByRole('textbox', { name: 'Amount (USD)' });
  await expect(field).toHaveAccessibleDescription(/Is that 1,234\? Then type 1234\.$/);
});

Thousands.test(
  'a point reads the same: in dollars, too, it is asked about',
  { args: { value: '1.234' } },
  async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount (USD)' });
    await expect(field).toHaveAccessibleDescription(/Is that 1,234\? Then type 1234\.$/);
  },
);

/** Where amounts end with the dollar, it is not written before them as well. */
export const German = meta.story({
  args: { label: 'Betrag (USD)', unit: 'USD', limit: 'Min. 500 $' },
  globals: { locale: 'de-DE' },
});

German.test(
  'where amounts end with the dollar, it is not written before them as well',
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('USD')).toBeVisible();
    await expect(canvasElement.querySelector('[data-variant="money"]')).not.toHaveTextContent('$');
  },
);

/** Coin amounts have eight decimals. */
export const InCoins = meta.story({
  args: { label: 'Amount (ETH)', sign: '', unit: 'ETH', limit: 'Min 0.1 ETH', value: '0.25', places: 8 },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'narrowest', isRotated: false } },
  args: { value: '1234567890123456.12', unit: 'USD' },
});
