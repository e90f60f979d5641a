import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { onPhone, phone } from '../../fixtures/onPhone.js';
import { decimal } from '../../money/decimal.js';
import { ActivationCard } from './ActivationCard.js';
import { ActivationSkeleton } from './ActivationSkeleton.js';

const meta = preview.meta({
  title: 'Components/ActivationCard',
  tags: ['beta'],
  component: ActivationCard,
  args: { facts: { hasDeposited: false, hasInvested: false }, movedPast: 0 as const, onMoveOn: fn() },
});

/** The two steps of the card, each as a queryable scope. */
function getSteps(canvasElement: HTMLElement) {
  const [deposit, trading] = within(canvasElement).getAllByRole('listitem');
  if (deposit === undefined || trading === undefined) throw new Error('A step is missing.');
  return { deposit, trading };
}

/** Shows two steps, each with a link to its place. */
export const NotStarted = meta.story();

/** What it says. */
export const NotStartedTest = NotStarted.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['DASH-04', 'DASH-05', 'DASH-06'] },
  play: async ({ args, canvas, canvasElement }) => {
    const { deposit } = getSteps(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Make First Deposit' })).toHaveAttribute('href', '/deposit');
    await expect(canvas.getByRole('link', { name: 'Start Trading' })).toHaveAttribute('href', '/platform');
    await expect(deposit).toHaveAttribute('aria-current', 'step');
    await userEvent.click(canvas.getByRole('button', { name: 'Next: Make First Deposit' }));
    await expect(args.onMoveOn).toHaveBeenCalledOnce();
    await expect(args.onMoveOn).toHaveBeenCalledWith({ movedPast: 1, leadsTo: 'deposit', isLast: false });
  },
});

/** The bar starts at 0 percent with 2 steps left. */
export const ProgressBar = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['DASH-07', 'DASH-08', 'G-43'] },
  play: async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Account activation' });
    await expect(bar).toHaveAttribute('aria-valuenow', '0');
    await expect(canvas.getByText('2 steps left')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-on]')).toHaveLength(1);
  },
});

/** After a deposit that is too small for any bot, a sentence leads to another one; step and Next keep their targets. */
export const TooLittle = meta.story({
  args: { facts: { hasDeposited: true, hasInvested: false }, movedPast: 1, missing: decimal('200.88') },
});

TooLittle.test(
  'after a deposit that is too small for any bot, a sentence leads to another one; step and Next keep their targets',
  { parameters: { requirements: ['DASH-06'] } },
  async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: '$200.88 more to start a bot' })).toHaveAttribute('href', '/deposit');
    await expect(canvas.getByRole('link', { name: 'Start Trading' })).toHaveAttribute('href', '/platform');
    await userEvent.click(canvas.getByRole('button', { name: 'Next: Start Trading' }));
    await expect(args.onMoveOn).toHaveBeenCalledWith({ movedPast: 2, leadsTo: 'platform', isLast: true });
  },
);

/** After a deposit the bar is at 50 percent with 1 step left. */
export const Halfway = meta.story({ args: { facts: { hasDeposited: true, hasInvested: false }, movedPast: 1 } });

Halfway.test(
  'after a deposit the bar is at 50 percent with 1 step left',
  { parameters: { requirements: ['DASH-07', 'DASH-08', 'G-43'] } },
  async ({ args, canvas, canvasElement }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', '50');
    await expect(bar).toHaveAttribute('aria-valuetext', '50%, 1 step left');
    await expect(canvas.getByText('1 step left')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-on]')).toHaveLength(21);
    await userEvent.click(canvas.getByRole('button', { name: 'Next: Start Trading' }));
    await expect(args.onMoveOn).toHaveBeenCalledOnce();
    await expect(args.onMoveOn).toHaveBeenCalledWith({ movedPast: 2, leadsTo: 'platform', isLast: true });
  },
);

/** Moving on completes nothing: the step is marked as skipped and still counts as left. */
export const FirstStepSkipped = meta.story({ args: { movedPast: 1 } });

/** What it says. */
export const FirstStepSkippedTest = FirstStepSkipped.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['G-44'] },
  play: async ({ canvas, canvasElement }) => {
    const { deposit, trading } = getSteps(canvasElement);
    await expect(within(deposit).getByText('1')).toBeVisible();
    await expect(within(deposit).getByText('Skipped · no deposit yet')).toBeVisible();
    await expect(canvas.queryByText('Done')).toBeNull();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0%, 2 steps left');
    await expect(trading).toHaveAttribute('aria-current', 'step');
  },
});

NotStarted.test(
  'a deposit completes the first step before the person has moved on, and the second is next',
  { parameters: { requirements: ['G-44'] }, args: { facts: { hasDeposited: true, hasInvested: false } } },
  async ({ args, canvas, canvasElement }) => {
    const { deposit } = getSteps(canvasElement);
    await expect(within(deposit).getByText('Done. Deposit received.')).toBeVisible();
    await expect(canvas.getByText('1 step left')).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Next: Start Trading' }));
    await expect(args.onMoveOn).toHaveBeenCalledWith({ movedPast: 2, leadsTo: 'platform', isLast: true });
  },
);

/** Two skipped steps are still two steps left, and there is no button. */
export const BothSkipped = meta.story({ args: { movedPast: 2 } });

BothSkipped.test(
  'two skipped steps are still two steps left, and there is no button',
  async ({ canvas, canvasElement }) => {
    const { deposit, trading } = getSteps(canvasElement);
    await expect(within(deposit).getByText('Skipped · no deposit yet')).toBeVisible();
    await expect(within(trading).getByText('Skipped · no bot yet')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0%, 2 steps left');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
);

/** A skipped step is marked as done once it has happened. */
export const SkippedThenDone = meta.story({
  args: { facts: { hasDeposited: true, hasInvested: false }, movedPast: 2 },
});

SkippedThenDone.test('a skipped step is marked as done once it has happened', async ({ canvas, canvasElement }) => {
  const { deposit } = getSteps(canvasElement);
  await expect(within(deposit).getByText('Done. Deposit received.')).toBeVisible();
  await expect(canvas.getByText('1 step left')).toBeVisible();
  await expect(canvas.queryByRole('button')).toBeNull();
});

/** Each step is completed by its own fact. */
export const BotWithoutDeposit = meta.story({ args: { facts: { hasDeposited: false, hasInvested: true } } });

BotWithoutDeposit.test('each step is completed by its own fact', async ({ canvas, canvasElement }) => {
  const { trading } = getSteps(canvasElement);
  await expect(within(trading).getByText('Done. You have started a bot.')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Next: Make First Deposit' })).toBeVisible();
});

/** Once both steps have happened, no card is shown. */
export const Completed = meta.story({ args: { facts: { hasDeposited: true, hasInvested: true } } });

Completed.test(
  'once both steps have happened, no card is shown',
  { parameters: { requirements: ['G-43'] } },
  async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvasElement).not.toHaveTextContent('Account activation');
  },
);

/** While the facts are unknown, the skeleton shows no step as done or left. */
export const Waiting = meta.story({ render: () => <ActivationSkeleton /> });

Waiting.test('while the facts are unknown, the skeleton shows no step as done or left', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Account activation' })).toHaveAttribute('aria-busy', 'true');
  await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  await expect(canvas.queryByText(/left|Done|Skipped/)).toBeNull();
});

export const Narrowest = FirstStepSkippedTest.extend({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'narrowest', isRotated: false } },
});

export const Phone = meta.story({ globals: phone });

Phone.test('says what it says on a wide screen', ...onPhone(ProgressBar, NotStartedTest));
