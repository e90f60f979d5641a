import { expect } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { UiProvider } from './UiProvider.js';

const getBackground = (element: Element | null) => element && getComputedStyle(element).backgroundColor;

const meta = preview.meta({
  title: 'Components/UiProvider',
  tags: ['stable'],
  component: UiProvider,
  args: {
    children: (
      <>
        <h2>A card</h2>
        <p>
          Its text, and <a href="#there">a link</a>.
        </p>
      </>
    ),
  },
});

/** A light provider inside a dark page: each has its own tokens. */
export const Light = meta.story({ args: { colorScheme: 'light', lang: 'en', dir: 'ltr' } });

Light.test('a light provider inside a dark page: each has its own tokens', async ({ canvas }) => {
  const root = canvas.getByText('A card').closest('[data-ep-root]');
  await expect(root).toHaveAttribute('lang', 'en');
  await expect(getBackground(root)).toBe('rgb(246, 245, 241)');
  await expect(getComputedStyle(canvas.getByText('A card')).color).toBe('rgb(23, 22, 19)');
  await expect(getComputedStyle(canvas.getByText(/^Its text/)).color).toBe('rgb(52, 51, 48)');
  await expect(getBackground(document.body)).toBe('rgb(17, 16, 14)');
});
