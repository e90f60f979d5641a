import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserFlags } from '@etherpilot/testkit/browser';
import { getLaunchOptions } from '@etherpilot/testkit/engines';
import { root } from '@etherpilot/testkit/processes';

/** Draws the same picture on every machine with the same browser, as far as a browser can. */
const pictureFlags = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // Corners that are drawn again in part are smoothed differently.
  '--disable-partial-raster',
  '--disable-gpu',
];

export default defineConfig({
  globalSetup: './serveStorybook.ts',
  outputDir: join(root, '.reports/storybook'),
  snapshotPathTemplate: join(root, '.storybook/pictures/{arg}{ext}'),
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: {
    timeout: 20_000,
    toHaveScreenshot: { maxDiffPixels: 0, threshold: 0, animations: 'disabled', caret: 'hide' },
  },
  // The report shows each picture before, after and their difference.
  reporter: [['dot'], ['html', { outputFolder: join(root, '.reports/storybook-report'), open: 'never' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    reducedMotion: 'reduce',
    launchOptions: { ...getLaunchOptions('chromium', { isWhole: true }), args: [...browserFlags, ...pictureFlags] },
  },
});
