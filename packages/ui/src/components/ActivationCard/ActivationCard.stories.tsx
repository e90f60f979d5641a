import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.js';
import { ActivationCard } from './ActivationCard.js';

const meta = preview.meta({
  component: ActivationCard,
  args: { done: 0 as const, hasDeposit: false, onMoveOn: fn() },
});

export const Begun = meta.story({
  name: 'DASH-04 DASH-05 DASH-06 has two steps, each leading to its place',
  play: async ({ args, canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Make First Deposit' })).toHaveAttribute('href', '/deposit');
    await expect(canvas.getByRole('link', { name: 'Start Trading' })).toHaveAttribute('href', '/platform');
    await expect(steps[0]).toHaveAttribute('aria-current', 'step');
    await userEvent.click(canvas.getByRole('button', { name: 'Next: Make First Deposit' }));
    await expect(args.onMoveOn).toHaveBeenCalledOnce();
    await expect(args.onMoveOn).toHaveBeenCalledWith({ done: 1, leadsTo: 'deposit', isCompleted: false });
  },
});

export const BeginningBar = meta.story({
  name: 'DASH-07 DASH-08 G-43 begins at 0 percent with 2 steps left',
  play: async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Account activation' });
    await expect(bar).toHaveAttribute('aria-valuenow', '0');
    await expect(canvas.getByText('2 steps left')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-on]')).toHaveLength(1);
  },
});

export const Halfway = meta.story({
  name: 'DASH-07 DASH-08 G-43 stands at 50 percent with 1 step left',
  args: { done: 1, hasDeposit: true },
  play: async ({ args, canvas, canvasElement }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', '50');
    await expect(bar).toHaveAttribute('aria-valuetext', '50%, 1 step left');
    await expect(canvas.getByText('1 step left')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-on]')).toHaveLength(21);
    await userEvent.click(canvas.getByRole('button', { name: 'Next: Start Trading' }));
    await expect(args.onMoveOn).toHaveBeenCalledOnce();
    await expect(args.onMoveOn).toHaveBeenCalledWith({ done: 2, leadsTo: 'platform', isCompleted: true });
  },
});

export const MovedOnWithoutMoney = meta.story({
  name: 'G-44 moving on ticks nothing; only a balance above zero does',
  args: { done: 1 },
  play: async ({ canvas }) => {
    const [deposit] = canvas.getAllByRole('listitem');
    if (deposit === undefined) throw new Error('The first step is missing.');
    await expect(within(deposit).getByText('1')).toBeVisible();
    await expect(within(deposit).getByText('You moved on. Your balance shows no deposit yet.')).toBeVisible();
    await expect(canvas.queryByText('Done')).toBeNull();
  },
});

export const DepositedBefore = meta.story({
  name: 'G-44 a balance above zero ticks the first step before anybody has moved on',
  args: { hasDeposit: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Done. Your balance is above zero.')).toBeVisible();
    await expect(canvas.getByText('2 steps left')).toBeVisible();
  },
});

export const Ended = meta.story({
  name: 'G-43 after the end says 0 left and has no button',
  args: { done: 2, hasDeposit: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 left')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Narrowest = MovedOnWithoutMoney.extend({
  globals: { viewport: { value: 'narrowest', isRotated: false } },
});
