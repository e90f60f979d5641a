import { expect } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { decimal } from '../../money/decimal.js';
import { Card } from '../../primitives/Card/Card.js';
import type { MeasuredReturn } from '../../rules/measuredReturn.js';
import { Claim } from './Claim.js';

const measured: MeasuredReturn = {
  status: 'measured',
  percent: decimal('0.4152'),
  result: decimal('10.38'),
  invested: decimal('2500'),
};

const meta = preview.meta({
  title: 'Internals/Claim',
  tags: ['internal'],
  component: Claim,
  args: { reported: decimal('18.5'), measured },
  decorators: [
    (Story) => (
      <Card style={{ maxWidth: '22rem' }}>
        <Story />
      </Card>
    ),
  ],
});

/** What is reported and what was measured have the same size and color. */
export const Measured = meta.story();

Measured.test('what is reported and what was measured have the same size and color', async ({ canvas }) => {
  const figures = canvas.getAllByRole('definition');
  await expect(figures.map((figure) => figure.textContent)).toEqual(['18.5% a month', '+0.4% in 30 days']);
  const looks = figures.map((figure) => {
    const { color, fontSize, fontWeight } = getComputedStyle(figure);
    return [color, fontSize, fontWeight];
  });
  await expect(looks[1]).toEqual(looks[0]);
});

/** Less than 30 days cannot be compared with a month. */
export const TooEarly = meta.story({ args: { measured: { status: 'early', days: 11 } } });

TooEarly.test('less than 30 days cannot be compared with a month', async ({ canvas }) => {
  await expect(canvas.getByText('11 of 30 days')).toBeVisible();
  await expect(canvas.getByText('Yours: too early to compare')).toBeVisible();
});

/** A loss looks like a gain: neither is colored. */
export const Loss = meta.story({
  args: { measured: { ...measured, percent: decimal('-3.94'), result: decimal('-98.5') } },
});

/** Without an investment in that bot, only what is reported. */
export const None = meta.story({ args: { measured: null } });

/** The platform reports nothing. */
export const NothingReported = meta.story({ args: { reported: null } });
