import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { FigureMeanings } from './FigureMeanings.js';

const meta = preview.meta({
  title: 'Components/FigureMeanings',
  tags: ['beta'],
  component: FigureMeanings,
  args: {
    title: 'What these figures mean',
    headingLevel: 2 as const,
    figures: [
      { name: 'Active Bots', meaning: 'Investments with the status active.' },
      { name: 'Avg Profit', meaning: 'Mean of the return percentages of all your bots, running or not.' },
    ],
  },
});

/** The explanations are collapsed at first. */
export const Closed = meta.story();

Closed.test('the explanations are collapsed at first', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'What these figures mean' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

/** Explains in words how each figure is calculated. */
export const Open = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What these figures mean' }));
    await expect(canvas.getByText('Mean of the return percentages of all your bots, running or not.')).toBeVisible();
    await expect(canvas.getAllByRole('term').map((name) => name.textContent)).toEqual(['Active Bots', 'Avg Profit']);
  },
});

export const Narrowest = Open.extend({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'narrowest', isRotated: false } },
});
