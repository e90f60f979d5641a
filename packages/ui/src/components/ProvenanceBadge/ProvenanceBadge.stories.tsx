import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { provenances } from '../../model/Provenance.js';
import { Row } from '../../primitives/Layout/Layout.js';
import { ProvenanceBadge } from './ProvenanceBadge.js';

const meta = preview.meta({
  title: 'Components/ProvenanceBadge',
  tags: ['stable'],
  component: ProvenanceBadge,
  args: { provenance: 'sample' as const },
  argTypes: { provenance: { options: provenances, control: 'radio' } },
});

/** Every provenance has its own badge. */
export const EverySource = meta.story({
  render: () => (
    <Row>
      {provenances.map((provenance) => (
        <ProvenanceBadge key={provenance} provenance={provenance} />
      ))}
    </Row>
  ),
});

/** A specific text replaces the default one. */
export const OwnWords = meta.story({
  args: { text: 'Sample figures', explanation: 'Example values supplied with this software, not measured' },
});

OwnWords.test('a specific text replaces the default one', async ({ canvas }) =>
  expect(canvas.getByText('Sample figures')).toBeVisible(),
);

/** With its figure it is a button that leads to the row of *About the figures*. */
export const Explained = meta.story({ args: { text: 'Sample figures', figure: 'statistics' as const } });

/** It opens the list at its row, which is marked, in view and focused; closing returns the focus. */
export const OpensItsRow = Explained.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['H-30'] },
  play: async ({ canvas }) => {
    const badge = canvas.getByRole('button', { name: 'Sample figures' });
    for (const _ of ['once', 'again']) {
      await userEvent.click(badge);
      // Its code loads on demand.
      const dialog = await screen.findByRole('dialog', { name: 'About the figures' }, { timeout: 10_000 });
      const row = dialog.querySelector<HTMLElement>("[aria-current='true']");
      await expect(row).toHaveTextContent('Total Users, Total Profit');
      await waitFor(() => expect(row).toHaveFocus());
      const [inner, outer] = [row?.getBoundingClientRect(), dialog.getBoundingClientRect()];
      await expect(inner?.top).toBeGreaterThan(outer.top);
      await expect(inner?.bottom).toBeLessThan(outer.bottom);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(badge).toHaveFocus();
    }
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'narrowest', isRotated: false } },
  args: { text: 'Estimated highs and lows (CoinGecko prices), shown on the narrowest screen there is' },
});
