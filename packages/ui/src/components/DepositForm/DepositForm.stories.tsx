import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.js';
import { currencies } from '../../fixtures/currencies.js';
import { takenEmail } from '../../fixtures/failures.js';
import { DepositForm, type DepositFormProps } from './DepositForm.js';

function Held(props: DepositFormProps) {
  const [draft, setDraft] = useState(props.draft);
  return (
    <DepositForm
      {...props}
      draft={draft}
      onChangeDraft={(next) => {
        setDraft(next);
        props.onChangeDraft(next);
      }}
    />
  );
}

const given: DepositFormProps = {
  currencies: { status: 'ready', data: currencies },
  draft: { currency: null, amount: '' },
  errors: {},
  isSending: false,
  onChangeDraft: fn(),
  onSubmit: fn(),
  onRetry: fn(),
};

const meta = preview.meta({
  component: DepositForm,
  render: (args) => <Held {...args} />,
  args: given,
});

/** A card for each currency, with name and trimmed minimum. */
export const Ready = meta.story({
  parameters: { requirements: ['DEP-03', 'DEP-04', 'DEP-05', 'G-129'] },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    const cards = form.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    await expect(cards).toEqual([
      'EthereumMin: 0.1 ETH',
      'BitcoinMin: 0.005 BTC',
      'TetherMin: 300 USDT',
      'LitecoinMin: 4 LTC',
    ]);
    const pictures = form.getAllByRole('radio').map((radio) => {
      const path = radio.closest('label')?.querySelector('b path');
      return path?.getAttribute('d');
    });
    await expect(new Set(pictures).size).toBe(4);
  },
});

/** Takes an amount in coins of the chosen currency. */
export const Amount = meta.story({
  parameters: { requirements: ['DEP-06'] },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole('radio', { name: /Bitcoin/ }));
    await userEvent.type(form.getByRole('textbox', { name: 'Amount (BTC)' }), '0.01');
    await expect(args.onChangeDraft).toHaveBeenLastCalledWith({ currency: 'BTC', amount: '0.01' });
  },
});

/** Currencies that could be read only in part say so above them. */
export const Partial = meta.story({
  args: {
    currencies: { status: 'ready', data: currencies.slice(0, 3) },
    partial: { shown: 3, total: 4, unreadable: 1 },
  },
  play: async ({ args: { onRetry }, canvasElement }) => {
    const form = within(canvasElement);
    await expect(form.getByText('3 of 4 could be loaded. 1 record could not be read.')).toBeVisible();
    await expect(form.getAllByRole('radio')).toHaveLength(3);
    await userEvent.click(form.getByRole('button', { name: 'Load again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const Blocked = meta.story({ args: { reason: 'Choose a currency.' } });

export const FieldErrors = meta.story({
  args: {
    draft: { currency: 'ETH', amount: '0.05' },
    errors: {
      currency: 'Please select a cryptocurrency for deposit.',
      amount: 'Minimum deposit for Ethereum is 0.1 ETH',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Please select a cryptocurrency for deposit.');
    const amount = canvas.getByRole('textbox', { name: 'Amount (ETH)' });
    await expect(amount).toBeInvalid();
    await expect(amount).toHaveAccessibleDescription(/Minimum deposit for Ethereum is 0\.1 ETH$/);
  },
});

export const Refused = meta.story({
  args: { draft: { currency: 'ETH', amount: '0.25' }, failure: { ...takenEmail, message: 'Not now.' } },
});

export const Sending = meta.story({ args: { draft: { currency: 'ETH', amount: '0.25' }, isSending: true } });
