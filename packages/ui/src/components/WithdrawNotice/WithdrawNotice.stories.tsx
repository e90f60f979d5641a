import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.js';
import { WithdrawNotice } from './WithdrawNotice.js';

const meta = preview.meta({ component: WithdrawNotice });

export const Ready = meta.story({
  name: 'WD-07 G-117 the notice tells minimum, time and that nothing can be reversed',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Important Notice' })).toBeVisible();
    await expect(canvasElement).toHaveTextContent('Minimum withdrawal is $50 USD.');
    await expect(canvasElement).toHaveTextContent('Requests are reviewed within 24-48 hours.');
  },
});
