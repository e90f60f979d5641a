import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.js';
import { Loading } from './Loading.js';

const meta = preview.meta({ component: Loading });

export const WholePlace = meta.story({
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading'),
});
