import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { onPhone, phone } from '../../fixtures/onPhone.js';
import { currencies } from '../../fixtures/currencies.js';
import { takenEmail } from '../../fixtures/failures.js';
import { mergeCurrencies } from '../../rules/currencyChoices.js';
import { DepositForm, type DepositDraft, type DepositFormProps } from './DepositForm.js';

const choices = mergeCurrencies(currencies);

interface HeldProps extends Omit<DepositFormProps, 'currency' | 'amount'> {
  readonly draft: DepositDraft;
  readonly errors: Partial<Record<keyof DepositDraft, string>>;
  readonly onChangeDraft: (draft: DepositDraft) => void;
}

/** The form with somebody who keeps its values. */
function Held({ draft: given, errors, onChangeDraft, ...props }: HeldProps) {
  const [draft, setDraft] = useState(given);
  const bindField = <Name extends keyof DepositDraft>(name: Name) => ({
    ref: () => {},
    value: draft[name],
    error: errors[name] ?? null,
    onValueChange: (value: DepositDraft[Name]) => {
      const next = { ...draft, [name]: value };
      setDraft(next);
      onChangeDraft(next);
    },
  });
  return <DepositForm {...props} currency={bindField('currency')} amount={bindField('amount')} />;
}

const given: HeldProps = {
  currencies: { status: 'ready', data: choices },
  draft: { currency: null, amount: '' },
  errors: {},
  failure: null,
  isSending: false,
  onChangeDraft: fn(),
  onSubmit: fn(),
  onRetry: fn(),
};

const meta = preview.meta({
  title: 'Internals/DepositForm',
  tags: ['internal'],
  component: Held,
  args: given,
});

/** Shows a card for each currency with its name and minimum. */
export const Ready = meta.story();

/** What it says. */
export const ReadyTest = Ready.extend({
  tags: ['!dev', '!autodocs'],
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

/** The amount is entered in units of the chosen coin. */
export const Amount = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['DEP-06', 'H-19'] },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole('radio', { name: /Bitcoin/ }));
    await expect(form.getByText('Min 0.005 BTC')).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: 'Amount (BTC)' }), '0.01');
    await expect(args.onChangeDraft).toHaveBeenLastCalledWith({ currency: 'BTC', amount: '0.01' });
  },
});

/** A partial list of currencies has a notice above it. */
export const Partial = meta.story({
  args: {
    currencies: { status: 'ready', data: choices.slice(0, 3) },
    partial: { shown: 3, total: 4, unreadable: 1 },
  },
});

Partial.test('a partial list of currencies has a notice above it', async ({ args: { onRetry }, canvasElement }) => {
  const form = within(canvasElement);
  await expect(form.getByText('3 of 4 could be loaded. 1 record could not be read.')).toBeVisible();
  await expect(form.getAllByRole('radio')).toHaveLength(3);
  await userEvent.click(form.getByRole('button', { name: 'Load again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
});

/** The reason for the disabled button is below it. */
export const Blocked = meta.story({ args: { reason: 'Choose a currency.' } });

/** Both errors are below their fields. */
export const FieldErrors = meta.story({
  args: {
    draft: { currency: 'ETH', amount: '0.05' },
    errors: {
      currency: 'Please select a cryptocurrency for deposit.',
      amount: 'Minimum deposit for Ethereum is 0.1 ETH',
    },
  },
});

FieldErrors.test('both errors are below their fields', async ({ canvas }) => {
  await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Please select a cryptocurrency for deposit.');
  const amount = canvas.getByRole('textbox', { name: 'Amount (ETH)' });
  await expect(amount).toBeInvalid();
  await expect(amount).toHaveAccessibleDescription(/Minimum deposit for Ethereum is 0\.1 ETH$/);
});

/** A server error that belongs to no field is above the button. */
export const Refused = meta.story({
  args: { draft: { currency: 'ETH', amount: '0.25' }, failure: { ...takenEmail, message: 'Not now.' } },
});

/** While sending, the button shows a spinner. */
export const Sending = meta.story({ args: { draft: { currency: 'ETH', amount: '0.25' }, isSending: true } });

export const Phone = meta.story({ globals: phone });

Phone.test('says what it says on a wide screen', ...onPhone(ReadyTest, Amount));
