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

/** The last minutes of a session. */
export const LastMinutes = meta.story({ args: { createdAt: createdAt - 44 * minute } });

/** Under a minute, the text shows no number. */
export const LastSeconds = meta.story({
  args: { createdAt: createdAt - 46.5 * minute },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('less than 1 minute left')).toBeVisible();
  },
});

/** After the session, the text says that it is probably over. */
export const Over = meta.story({
  args: { createdAt: createdAt - 60 * minute },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('probably over')).toBeVisible();
  },
});
