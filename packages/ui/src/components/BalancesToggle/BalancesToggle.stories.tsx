import { expect } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { BalancesToggle } from './BalancesToggle.js';

const meta = preview.meta({
  title: 'Internals/BalancesToggle',
  tags: ['internal'],
  component: BalancesToggle,
});

export const Shown = meta.story();

Shown.test('hides the amounts when pressed', ({ canvas }) =>
  expect(canvas.getByRole('button', { name: 'Hide balances' })).toBeVisible(),
);

export const Hidden = meta.story({ globals: { balances: 'hidden' } });

Hidden.test('shows the amounts when pressed', ({ canvas }) =>
  expect(canvas.getByRole('button', { name: 'Show balances' })).toBeVisible(),
);

export const Icon = meta.story({ args: { look: 'icon' } });
