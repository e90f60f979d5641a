import { expect } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { StoryLink } from '../../fixtures/StoryLink.js';
import { UiProvider } from '../../provider/UiProvider.js';
import { BrandMark } from './BrandMark.js';

const meta = preview.meta({ title: 'Components/BrandMark', tags: ['stable'], component: BrandMark });

/** The built-in mark links home. */
export const BuiltIn = meta.story();

BuiltIn.test('the built-in mark links home', async ({ canvas }) =>
  expect(canvas.getByRole('link', { name: 'Etherpilot' })).toHaveAttribute('href', '/'),
);

/** A host sets name, mark and link. */
export const CustomBrand = meta.story({
  render: () => (
    <UiProvider
      Link={StoryLink}
      brand={{
        name: 'Northwind',
        logo: (
          <svg viewBox="0 0 10 10" aria-hidden="true" fill="currentColor">
            <circle cx="5" cy="5" r="4" />
          </svg>
        ),
      }}
      hrefs={{ home: '/start' }}
    >
      <BrandMark />
    </UiProvider>
  ),
});

CustomBrand.test('a host sets name, mark and link', { parameters: { requirements: ['G-01'] } }, async ({ canvas }) =>
  expect(canvas.getByRole('link', { name: 'Northwind' })).toHaveAttribute('href', '/start'),
);
