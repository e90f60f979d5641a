import { expect } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { Loading } from './Loading.js';

const meta = preview.meta({ title: 'Primitives/Loading', tags: ['stable'], component: Loading });

/** The word is visible and announced. */
export const FullPage = meta.story();

FullPage.test(
  'the word is visible and announced',
  { parameters: { requirements: ['ROUTE-21', 'G-111'] } },
  async ({ canvas }) => {
    await expect(canvas.getByText('Loading', { selector: '[role=status]' })).toBeVisible();
  },
);
