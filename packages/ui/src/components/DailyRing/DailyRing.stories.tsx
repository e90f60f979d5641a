import { expect } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { getColorName } from '../../fixtures/colors.js';
import { DailyRing } from './DailyRing.js';

/** The colours of the parts that are filled, each once. */
function filled(canvasElement: HTMLElement): readonly string[] {
  const parts = [...canvasElement.querySelectorAll('[data-on]')];
  return [...new Set(parts.map((part) => getColorName(part, 'stroke')))];
}

const meta = preview.meta({
  title: 'Components/DailyRing',
  tags: ['beta'],
  component: DailyRing,
  args: { used: 7 },
  parameters: { layout: 'padded' },
});

/** Seven updates fill seven parts. */
export const Some = meta.story();

Some.test('seven updates fill seven parts', async ({ canvasElement }) => {
  await expect(canvasElement.querySelectorAll('[data-on]')).toHaveLength(7);
  await expect(filled(canvasElement)).toEqual(['green']);
});

/** Without updates all parts are empty. */
export const None = meta.story({ args: { used: 0 } });

/** From 12 updates the filled parts are yellow. */
export const NearTheLimit = meta.story({ args: { used: 12 } });

NearTheLimit.test('from 12 updates the filled parts are yellow', ({ canvasElement }) =>
  expect(filled(canvasElement)).toEqual(['yellow']),
);

/** More updates than the limit fill the ring in red. */
export const AtTheLimit = meta.story({ args: { used: 16 } });

AtTheLimit.test('more updates than the limit fill the ring in red', async ({ canvasElement }) => {
  await expect(canvasElement.querySelectorAll('[data-on]')).toHaveLength(15);
  await expect(filled(canvasElement)).toEqual(['red']);
});
