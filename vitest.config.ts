import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { browserFlags, knownBrowser } from './scripts/lib/browser.ts';

/** Workspace packages are tested from their sources, without a build. */
const SOURCE = '@etherpilot/source';
// Vitest leaves `module` out, so that Node's own resolution and its own agree; giving a list replaces its default.
const serverConditions = [SOURCE, ...defaultServerConditions.filter((condition) => condition !== 'module')];

const executablePath = knownBrowser();

export default defineConfig({
  test: {
    // Tags name requirements; scripts/checks/acceptanceReport.ts complains of those that do not exist.
    strictTags: false,
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
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          // A worker per file costs a third of a second, and these modules hold no state.
          isolate: false,
          // Many of them wait for servers.
          maxWorkers: 4,
          testTimeout: 60_000,
        },
      },
      {
        resolve: { conditions: serverConditions },
        ssr: { resolve: { conditions: serverConditions, externalConditions: [SOURCE, 'node', 'module-sync'] } },
        test: {
          // The app's state lives in its modules: each file starts with fresh ones.
          name: 'web',
          environment: 'node',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          maxWorkers: 4,
          testTimeout: 60_000,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        resolve: { conditions: [SOURCE, ...defaultClientConditions] },
        test: {
          name: 'storybook',
          testTimeout: 30_000,
          // As in Storybook itself, one page shows one story after another; a page per file costs half a second each.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            // Stories end where their animation would: what is looked at stands still.
            provider: playwright({
              launchOptions: { args: [...browserFlags], ...(executablePath && { executablePath }) },
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
