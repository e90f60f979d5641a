import { expect } from 'storybook/test';
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
  play: async ({ canvas }) => expect(canvas.getByText('Sample figures')).toBeVisible(),
});

export const LongText = meta.story({
  globals: { viewport: { value: 'narrowest', isRotated: false } },
  args: { text: 'Estimated highs and lows (CoinGecko prices), shown on the narrowest screen there is' },
});
