import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { live, type Provenance } from '../../model/Provenance.js';
import { decimal } from '../../money/decimal.js';
import { BalanceBadge } from './BalanceBadge.js';

const value = decimal('1250.00');

const meta = preview.meta({
  title: 'Components/BalanceBadge',
  tags: ['beta'],
  component: BalanceBadge,
  args: { balance: live(value) },
});

/** A balance that could not be read has no figure to label, and says so. */
export const Unknown = meta.story({ args: { balance: null } });

Unknown.test('a balance that could not be read has no figure to label, and says so', async ({ canvas }) =>
  expect(canvas.getByText('Balance unavailable')).toBeVisible(),
);

const showing = (provenance: Provenance, text: string) =>
  [
    { args: { balance: { value, provenance, asOf: Date.UTC(2026, 6, 12, 13, 58) } } },
    async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      await expect(within(canvasElement).getByText(text)).toHaveAttribute('data-provenance', provenance);
    },
  ] as const;

/** A live balance has no badge. */
export const Live = meta.story();

Live.test('a live balance has no badge', async ({ canvasElement }) =>
  expect(canvasElement.querySelector('[data-provenance]')).toBeNull(),
);

Live.test(
  'a balance calculated on this device is labelled as not yet confirmed',
  ...showing('derived', 'Not yet confirmed'),
);

Live.test('a cached balance shows when it was read', ...showing('cached', 'Saved Jul 12, 2026, 13:58 UTC'));

Live.test('a stale balance shows when it was read', ...showing('stale', 'Saved Jul 12, 2026, 13:58 UTC'));
