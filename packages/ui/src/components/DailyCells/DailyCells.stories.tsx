import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.js';
import { DailyCells } from './DailyCells.js';

const meta = preview.meta({ component: DailyCells, args: { used: 7 }, parameters: { layout: 'padded' } });

export const Some = meta.story({
  play: ({ canvasElement }) => expect(canvasElement.querySelectorAll('[data-on]')).toHaveLength(7),
});

export const None = meta.story({ args: { used: 0 } });

export const NearTheLimit = meta.story({ args: { used: 12 } });

export const AtTheLimit = meta.story({
  args: { used: 16 },
  play: ({ canvasElement }) => expect(canvasElement.querySelectorAll('[data-on]')).toHaveLength(15),
});
