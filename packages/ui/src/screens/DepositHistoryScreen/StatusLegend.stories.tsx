import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { depositStates } from '../../rules/depositStates.js';
import { StatusLegend } from './StatusLegend.js';

const meta = preview.meta({ title: 'Components/StatusLegend', tags: ['beta'], component: StatusLegend });

/** Explains pending, paid and failed. */
export const Ready = meta.story();

Ready.test(
  'explains pending, paid and failed',
  { parameters: { requirements: ['DHIST-13'] } },
  async ({ canvasElement }) => {
    const legend = within(canvasElement);
    await expect(legend.getByText(/^Payment being processed/)).toBeVisible();
    await expect(legend.getByText('Confirmed and credited.')).toBeVisible();
    await expect(legend.getByText(/^Failed or cancelled/)).toBeVisible();
  },
);

Ready.test('explains each status a deposit can end with', async ({ canvasElement }) => {
  const text = canvasElement.textContent?.toLowerCase();
  const endings = Object.entries(depositStates).filter(([, { phase }]) => phase === 'final');
  // The other spelling of cancelled.
  for (const [word] of endings.filter(([ending]) => ending !== 'canceled')) await expect(text).toContain(word);
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
