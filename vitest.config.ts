import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { chosenEngine, getLaunchOptions } from '@etherpilot/testkit/engines';
import { SOURCE, unitTests } from '@etherpilot/testkit/unitTests';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, type Plugin } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Absolute, because Vitest may be started in the folder of a package. */
const storybook = join(import.meta.dirname, '.storybook');

/** STORIES=change leaves out what is shown before a release only, and most of what axe does. */
const isChange = process.env['STORIES'] === 'change';

/** Storybook takes longer to start than most tests to run, so it does only where `--project` leaves its stories in. */
const { project = ['stories'] } = parseArgs({
  options: { project: { type: 'string', multiple: true } },
  strict: false,
}).values;
const hasStories = [project].flat().some((name) => /^(?:stories|.*\*.*)$/.test(String(name)));

/** ENGINE=firefox runs the stories there. */
const engine = chosenEngine();

/**
 * Storybook records each call of a test for its panel of interactions, which takes 8 % of a run. It creates what records
 * only where there is none yet.
 */
const unrecorded: Plugin = {
  name: 'etherpilot:unrecorded',
  transformIndexHtml: () => [
    {
      tag: 'script',
      children: 'window.__STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER__ = { instrument: (one) => one };',
      injectTo: 'head-prepend',
    },
  ],
};

export default defineConfig({
  test: {
    // Tags name requirements; scripts/checks/acceptanceReport.ts reports unknown ones.
    strictTags: false,
    // Asked for in the testing panel of `pnpm storybook`: the lines of the interface that its stories run.
    coverage: {
      include: ['packages/ui/src/**/*.{ts,tsx}'],
      exclude: ['**/*.{stories,test,test-d}.{ts,tsx}', 'packages/ui/src/fixtures/**'],
      reportsDirectory: '.reports/coverage',
    },
    projects: [
      'packages/*',
      'apps/*',
      'lab',
      unitTests('repository', { include: ['scripts/**/*.test.ts', '.storybook/**/*.test.ts'] }),
      ...(hasStories ? [stories()] : []),
    ],
  },
});

function stories(): TestProjectInlineConfiguration {
  return {
    plugins: [storybookTest({ configDir: storybook, tags: { exclude: isChange ? ['release'] : [] } }), unrecorded],
    resolve: { conditions: [SOURCE, ...defaultClientConditions] },
    test: {
      name: 'stories',
      setupFiles: [join(storybook, 'vitest.setup.ts')],
      testTimeout: 120_000,
      hookTimeout: 120_000,
      env: { STORIES: process.env['STORIES'] ?? '' },
      // As in Storybook, one page shows all stories; a page per file costs half a second each.
      isolate: false,
      // Firefox gives the focus to one of its pages only, and the others' stories type into nothing.
      maxWorkers: engine === 'firefox' ? 1 : 2,
      browser: {
        enabled: true,
        headless: true,
        // Without motion, assertions see the final state of animations.
        provider: playwright({
          launchOptions: getLaunchOptions(engine),
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: engine }],
      },
    },
  };
}
