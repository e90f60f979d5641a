import { expect } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { decimal } from '../../money/decimal.js';
import { FirstSteps } from './FirstSteps.js';

const meta = preview.meta({
  title: 'Components/FirstSteps',
  tags: ['beta'],
  component: FirstSteps,
  args: { facts: { hasDeposited: false, hasInvested: false } },
});

/** Before the first deposit, the strip leads to it. */
export const Deposit = meta.story();

Deposit.test('before the first deposit, the strip leads to it', async ({ canvas }) => {
  await expect(canvas.getByRole('link')).toHaveAttribute('href', '/deposit');
  await expect(canvas.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['1Deposit', '2Start a bot']);
  await expect(canvas.getByText('Deposit')).toHaveAttribute('aria-current', 'step');
});

/** With a deposit, it leads to the bots. */
export const StartABot = meta.story({ args: { facts: { hasDeposited: true, hasInvested: false } } });

StartABot.test('with a deposit, it leads to the bots', async ({ canvas }) => {
  await expect(canvas.getByRole('link')).toHaveAttribute('href', '/robot');
  await expect(canvas.getByText('Start a bot')).toHaveAttribute('aria-current', 'step');
});

/** A deposit that is too small for any bot is followed by another. */
export const TooLittle = meta.story({
  args: { facts: { hasDeposited: true, hasInvested: false }, missing: decimal('200.88') },
});

/** What it says. */
export const TooLittleTest = TooLittle.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/deposit');
    await expect(canvas.getByText('$200.88 more')).toBeVisible();
  },
});

Deposit.test(
  'while it is read what has happened, nothing is said, and the place is kept',
  { args: { facts: null } },
  async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('nav')?.getBoundingClientRect().height).toBe(44);
  },
);

Deposit.test(
  'with both steps done there is nothing',
  { args: { facts: { hasDeposited: true, hasInvested: true } } },
  async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('nav')).toBeNull();
  },
);

export const Phone = TooLittleTest.extend({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'narrowest', isRotated: false } },
});
