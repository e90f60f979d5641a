import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserFlags, knownBrowser } from '../../scripts/browser.ts';
import { root } from '../../scripts/processes.ts';

const executablePath = knownBrowser();

export default defineConfig({
  testDir: 'e2e',
  outputDir: join(root, '.reports/journeys'),
  globalSetup: './e2e/globalSetup.ts',
  // Each worker has a sandbox of its own (e2e/servers.ts), so no journey meets another one's clock or faults.
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    launchOptions: { args: [...browserFlags], ...(executablePath && { executablePath }) },
  },
  projects: [
    { name: 'wide', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'narrow', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
});
