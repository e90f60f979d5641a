import { useCallback, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { storyTime } from '#.storybook/decorators/withProvider.js';
import preview from '#.storybook/preview.js';
import type { LivePrice } from '../../model/LivePrice.js';
import { decimal } from '../../money/decimal.js';
import { Button } from '../../primitives/Button/Button.js';
import { UiProvider } from '../../provider/UiProvider.js';
import { DepositMinimum, type DepositMinimumProps } from './DepositMinimum.js';

const ether = { currency: 'ETH', name: 'Ethereum', minDeposit: decimal('0.10') };
const price: LivePrice = { value: decimal('2993.4'), provenance: 'live', asOf: storyTime, currency: 'ETH' };

const meta = preview.meta({
  title: 'Components/DepositMinimum',
  tags: ['beta'],
  component: DepositMinimum,
  args: { chosen: ether, price },
});

/** Shows the enforced minimum and its value at the current price. */
export const WithEstimate = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Minimum for ETH: 0.1 ETH')).toBeVisible();
    const estimate = canvas.getByText('≈ $299 at 14:02 · Yahoo');
    await expect(estimate).toHaveAttribute('data-provenance', 'derived');
    await expect(canvas.getByRole('link', { name: 'Which minimum applies?' })).toHaveAttribute(
      'href',
      '/support#which-minimum',
    );
    await expect(canvasElement).not.toHaveTextContent(/300|500/);
  },
});

/** A clock that the story moves. */
function Moving(props: DepositMinimumProps) {
  const [later, setLater] = useState(0);
  const now = useCallback(() => storyTime + later, [later]);
  return (
    <UiProvider now={now}>
      <Button onClick={() => setLater(later + 15 * 60_000)}>Later</Button>
      <DepositMinimum {...props} />
    </UiProvider>
  );
}

/** The estimate disappears when its price is 30 minutes old. */
export const AgingPrice = meta.story({
  render: (args) => <Moving {...args} />,
  play: async ({ canvas }) => {
    const later = canvas.getByRole('button', { name: 'Later' });
    await userEvent.click(later);
    await expect(canvas.getByText('≈ $299 at 14:02 · Yahoo')).toBeVisible();
    await userEvent.click(later);
    await waitFor(() => expect(canvas.queryByText(/≈/)).toBeNull(), { timeout: 3000 });
    await expect(canvas.getByText('Minimum for ETH: 0.1 ETH')).toBeVisible();
  },
});

/** Without a live price there is no estimate. */
export const WithoutPrice = meta.story({
  args: { price: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Minimum for ETH: 0.1 ETH')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/≈|\$/);
  },
});

/** The price of ETH is not used for another coin. */
export const OtherCoin = meta.story({
  args: { chosen: { currency: 'BTC', name: 'Bitcoin', minDeposit: decimal('0.005') } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Minimum for BTC: 0.005 BTC')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/≈|\$/);
  },
});

/** Without a chosen coin, no minimum and no estimate is shown. */
export const NothingChosen = meta.story({
  args: { chosen: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Each coin has its own minimum')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/≈/);
  },
});

/** An unreadable minimum is shown as unknown. */
export const UnreadableMinimum = meta.story({
  args: { chosen: { ...ether, minDeposit: null } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Minimum for ETH: —')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/≈/);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'narrowest', isRotated: false } } });
