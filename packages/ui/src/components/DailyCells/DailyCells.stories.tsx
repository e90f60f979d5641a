import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.js';
import { colorOf } from '../../fixtures/colors.js';
import { DailyCells } from './DailyCells.js';

/** The colours of the cells that are filled, each once. */
function filled(canvasElement: HTMLElement): readonly string[] {
  const cells = [...canvasElement.querySelectorAll('[data-on]')];
  return [...new Set(cells.map((cell) => colorOf(cell, 'backgroundColor')))];
}

const meta = preview.meta({ component: DailyCells, args: { used: 7 }, parameters: { layout: 'padded' } });

export const Some = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-on]')).toHaveLength(7);
    await expect(filled(canvasElement)).toEqual(['green']);
  },
});

export const None = meta.story({ args: { used: 0 } });

export const NearTheLimit = meta.story({
  args: { used: 12 },
  play: ({ canvasElement }) => expect(filled(canvasElement)).toEqual(['yellow']),
});

export const AtTheLimit = meta.story({
  args: { used: 16 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-on]')).toHaveLength(15);
    await expect(filled(canvasElement)).toEqual(['red']);
  },
});
