import { expect, userEvent } from 'storybook/test';
import { toText } from '../../packages/ui/src/money/decimal.js';
import { IDLE } from '../../packages/ui/src/model/Submission.js';
import type { WithdrawalRequest } from '../../packages/ui/src/model/Withdrawal.js';
import { phone } from '../../packages/ui/src/fixtures/onPhone.js';
import preview from '../preview.js';
import { Flow, type FlowProps } from './host/Flow.js';
import { ANSWER_MS, SignInAgain, Withdraw } from './host/screens.js';
import type { FlowHost, World } from './host/useFlow.js';
import { followSteps, type Walked } from './host/walking.js';

const steps = ['Fill in the withdrawal', 'Send it', 'The session has ended', 'Sign in again', 'Go on where you were'];

function getStep({ place, submission, draft }: World): number {
  if (place === 'login') return submission.status === 'sending' ? 3 : 2;
  if (draft !== null) return 4;
  return submission.status === 'sending' ? 1 : 0;
}

/** The server knows the session no more: nothing was sent. */
const endSession =
  ({ change, later }: FlowHost) =>
  ({ amount, currency }: WithdrawalRequest) => {
    change({ submission: { status: 'sending' } });
    later(ANSWER_MS, {
      place: 'login',
      submission: IDLE,
      endedOrder: { kind: 'withdrawal', mayHaveBeenSent: false },
      draft: { amount: toText(amount), currency },
    });
  };

/** The session ends while a form is filled in: the person signs in again and finds amount and coin, never an address. */
const args: FlowProps = {
  start: { place: 'withdraw' },
  steps,
  getStep,
  screens: (host) => ({
    withdraw: <Withdraw host={host} onWithdraw={endSession(host)} />,
    login: <SignInAgain host={host} />,
  }),
};

const meta = preview.meta({
  title: 'Session ended mid-form',
  component: Flow,
  // A flow is walked, not adjusted.
  parameters: { controls: { disable: true } },
  args,
});

/** From a form that could not be sent to the same form, after signing in again. */
export const Walkthrough = meta.story();

const walk = async ({ canvas, canvasElement }: Walked) => {
  const marked = followSteps(canvasElement);
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Currency' }), 'USDT');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Amount (USD)' }), '75.50');
  await userEvent.click(canvas.getByRole('textbox', { name: 'Wallet address' }));
  await userEvent.paste('0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359');
  await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw $75.50' }));
  await expect(
    await canvas.findByText('Your withdrawal was not sent. Sign in to request it again.', undefined, {
      timeout: 4000,
    }),
  ).toBeVisible();
  await userEvent.type(canvas.getByLabelText('Email'), 'viewer@example.com');
  await userEvent.type(canvas.getByLabelText('Password'), 'hunter2hunter');
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
  const amount = await canvas.findByRole('textbox', { name: 'Amount (USD)' }, { timeout: 4000 });
  await expect(amount).toHaveValue('75.50');
  await expect(canvas.getByRole('combobox', { name: 'Currency' })).toHaveValue('USDT');
  await expect(canvas.getByRole('textbox', { name: 'Wallet address' })).toHaveValue('');
  await expect(canvas.getByRole('status')).toBeVisible();
  await expect(marked).toEqual(steps);
};

Walkthrough.test('leads through each step', walk);

/** The same on a phone. */
export const Phone = Walkthrough.extend({ globals: phone, tags: ['release', '!dev', '!autodocs'], play: walk });
