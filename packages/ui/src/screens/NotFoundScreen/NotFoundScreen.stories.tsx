import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { PublicLayout } from '../../components/PublicLayout/PublicLayout.js';
import { expectNoSidewaysScroll } from '../../fixtures/width.js';
import { NotFoundScreen } from './NotFoundScreen.js';

const meta = preview.meta({
  title: 'Screens/NotFoundScreen',
  tags: ['stable'],
  component: NotFoundScreen,
  decorators: [
    (Story) => (
      <PublicLayout isSlim>
        <Story />
      </PublicLayout>
    ),
  ],
});

/** Says that the page was not found and links home. */
export const Ready = meta.story();

Ready.test(
  'says that the page was not found and links home',
  { parameters: { requirements: ['NF-01', 'NF-02', 'NF-03'] } },
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('404 Oops! Page not found');
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  },
);

/** Texts of other languages are up to 1.4 times as long. */
export const LongText = meta.story({
  globals: { textLength: 'long', viewport: { value: 'narrowest', isRotated: false } },
});

LongText.test('texts of other languages are up to 1.4 times as long', async ({ canvas, canvasElement }) => {
  await expectNoSidewaysScroll(canvasElement);
  // The words that make it longer.
  await expect(canvas.getByRole('link', { name: /^Return to Home lorem/ })).toBeVisible();
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
