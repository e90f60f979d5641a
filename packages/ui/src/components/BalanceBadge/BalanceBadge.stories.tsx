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
export const Unknown = meta.story({
  args: { balance: null },
  play: async ({ canvas }) => expect(canvas.getByText('Balance unavailable')).toBeVisible(),
});

const showing = (provenance: Provenance, text: string) => ({
  args: { balance: { value, provenance, asOf: Date.UTC(2026, 6, 12, 13, 58) } },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await expect(within(canvasElement).getByText(text)).toHaveAttribute('data-provenance', provenance);
  },
});

/** A live balance has no badge. */
export const Live = meta.story({
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('[data-provenance]')).toBeNull(),
});

/** A balance calculated on this device is labelled as not yet confirmed. */
export const Derived = meta.story(showing('derived', 'Not yet confirmed'));

/** A cached balance shows when it was read. */
export const Cached = meta.story(showing('cached', 'Saved Jul 12, 2026, 13:58 UTC'));

/** A stale balance shows when it was read. */
export const Stale = meta.story(showing('stale', 'Saved Jul 12, 2026, 13:58 UTC'));
