import { expect } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { ProvenanceBadge } from '../ProvenanceBadge/ProvenanceBadge.js';
import { Band } from './Band.js';

const meta = preview.meta({
  title: 'Internals/Band',
  tags: ['internal'],
  component: Band,
  args: { title: 'Meet the Team', children: <p>The content.</p> },
});

/** A section with its heading as accessible name. */
export const Plain = meta.story();

Plain.test('a section with its heading as accessible name', async ({ canvas }) =>
  expect(canvas.getByRole('region', { name: 'Meet the Team' })).toBeVisible(),
);

/** The source of the content is beside the heading. */
export const WithSource = meta.story({
  args: { lead: 'Three people.', badge: <ProvenanceBadge provenance="operator" text="Named by the operator" /> },
});

export const LongText = meta.story({
  args: {
    ...WithSource.input.args,
    title: 'A heading of many words that has to take three lines',
    lead: 'x'.repeat(90),
  },
  globals: { viewport: { value: 'narrowest', isRotated: false } },
});
