import { expect, userEvent } from 'storybook/test';
import { instant } from '../../packages/ui/src/fixtures/time.js';
import { oneFound, uncertain } from '../../packages/ui/src/fixtures/uncertain.js';
import type { WithdrawalRequest } from '../../packages/ui/src/model/Withdrawal.js';
import { phone } from '../../packages/ui/src/fixtures/onPhone.js';
import preview from '../preview.js';
import { Flow, type FlowProps } from './host/Flow.js';
import { ANSWER_MS, Withdraw, WithdrawalHistory } from './host/screens.js';
import type { FlowHost, World } from './host/useFlow.js';
import { entered, followSteps, type Walked } from './host/walking.js';

const steps = ['Fill in the withdrawal', 'Send it', 'The answer is lost', 'Look it up', 'Unlock the form'];

function getStep({ place, submission, withdrawals }: World): number {
  if (place === 'withdrawalHistory') return 3;
  if (submission.status === 'sending') return 1;
  if (submission.status === 'uncertain') return submission.recheck.status === 'read' ? 3 : 2;
  return withdrawals.length > 0 ? 4 : 0;
}

/** The request arrives, its answer does not; then the history is read, and shows it. */
const loseAnswer =
  ({ change, later }: FlowHost) =>
  ({ amount, currency, withdrawalAddress }: WithdrawalRequest) => {
    const order = { kind: 'withdrawal', amount, currency } as const;
    change({ submission: { status: 'sending' } });
    later(ANSWER_MS, { submission: uncertain({ status: 'reading' }, order) });
    later(3 * ANSWER_MS, {
      submission: uncertain(oneFound, order),
      withdrawals: [
        {
          id: 1,
          amount,
          currency,
          currencyName: 'Ethereum',
          withdrawalAddress,
          status: 'pending',
          transactionHash: null,
          createdAt: instant('2026-07-12T14:02:00Z'),
          processedAt: null,
        },
      ],
    });
  };

/** A withdrawal whose answer is lost: nothing is sent twice, and the history tells what became of it. */
const args: FlowProps = {
  start: { place: 'withdraw' },
  steps,
  getStep,
  screens: (host) => ({
    withdraw: <Withdraw host={host} onWithdraw={loseAnswer(host)} />,
    withdrawalHistory: <WithdrawalHistory host={host} />,
  }),
};

const meta = preview.meta({
  title: 'Withdraw with a lost answer',
  component: Flow,
  // A flow is walked, not adjusted.
  parameters: { controls: { disable: true } },
  args,
});

const ADDRESS = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

/** From the form to the record in the history, and back to a form that was unlocked on purpose. */
export const Walkthrough = meta.story();

const walk = async ({ canvas, canvasElement }: Walked) => {
  const marked = followSteps(canvasElement);
  await userEvent.type(canvas.getByRole('textbox', { name: 'Amount (USD)' }), '312.50');
  await userEvent.click(canvas.getByRole('textbox', { name: 'Wallet address' }));
  await userEvent.paste(ADDRESS);
  await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw $312.50' }));
  await expect(await canvas.findByText("We don't know yet whether your withdrawal went through.")).toBeVisible();
  await canvas.findByText(/^A withdrawal of \$312\.50 as ETH is in your history/, undefined, { timeout: 4000 });
  await userEvent.click(canvas.getByRole('link', { name: 'Withdrawal History' }));
  await entered(canvas, 'Withdrawal History');
  await expect(canvas.getAllByText('$312.50')[0]).toBeVisible();
  await userEvent.click(canvas.getByRole('link', { name: 'New Withdrawal' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Unlock the form' }));
  await expect(canvas.getByText(/A new request will be a second one\.$/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Unlock' }));
  await entered(canvas, 'Withdraw Funds');
  await expect(marked).toEqual(steps);
};

Walkthrough.test('leads through each step', walk);

/** The same on a phone. */
export const Phone = Walkthrough.extend({ globals: phone, tags: ['release', '!dev', '!autodocs'], play: walk });
