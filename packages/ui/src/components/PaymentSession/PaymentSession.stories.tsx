import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.js';
import { depositAddress } from '../../fixtures/deposits.js';
import { PaymentSession } from './PaymentSession.js';

const { createdAt } = depositAddress;
const minute = 60_000;

const meta = preview.meta({ component: PaymentSession, args: { createdAt } });

/** Shows the approximate time left, rounded down, as an estimate of this device. */
export const Ready = meta.story({
  parameters: { requirements: ['H-20'] },
  args: { createdAt: createdAt - 59_000 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('about 46 minutes left')).toBeVisible();
    await expect(within(canvasElement).getByText('Estimate from 60 minutes, counted on this device')).toBeVisible();
  },
});

export const LastMinutes = meta.story({ args: { createdAt: createdAt - 44 * minute } });

export const LastSeconds = meta.story({
  args: { createdAt: createdAt - 46.5 * minute },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('less than 1 minute left')).toBeVisible();
  },
});

export const Over = meta.story({
  args: { createdAt: createdAt - 60 * minute },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('probably over')).toBeVisible();
  },
});
