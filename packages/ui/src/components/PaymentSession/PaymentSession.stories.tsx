import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { getColorName } from '../../fixtures/colors.js';
import { depositAddress } from '../../fixtures/deposits.js';
import { PaymentSession } from './PaymentSession.js';

const { createdAt } = depositAddress;
const minute = 60_000;

/** The colours of the ticks that are filled, each once; the pointer is none of them. */
function filled(canvasElement: HTMLElement): readonly string[] {
  const ticks = [...canvasElement.querySelectorAll('[data-on]:not([data-marker])')];
  return [...new Set(ticks.map((tick) => getColorName(tick, 'backgroundColor')))];
}

const meta = preview.meta({
  title: 'Components/PaymentSession',
  tags: ['beta'],
  component: PaymentSession,
  args: { createdAt },
});

/** Shows the approximate time left, rounded down, as an estimate of this device. */
export const Ready = meta.story({ args: { createdAt: createdAt - 59_000 } });

Ready.test(
  'shows the approximate time left, rounded down, as an estimate of this device',
  { parameters: { requirements: ['H-20'] } },
  async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('about 46 minutes left')).toBeVisible();
    await expect(filled(canvasElement)).toEqual(['blue']);
    await expect(within(canvasElement).getByText('Estimated from the usual 60 minutes')).toBeVisible();
  },
);

/** The scale warns once fewer than ten minutes are left. */
export const LastMinutes = meta.story({ args: { createdAt: createdAt - 37.5 * minute } });

LastMinutes.test('the scale warns once fewer than ten minutes are left', async ({ canvasElement }) => {
  await expect(within(canvasElement).getByText('about 9 minutes left')).toBeVisible();
  await expect(filled(canvasElement)).toEqual(['yellow']);
});

export const TenMinutes = meta.story({ args: { createdAt: createdAt - 36.5 * minute } });

TenMinutes.test('names the minutes that are left', async ({ canvasElement }) => {
  await expect(within(canvasElement).getByText('about 10 minutes left')).toBeVisible();
  await expect(filled(canvasElement)).toEqual(['blue']);
});

/** Under a minute, the text shows no number. */
export const LastSeconds = meta.story({ args: { createdAt: createdAt - 46.5 * minute } });

LastSeconds.test('under a minute, the text shows no number', async ({ canvasElement }) => {
  await expect(within(canvasElement).getByText('less than 1 minute left')).toBeVisible();
});

/** After the session, the text says that it is probably over. */
export const Over = meta.story({ args: { createdAt: createdAt - 60 * minute } });

Over.test('after the session, the text says that it is probably over', async ({ canvasElement }) => {
  await expect(within(canvasElement).getByText('probably over')).toBeVisible();
});
