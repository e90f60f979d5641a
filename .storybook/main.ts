import { defineMain } from '@storybook/react-vite/node';
import { defaultClientConditions, mergeConfig } from 'vite';
import { styleFiles } from '../packages/ui/build/viteStyleFiles.ts';
import { iconsInUse } from './iconsInUse.ts';
import { llmsText } from './llms.ts';
import { type Manifests, onlyExported } from './manifest.ts';
import { withStateTag } from './stateTags.ts';

const whatTypesDoNotName: object = {
  experimental_manifests: (manifests: Manifests = {}) => onlyExported(manifests),
};

/** What most stories are made of comes in one file: a request for each module takes longer than what it leaves out. */
const isShared =
  /packages\/ui\/src\/(?!screens|charts|components\/C(?:andle|hart)|.*\.stories)|\/(?:@base-ui|lucide-react|react-dom)\//;

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    { directory: './docs', files: '**/*.mdx' },
    { directory: './screenMap', files: '*.stories.tsx' },
    { directory: '../packages/ui/src', files: '**/*.stories.tsx' },
    { directory: './flows', files: '*.stories.tsx', titlePrefix: 'Flows' },
  ],
  addons: [
    // Tests show no page: to parse each story's code again for one costs them a seventh of the server's time.
    ...(process.env['VITEST'] ? [] : ['@storybook/addon-docs', '@storybook/addon-mcp']),
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  // For Storybook's own pages, which load no style sheet of the product; and what llms.txt leads to.
  staticDirs: [
    { from: '../packages/ui/src/tokens/fonts', to: '/fonts' },
    { from: '../packages/ui/examples', to: '/examples' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The page's background is the product's own.
  // `componentsManifest` writes what programs read of the components: manifests/components.json.
  // `experimentalTestSyntax` is `Story.test`.
  // What is built acts by itself nowhere: there are no interactions to list.
  features: (features, { configType }) => ({
    ...features,
    backgrounds: false,
    componentsManifest: true,
    experimentalTestSyntax: true,
    interactions: configType !== 'PRODUCTION',
  }),
  // What is built has no tests: whoever looks at it, and Chromatic, gets the stories of the sidebar.
  experimental_indexers: (indexers = [], { configType }) =>
    indexers.map(({ test, createIndex }) => ({
      test,
      createIndex: async (...args) => {
        const entries = (await createIndex(...args)).map(withStateTag);
        return configType === 'PRODUCTION' ? entries.filter(({ tags = [] }) => !tags.includes('!dev')) : entries;
      },
    })),
  ...whatTypesDoNotName,
  // react-docgen-typescript needs the compiler API that TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [styleFiles(), llmsText(), iconsInUse()],
      resolve: {
        conditions: ['@etherpilot/source', ...defaultClientConditions],
        // As in the `paths` of packages/ui/tsconfig.json. Storybook recognizes a preview by the end of its path.
        alias: { '#.storybook': import.meta.dirname },
      },
      // 'use client' is for hosts that render on a server; dropping it from a browser bundle is correct.
      build: {
        chunkSizeWarningLimit: 4096,
        rolldownOptions: {
          checks: { moduleLevelDirective: false },
          output: { codeSplitting: { groups: [{ name: 'shared', test: isShared }] } },
        },
      },
    }),
});
