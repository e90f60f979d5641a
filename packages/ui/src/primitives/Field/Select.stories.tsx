import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { currencies } from '../../fixtures/currencies.js';
import { withHostState } from '../../fixtures/withHostState.js';
import { Select } from './Select.js';

const meta = preview.meta({
  title: 'Primitives/Select',
  tags: ['stable'],
  component: Select,
  render: withHostState(Select),
  args: {
    label: 'Currency',
    value: 'ETH',
    options: currencies.map(({ currency, name }) => ({ value: currency, label: `${name} (${currency})` })),
    onValueChange: fn(),
  },
});

export const Ready = meta.story();

Ready.test('choosing an option reports it to the host', async ({ args, canvas }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Currency' }), 'Litecoin (LTC)');
  await expect(args.onValueChange).toHaveBeenCalledWith('LTC');
});

/** A disabled select cannot be changed. */
export const Disabled = meta.story({ args: { disabled: true } });

Disabled.test('a disabled select cannot be changed', async ({ canvas }) =>
  expect(canvas.getByRole('combobox')).toBeDisabled(),
);

export const LongText = meta.story({
  globals: { viewport: { value: 'narrowest', isRotated: false } },
  args: {
    value: 'x',
    options: [
      { value: 'x', label: 'Binance bot with a name that somebody wrote without thinking, started Jul 8, 2026' },
    ],
    error: 'Selected currency is not supported.',
  },
});

LongText.test('fits on the narrowest screen with long text', async ({ canvas }) => {
  const field = canvas.getByRole('combobox', { name: 'Currency' });
  await expect(field).toBeInvalid();
  await expect(field).toHaveAccessibleDescription('Selected currency is not supported.');
});
