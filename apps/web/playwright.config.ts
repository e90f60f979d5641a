import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserFlags, knownBrowser } from '../../scripts/lib/browser.ts';
import { root } from '../../scripts/lib/processes.ts';
import { PLAIN_HOST } from './e2e/servers.ts';
import { ONCE, RELEASE } from './e2e/steps.ts';

const executablePath = knownBrowser();
const launchOptions = { args: [...browserFlags], ...(executablePath && { executablePath }) };
const wide = { width: 1440, height: 900 };
const sessionFaults = 'sessionFaults*.spec.ts';
/** What calls, clocks and other tabs do to the app they do at any width; how it looks there is shown by the stories. */
const widthless = [
  'cells',
  'chart',
  'chartRefresh',
  'drafts',
  'faults',
  'leaks',
  'leaving',
  'notifications',
  'offline',
  'orders',
  'prices',
  'realTime',
  'session',
  'truth',
  'uncertain',
].map((name) => `${name}.spec.ts`);

/** Every journey, at both widths; without it those that each change must pass. */
const isRelease = process.env['RELEASE'] === '1';
/** What a phone changes; all other journeys are walked at its width before a release. */
const ofPhones = ['bots', 'comfort', 'landing', 'money', 'shell'].map((name) => `${name}.spec.ts`);
const depth = isRelease ? [] : [RELEASE];
const left = (...tags: readonly string[]) => (tags.length > 0 ? { grepInvert: new RegExp(tags.join('|')) } : {});

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
    launchOptions,
  },
  projects: [
    { name: 'wide', testIgnore: sessionFaults, ...left(...depth), use: { viewport: wide } },
    {
      name: 'narrow',
      testIgnore: [sessionFaults, ...widthless],
      ...(!isRelease && { testMatch: ofPhones }),
      ...left(ONCE, ...depth),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'session',
      testMatch: sessionFaults,
      ...left(...depth),
      use: {
        viewport: wide,
        launchOptions: {
          ...launchOptions,
          args: [...launchOptions.args, `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`],
          // Playwright's own; people's browsers have the cache.
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
    },
  ],
});
