import { fn } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { FiguresDialog } from './FiguresDialog.js';

const meta = preview.meta({
  title: 'Internals/FiguresDialog',
  tags: ['internal'],
  component: FiguresDialog,
  args: { isOpen: true, onClose: fn() },
});

/** Every figure of the catalogue. */
export const Ready = meta.story();

/** The row that was asked for is marked. */
export const AtAFigure = meta.story({ args: { figure: 'statistics' } });

export const Phone = meta.story({ globals: { viewport: { value: 'narrowest', isRotated: false } } });
