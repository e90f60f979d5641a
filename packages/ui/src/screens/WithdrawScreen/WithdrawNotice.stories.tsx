import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { minimumText } from '../../fixtures/limits.js';
import { WithdrawNotice } from './WithdrawNotice.js';

const meta = preview.meta({ title: 'Internals/WithdrawNotice', tags: ['internal'], component: WithdrawNotice });

/** States minimum and processing time, and that withdrawals cannot be reversed. */
export const Ready = meta.story();

Ready.test(
  'states minimum and processing time, and that withdrawals cannot be reversed',
  { parameters: { requirements: ['WD-07', 'G-117'] } },
  async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Important Notice' })).toBeVisible();
    await expect(canvasElement).toHaveTextContent(`Minimum withdrawal is ${minimumText} USD.`);
    await expect(canvasElement).toHaveTextContent('Requests are reviewed within 24-48 hours.');
  },
);
