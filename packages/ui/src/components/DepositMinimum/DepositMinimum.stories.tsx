import { expect } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { decimal } from '../../money/decimal.js';
import { DepositMinimum } from './DepositMinimum.js';

const ether = { currency: 'ETH', name: 'Ethereum', minDeposit: decimal('0.10') };

const meta = preview.meta({
  title: 'Components/DepositMinimum',
  tags: ['beta'],
  component: DepositMinimum,
  args: { chosen: ether },
});

/** Shows the enforced minimum and leads to the article on the others. */
export const Chosen = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Minimum for ETH: 0.1 ETH')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Which minimum applies?' })).toHaveAttribute(
      'href',
      '/support#which-minimum',
    );
    await expect(canvasElement).not.toHaveTextContent(/300|500/);
  },
});

/** Each coin has its own. */
export const OtherCoin = meta.story({
  args: { chosen: { currency: 'BTC', name: 'Bitcoin', minDeposit: decimal('0.005') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Minimum for BTC: 0.005 BTC')).toBeVisible();
  },
});

/** Without a chosen coin, no minimum is shown. */
export const NothingChosen = meta.story({
  args: { chosen: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Each coin has its own minimum')).toBeVisible();
  },
});

/** An unreadable minimum is shown as unknown. */
export const UnreadableMinimum = meta.story({
  args: { chosen: { ...ether, minDeposit: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Minimum for ETH: —')).toBeVisible();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'narrowest', isRotated: false } } });
