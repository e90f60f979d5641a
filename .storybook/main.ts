import { defineMain } from '@storybook/react-vite/node';
import { defaultClientConditions, mergeConfig } from 'vite';
import { llmsText } from './llms.ts';
import { onlyExported } from './manifest.ts';
import { withStateTag } from './stateTags.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    { directory: './docs', files: '**/*.mdx' },
    { directory: './screenMap', files: '*.stories.tsx' },
    { directory: '../packages/ui/src', files: '**/*.stories.tsx' },
    { directory: './flows', files: '*.stories.tsx', titlePrefix: 'Flows' },
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  // For Storybook's own pages, which load no style sheet of the product.
  staticDirs: [{ from: '../packages/ui/src/tokens/fonts', to: '/fonts' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The page's background is the product's own.
  // `componentsManifest` writes what programs read of the components: manifests/components.json.
  features: { backgrounds: false, componentsManifest: true },
  experimental_indexers: (indexers = []) =>
    indexers.map(({ test, createIndex }) => ({
      test,
      createIndex: async (...args) => (await createIndex(...args)).map(withStateTag),
    })),
  experimental_manifests: (manifests = {}) => onlyExported(manifests),
  // react-docgen-typescript needs the compiler API that TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [llmsText()],
      resolve: {
        conditions: ['@etherpilot/source', ...defaultClientConditions],
        // As in the `paths` of packages/ui/tsconfig.json. Storybook recognizes a preview by the end of its path.
        alias: { '#.storybook': import.meta.dirname },
      },
      // 'use client' is for hosts that render on a server; dropping it from a browser bundle is correct.
      build: { chunkSizeWarningLimit: 4096, rolldownOptions: { checks: { moduleLevelDirective: false } } },
    }),
});
