import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { chosenEngine, launchOptionsOf } from './scripts/lib/engines.ts';

/** Workspace packages are tested from their sources, without a build. */
const SOURCE = '@etherpilot/source';
// A list replaces Vitest's default, which omits `module` to resolve like Node.
const serverConditions = [SOURCE, ...defaultServerConditions.filter((condition) => condition !== 'module')];

const HOSTS = 'scripts/checks/hosts.test.ts';

/** ENGINE=firefox runs the stories there. */
const engine = chosenEngine();

export default defineConfig({
  test: {
    // Tags name requirements; scripts/checks/acceptanceReport.ts reports unknown ones.
    strictTags: false,
    // Asked for in the testing panel of `npm run storybook`: the lines of the interface that its stories run.
    coverage: {
      include: ['packages/ui/src/**/*.{ts,tsx}'],
      exclude: ['**/*.{stories,test,test-d}.{ts,tsx}', 'packages/ui/src/fixtures/**'],
      reportsDirectory: '.reports/coverage',
    },
    projects: [
      {
        resolve: { conditions: serverConditions },
        ssr: { resolve: { conditions: serverConditions, externalConditions: [SOURCE, 'node', 'module-sync'] } },
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/sandbox-api/src/**/*.test.ts',
            'apps/price-proxy/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, HOSTS],
          // These modules hold no state, and a worker per file costs a third of a second.
          isolate: false,
          // More than the cores, because many of these tests wait for servers.
          maxWorkers: 4,
          testTimeout: 60_000,
        },
      },
      {
        resolve: { conditions: serverConditions },
        ssr: { resolve: { conditions: serverConditions, externalConditions: [SOURCE, 'node', 'module-sync'] } },
        test: {
          // Files stay isolated, because the app's modules hold state.
          name: 'web',
          environment: 'node',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          maxWorkers: 4,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          // Apart from the unit tests, which need no browser.
          name: 'hosts',
          environment: 'node',
          include: [HOSTS],
          testTimeout: 60_000,
        },
      },
      {
        resolve: {
          conditions: [SOURCE, ...defaultClientConditions],
          alias: { '#.storybook': join(import.meta.dirname, '.storybook') },
        },
        ssr: { resolve: { conditions: serverConditions, externalConditions: [SOURCE, 'node', 'module-sync'] } },
        test: {
          // Puts a document into the global scope, and fetches what makes it.
          name: 'jsdom',
          environment: 'node',
          include: ['scripts/checks/jsdom.test.tsx'],
          testTimeout: 60_000,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        resolve: { conditions: [SOURCE, ...defaultClientConditions] },
        test: {
          name: 'storybook',
          setupFiles: ['.storybook/vitest.setup.ts'],
          testTimeout: 30_000,
          // As in Storybook, one page shows all stories; a page per file costs half a second each.
          isolate: false,
          // Firefox gives the focus to one of its pages only, and the others' stories type into nothing.
          maxWorkers: engine === 'firefox' ? 1 : 2,
          browser: {
            enabled: true,
            headless: true,
            // Without motion, assertions see the final state of animations.
            provider: playwright({
              launchOptions: launchOptionsOf(engine),
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: engine }],
          },
        },
      },
    ],
  },
});
