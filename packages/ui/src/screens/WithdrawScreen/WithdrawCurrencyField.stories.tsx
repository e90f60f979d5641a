import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { currencies } from '../../fixtures/currencies.js';
import { connectionFailure } from '../../fixtures/failures.js';
import { mergeCurrencies } from '../../rules/currencyChoices.js';
import { WithdrawCurrencyField, type WithdrawCurrencyFieldProps } from './WithdrawCurrencyField.js';

const choices = mergeCurrencies(currencies);

const args: WithdrawCurrencyFieldProps = {
  currencies: { status: 'ready', data: choices },
  chosen: choices[0] ?? null,
  error: null,
  onChoose: fn(),
  onRetry: fn(),
};

const meta = preview.meta({
  title: 'Internals/WithdrawCurrencyField',
  tags: ['internal'],
  component: WithdrawCurrencyField,
  args,
});

/** Choosing a currency reports it to the host. */
export const Ready = meta.story();

Ready.test('choosing a currency reports it to the host', async ({ args: { onChoose }, canvasElement }) => {
  await userEvent.selectOptions(within(canvasElement).getByRole('combobox', { name: 'Currency' }), 'Litecoin (LTC)');
  await expect(onChoose).toHaveBeenCalledWith('LTC');
});

/** When the chosen coin is not offered any more, the field names it, and the person chooses again. */
export const ChosenOneGone = meta.story({ args: { chosen: null, missing: 'DOGE' } });

ChosenOneGone.test(
  'when the chosen coin is not offered any more, the field names it, and the person chooses again',
  async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Currency' });
    await expect(select).toBeInvalid();
    await expect(select).toHaveDisplayValue('Choose a currency');
    await expect(select).toHaveAccessibleDescription("DOGE isn't available right now. Choose another currency.");
    await expect(canvas.getByRole('status')).toHaveTextContent(/^DOGE isn't available right now\./);
  },
);

/** The currencies are loading. */
export const Loading = meta.story({ args: { currencies: { status: 'loading' }, chosen: null } });

/** The server offers no currency. */
export const Empty = meta.story({ args: { currencies: { status: 'ready', data: [] }, chosen: null } });

/** The currencies failed to load and can be loaded again. */
export const Failed = meta.story({
  args: { currencies: { status: 'failed', failure: connectionFailure }, chosen: null },
});

/** A partial list of currencies has a notice above it. */
export const Partial = meta.story({
  args: {
    currencies: { status: 'ready', data: choices.slice(0, 3) },
    partial: { shown: 3, total: null, unreadable: 0 },
  },
});

Partial.test('a partial list of currencies has a notice above it', async ({ args: { onRetry }, canvasElement }) => {
  const field = within(canvasElement);
  await expect(field.getByText('Only 3 could be loaded; there are more.')).toBeVisible();
  await userEvent.click(field.getByRole('button', { name: 'Load again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
});

/** The server's error is below the field. */
export const FieldError = meta.story({ args: { error: '"ETH" is not a valid choice.' } });
