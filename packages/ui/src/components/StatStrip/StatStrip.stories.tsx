import { expect } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { live, type Sourced, sample } from '../../model/Provenance.js';
import { Delta } from '../Delta/Delta.js';
import { StatStrip } from './StatStrip.js';

const meta = preview.meta({
  title: 'Components/StatStrip',
  tags: ['stable'],
  component: StatStrip,
  args: {
    label: 'At a glance',
    stats: [
      { label: 'Active Bots', figure: live('2'), detail: '1 paused' },
      { label: 'Total Invested', figure: live('$1,600.00') },
      { label: 'Current Value', figure: live('$1,611.61') },
      { label: 'Total Return', figure: live('+$11.61'), detail: <Delta sign={1} text="+0.73%" /> },
    ],
  },
});

/** Live figures have no badge. */
export const Live = meta.story();

Live.test('live figures have no badge', async ({ canvas }) => expect(canvas.queryByText('Live')).toBeNull());

/** A shared source is shown once. */
export const SharedSource = meta.story({
  args: {
    badgeText: 'Sample figures',
    stats: [
      { label: 'Available Bots', figure: sample('3') },
      { label: 'Active Bots', figure: sample('1') },
      { label: 'Total Users', figure: sample('12,847') },
      { label: 'Total Profit', figure: sample('$284,739.25') },
    ],
  },
});

/** What it says. */
export const SharedSourceTest = SharedSource.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['H-04'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sample figures')).toHaveLength(1);
  },
});

const cached: Sourced<string> = { value: '$1,250.00', provenance: 'cached' };

/** A badge stands only at the figures it applies to. */
export const MixedSources = meta.story({
  args: {
    stats: [
      { label: 'Balance', figure: cached },
      { label: 'Active Bots', figure: live('2') },
    ],
  },
});

MixedSources.test('a badge stands only at the figures it applies to', async ({ canvas }) =>
  expect(canvas.getAllByText('Saved')).toHaveLength(1),
);

/** Two figures share the full width. */
export const Pair = MixedSources.extend({ globals: { viewport: { value: 'wide', isRotated: false } } });

Pair.test('two figures share the full width', async ({ canvas }) => {
  const [first, second] = canvas.getAllByRole('term').map((name) => name.parentElement?.getBoundingClientRect());
  const strip = canvas.getByRole('region').getBoundingClientRect();
  await expect(Math.round((second?.right ?? 0) - (first?.left ?? 0))).toBeGreaterThan(strip.width - 4);
});

export const LongText = meta.story({
  globals: { viewport: { value: 'narrowest', isRotated: false } },
  args: {
    stats: [
      {
        label: 'A label of more than a few words',
        figure: live('$123,456,789,012,345.67'),
        definition: 'What it means, in words.',
      },
      { label: 'Total Return', figure: live('−$12,345,678,900.99') },
    ],
  },
});

export const Phone = SharedSourceTest.extend({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});
