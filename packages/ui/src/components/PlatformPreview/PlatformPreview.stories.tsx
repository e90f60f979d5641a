import { expect } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { PlatformPreview } from './PlatformPreview.js';

const meta = preview.meta({ title: 'Internals/PlatformPreview', tags: ['internal'], component: PlatformPreview });

/** The chart is labelled with the day its prices were recorded, and the settings as examples. */
export const Wide = meta.story({ globals: { viewport: { value: 'wide', isRotated: false } } });

Wide.test(
  'the chart is labelled with the day its prices were recorded, and the settings as examples',
  { parameters: { requirements: ['H-02'] } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /recorded Nov 26, 2025/ })).toBeVisible();
    await expect(canvas.getByText('Recorded Nov 26, 2025')).toBeVisible();
    await expect(canvas.getByText('Example settings')).toBeVisible();
  },
);

export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });

export const Narrowest = meta.story({ globals: { viewport: { value: 'narrowest', isRotated: false } } });
