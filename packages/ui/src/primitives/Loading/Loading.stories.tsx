import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.js';
import { Loading } from './Loading.js';

const meta = preview.meta({ component: Loading });

export const WholePlace = meta.story({
  name: 'ROUTE-21 G-111 the word is seen and told',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading$/);
    await expect(canvas.getByText('Loading')).toBeVisible();
  },
});
