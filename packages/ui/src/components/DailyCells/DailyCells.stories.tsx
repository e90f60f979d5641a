import { expect } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { colorOf } from '../../fixtures/colors.js';
import { DailyCells } from './DailyCells.js';

/** The colours of the cells that are filled, each once. */
function filled(canvasElement: HTMLElement): readonly string[] {
  const cells = [...canvasElement.querySelectorAll('[data-on]')];
  return [...new Set(cells.map((cell) => colorOf(cell, 'backgroundColor')))];
}

const meta = preview.meta({
  title: 'Components/DailyCells',
  tags: ['beta'],
  component: DailyCells,
  args: { used: 7 },
  parameters: { layout: 'padded' },
});

/** Seven updates fill seven cells. */
export const Some = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-on]')).toHaveLength(7);
    await expect(filled(canvasElement)).toEqual(['green']);
  },
});

/** Without updates all cells are empty. */
export const None = meta.story({ args: { used: 0 } });

/** From 12 updates the filled cells are yellow. */
export const NearTheLimit = meta.story({
  args: { used: 12 },
  play: ({ canvasElement }) => expect(filled(canvasElement)).toEqual(['yellow']),
});

/** More updates than the limit fill all cells in red. */
export const AtTheLimit = meta.story({
  args: { used: 16 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-on]')).toHaveLength(15);
    await expect(filled(canvasElement)).toEqual(['red']);
  },
});
