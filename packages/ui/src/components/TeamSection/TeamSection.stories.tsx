import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { phone } from '../../fixtures/onPhone.js';
import { operatorTeam } from '../../fixtures/operatorContent.js';
import { sampleTeam } from '../../samples/sampleContent.js';
import { TeamSection } from './TeamSection.js';

const meta = preview.meta({
  title: 'Components/TeamSection',
  tags: ['beta'],
  component: TeamSection,
  args: { team: sampleTeam },
});

/** Three members with roles for names, each labelled as a sample. */
export const Samples = meta.story();

/** What it says. */
export const SamplesTest = Samples.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['LAND-17', 'LAND-18', 'H-07'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Meet the Team');
    const members = canvas.getAllByRole('listitem');
    const names = members.map((member) => within(member).getByRole('heading', { level: 3 }).textContent);
    await expect(names).toEqual(['Lead', 'Engineer', 'Guide']);
    for (const [index, member] of members.entries()) {
      const { role, bio } = sampleTeam.value[index] ?? { role: '', bio: '' };
      await expect(within(member).getByText(role)).toBeVisible();
      await expect(within(member).getByText(bio)).toBeVisible();
      await expect(within(member).getByText('Sample profile')).toBeVisible();
    }
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
});

/** People named by the operator have no sample label. */
export const Named = meta.story({ args: { team: operatorTeam } });

Named.test(
  'people named by the operator have no sample label',
  { parameters: { requirements: ['G-10', 'H-07'] } },
  async ({ canvas }) => {
    await expect(canvas.queryByText('Sample profile')).toBeNull();
    await expect(canvas.getByText('Named by the operator')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'First Person' })).toBeVisible();
    await expect(canvas.getByText('FP')).toBeVisible();
  },
);

const long = { name: 'Averylongnamewithoutanyplacetobreakit', role: 'x'.repeat(60), bio: 'y'.repeat(120) };

export const LongText = meta.story({
  args: {
    team: {
      provenance: 'sample',
      value: [long, { ...long, name: `${long.name} two` }, { ...long, name: `${long.name} three` }],
    },
  },
  globals: { viewport: { value: 'narrowest', isRotated: false } },
});

export const Phone = SamplesTest.extend({ tags: ['!dev', '!autodocs'], globals: phone });
