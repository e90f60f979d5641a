import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { storyTime } from '../../fixtures/storyTime.js';
import { currencies } from '../../fixtures/currencies.js';
import { connectionFailure } from '../../fixtures/failures.js';
import { nothingFound, uncertain, withdrawalOrder } from '../../fixtures/uncertain.js';
import { live } from '../../model/Provenance.js';
import { IDLE } from '../../model/Submission.js';
import { decimal } from '../../money/decimal.js';
import { checkWithdrawalDraft, EMPTY_DRAFT } from '../../rules/withdrawalDraft.js';
import { mergeCurrencies } from '../../rules/currencyChoices.js';
import { defaultLimits } from '../../model/limits.js';
import { WithdrawReview, type WithdrawReviewProps } from './WithdrawReview.js';

const filled = { currency: 'ETH', amount: '312.50', withdrawalAddress: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359' };
const balance = decimal('1250.00');
const choices = mergeCurrencies(currencies);

const args: WithdrawReviewProps = {
  check: checkWithdrawalDraft(filled, choices, balance, defaultLimits),
  balance: live(balance),
  submission: IDLE,
};

const meta = preview.meta({
  title: 'Internals/WithdrawReview',
  tags: ['internal'],
  component: WithdrawReview,
  args,
  render: (props) => (
    <form style={{ maxWidth: '40rem' }}>
      <WithdrawReview {...props} />
    </form>
  ),
});

/** A complete request can be submitted; the balance after it is stated, and who sets rate and fee. */
export const Ready = meta.story();

Ready.test(
  'a complete request can be submitted; the balance after it is stated, and who sets rate and fee',
  { parameters: { requirements: ['G-90'] } },
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Withdraw $312.50' })).not.toHaveAttribute('aria-disabled');
    await expect(canvas.getByText('$937.50')).toBeVisible();
    await expect(canvas.getByText('Exchange rate and network fee are set by the operator.')).toBeVisible();
  },
);

/** With a current price of the coin, the review says about how much of it that is, and that the operator decides. */
export const InCoins = meta.story({
  args: { price: { value: decimal('2991'), provenance: 'live', asOf: storyTime, currency: 'ETH' } },
});

InCoins.test(
  'with a current price of the coin, the review says about how much of it that is, and that the operator decides',
  { parameters: { requirements: ['G-64', 'G-90'] } },
  async ({ canvasElement }) => {
    const estimate = within(canvasElement).getByText("≈ 0.1045 ETH before the operator's rate and fee");
    await expect(estimate).toHaveAttribute('data-figure', 'derived');
  },
);

/** Another coin has no price here, and one of half an hour ago is not used. */
const withoutEstimate = {
  play: ({ canvasElement }: { readonly canvasElement: HTMLElement }) =>
    expect(within(canvasElement).queryByText(/≈/)).toBeNull(),
};
export const OtherCoin = meta.story({
  ...withoutEstimate,
  tags: ['!dev', '!autodocs'],
  args: { price: { value: decimal('65000'), provenance: 'live', asOf: storyTime, currency: 'BTC' } },
});
export const OldPrice = meta.story({
  ...withoutEstimate,
  tags: ['!dev', '!autodocs'],
  args: { price: { value: decimal('2991'), provenance: 'live', asOf: storyTime - 30 * 60_000, currency: 'ETH' } },
});

/** An empty form has nothing to repeat and says what is missing. */
export const NothingEntered = meta.story({
  args: { check: checkWithdrawalDraft({ ...EMPTY_DRAFT, currency: 'ETH' }, choices, balance, defaultLimits) },
});

NothingEntered.test('an empty form has nothing to repeat and says what is missing', async ({ canvas }) => {
  await expect(canvas.queryByRole('term')).toBeNull();
  await expect(canvas.queryByText('—')).toBeNull();
  await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Enter an amount.');
});

Ready.test(
  'what was just accepted has emptied the form; nothing asks for an amount, which would sound like a refusal',
  { args: { ...NothingEntered.input.args, submission: { status: 'succeeded' } } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Withdraw' })).not.toHaveAccessibleDescription();
    await expect(canvas.queryByText('Enter an amount.')).toBeNull();
  },
);

/** Each line appears with its value. */
export const AmountOnly = meta.story({
  args: {
    check: checkWithdrawalDraft({ ...EMPTY_DRAFT, currency: 'ETH', amount: '60' }, choices, balance, defaultLimits),
  },
});

AmountOnly.test('each line appears with its value', async ({ canvas }) => {
  await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'You withdraw',
    'Paid out as',
    'Balance after',
  ]);
});

/** Of a balance that could not be read, no rest is claimed. */
export const BalanceUnknown = meta.story({
  args: { balance: null, check: checkWithdrawalDraft(filled, choices, null, defaultLimits) },
});

BalanceUnknown.test('of a balance that could not be read, no rest is claimed', ({ canvas }) =>
  expect(canvas.queryByText('Balance after')).toBeNull(),
);

/** While sending, the button shows a spinner. */
export const Sending = meta.story({ args: { submission: { status: 'sending' } } });

/** After a failure the error is shown. */
export const Failed = meta.story({ args: { submission: { status: 'failed', failure: connectionFailure } } });

/** While history and balance are reread, the button is disabled. */
export const Locked = meta.story({
  args: {
    balance: { ...live(balance), asOf: storyTime },
    submission: uncertain({ status: 'reading' }, withdrawalOrder),
  },
});

Locked.test('while history and balance are reread, the button is disabled', async ({ canvasElement }) => {
  const submit = within(canvasElement).getByRole('button', { name: 'Withdraw $312.50' });
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await expect(submit).toHaveAccessibleDescription(/^Wait while we check your history and balance\./);
  // No remainder is claimed.
  await expect(within(canvasElement).getByText('not confirmed')).toBeVisible();
});

/** After the reread the button stays disabled until the form is unlocked. */
export const AfterReading = meta.story({ args: { submission: uncertain(nothingFound, withdrawalOrder) } });

AfterReading.test(
  'after the reread the button stays disabled until the form is unlocked',
  async ({ canvasElement }) => {
    const submit = within(canvasElement).getByRole('button', { name: 'Withdraw $312.50' });
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await expect(submit).toHaveAccessibleDescription(/unlock the form first\.$/);
  },
);

export const Phone = meta.story({ globals: { viewport: { value: 'narrowest', isRotated: false } } });
