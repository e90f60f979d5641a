import { ArrowUpRight, Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { Row } from '../Layout/Layout.js';
import { ButtonLink, ExternalButtonLink } from './ButtonLink.js';

const meta = preview.meta({
  title: 'Primitives/ButtonLink',
  tags: ['stable'],
  component: ButtonLink,
  args: { to: 'deposit' as const, children: 'New Deposit' },
});

/** Links within the product in several styles. */
export const InternalLink = meta.story({
  render: (args) => (
    <Row>
      <ButtonLink {...args} variant="primary" icon={<Plus className="ep-icon" aria-hidden="true" />} />
      <ButtonLink {...args} variant="line" to="withdraw" isCurrent>
        Withdraw
      </ButtonLink>
      <ButtonLink {...args} variant="quiet" to="login">
        Sign in
      </ButtonLink>
    </Row>
  ),
});

InternalLink.test('links within the product in several styles', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'New Deposit' })).toHaveAttribute('href', '/deposit');
  await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Withdraw');
});

/** A link outside the product opens a new tab without an opener. */
export const ExternalLink = meta.story({
  render: () => (
    <ExternalButtonLink
      href="https://t.me/"
      variant="line"
      icon={<ArrowUpRight className="ep-icon" aria-hidden="true" />}
    >
      Join Telegram
    </ExternalButtonLink>
  ),
});

ExternalLink.test('a link outside the product opens a new tab without an opener', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Join Telegram' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
