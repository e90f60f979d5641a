import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { phone } from '../../fixtures/onPhone.js';
import { checkedTestimonials } from '../../fixtures/operatorContent.js';
import { sampleTestimonials } from '../../samples/sampleContent.js';
import { ReviewsSection } from './ReviewsSection.js';

const meta = preview.meta({
  title: 'Components/ReviewsSection',
  tags: ['beta'],
  component: ReviewsSection,
  args: { testimonials: sampleTestimonials },
});

/** Three samples, each labelled beside its name, without face, stars, date or amount. */
export const Samples = meta.story();

/** What it says. */
export const SamplesTest = Samples.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['LAND-09', 'LAND-10', 'H-06'] },
  play: async ({ canvas, canvasElement }) => {
    const cards = canvas.getAllByRole('figure');
    await expect(cards).toHaveLength(3);
    for (const [index, card] of cards.entries()) {
      const { name, review } = sampleTestimonials.value[index] ?? { name: '', review: '' };
      await expect(within(card).getByText(review)).toBeVisible();
      const caption = card.querySelector('figcaption');
      await expect(within(caption ?? card).getByText(name)).toBeVisible();
      await expect(within(caption ?? card).getByText('Sample')).toBeVisible();
      await expect(card.textContent).not.toMatch(/[$★☆]|\b\d|profit|return/i);
    }
    await expect(canvasElement.querySelector('img, time')).toBeNull();
    await expect(canvas.getByText('Written by us, not by customers.')).toBeVisible();
  },
});

/** Reviews lose the label only when the operator states how they were verified. */
export const Checked = meta.story({ args: { testimonials: checkedTestimonials } });

Checked.test(
  'reviews lose the label only when the operator states how they were verified',
  { parameters: { requirements: ['H-06'] } },
  async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(3);
    await expect(canvas.queryByText('Sample')).toBeNull();
    await expect(canvas.getByText('Checked by the operator')).toBeVisible();
    await expect(
      canvas.getByText('How the operator checked them: each writer has an account older than 90 days.'),
    ).toBeVisible();
  },
);

const long = { name: 'Averylongnamewithoutanyplacetobreakit', review: 'x'.repeat(120) };

export const LongText = meta.story({
  args: {
    testimonials: {
      provenance: 'sample',
      value: [long, { ...long, name: `${long.name} two` }, { ...long, name: `${long.name} three` }],
    },
  },
  globals: { viewport: { value: 'narrowest', isRotated: false } },
});

export const Phone = SamplesTest.extend({ tags: ['!dev', '!autodocs'], globals: phone });
