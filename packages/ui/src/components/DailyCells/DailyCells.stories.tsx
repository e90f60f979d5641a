import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.js';
import { DailyCells } from './DailyCells.js';

const meta = preview.meta({ component: DailyCells, args: { used: 7 }, parameters: { layout: 'padded' } });

/** Seven updates fill seven cells. */
export const Some = meta.story({
  play: ({ canvasElement }) => expect(canvasElement.querySelectorAll('[data-on]')).toHaveLength(7),
});

/** Without updates all cells are empty. */
export const None = meta.story({ args: { used: 0 } });

/** From 12 updates the filled cells are yellow. */
export const NearTheLimit = meta.story({ args: { used: 12 } });

/** More updates than the limit fill all cells in red. */
export const AtTheLimit = meta.story({
  args: { used: 16 },
  play: ({ canvasElement }) => expect(canvasElement.querySelectorAll('[data-on]')).toHaveLength(15),
});
