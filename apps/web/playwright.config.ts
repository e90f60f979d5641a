import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chosenEngine, getLaunchOptions } from '@etherpilot/testkit/engines';
import { root } from '@etherpilot/testkit/processes';
import { PLAIN_HOST } from './e2e/servers.ts';
import { CHROMIUM, ONCE, PHONE, RELEASE, WIDE } from './e2e/steps.ts';

/** ENGINE=firefox walks the journeys there. */
const engine = chosenEngine();
const isChromium = engine === 'chromium';
const wide = { width: 1440, height: 900 };
const sessionFaults = 'sessionFaults*.spec.ts';
/** What a headless shell lacks: the back/forward cache, its own permissions, a profile that blocks storage. */
const wholeBrowser = ['backForwardCache.spec.ts', 'devicePermission.spec.ts', 'blockedStorage.spec.ts'];
/** Journeys about calls, clocks and other tabs, which do not depend on the width. The stories cover the layout. */
const widthIndependent = [
  'addressTraps',
  'chart',
  'chartMonth',
  'chartRefresh',
  'depositAddress',
  'drafts',
  'failedRequests',
  'faults',
  'hiddenTab',
  'leaks',
  'messages',
  'navigateWhilePending',
  'notifications',
  'offline',
  'orderEvidence',
  'orders',
  'prices',
  'realTime',
  'security',
  'session',
  'uncertainOrders',
  'withdraw',
].map((name) => `${name}.spec.ts`);

/** RELEASE=1 runs every journey at both widths, else only those that each change must pass. */
const isRelease = process.env['RELEASE'] === '1';
/** Journeys that run at phone width on each change; the others only before a release. */
const phoneJourneys = ['accessibility', 'bots', 'landing', 'money', 'shell'].map((name) => `${name}.spec.ts`);
const skippedTags = [...(isRelease ? [] : [RELEASE]), ...(isChromium ? [] : [CHROMIUM])];
/** At one width in a change, at both before a release. */
const otherWidth = (tag: string) => (isRelease ? [] : [tag]);
const skip = (...tags: readonly string[]) => (tags.length > 0 ? { grepInvert: new RegExp(tags.join('|')) } : {});

export default defineConfig({
  testDir: 'e2e',
  outputDir: join(root, '.reports/journeys'),
  globalSetup: './e2e/globalSetup.ts',
  // Each worker has its own sandbox (e2e/servers.ts), so journeys do not share a clock or faults.
  fullyParallel: true,
  // More than the two cores of a small machine, because journeys mostly wait.
  workers: 3,
  forbidOnly: true,
  // For a machine that does ten things at once. What hangs is found by what a step waits for.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    // Without pictures of each step it costs a twentieth of a journey's time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: false },
    browserName: engine,
    launchOptions: getLaunchOptions(engine),
  },
  projects: [
    {
      name: 'wide',
      testIgnore: [sessionFaults, ...wholeBrowser],
      ...skip(...otherWidth(PHONE), ...skippedTags),
      use: { viewport: wide },
    },
    {
      name: 'narrow',
      testIgnore: [sessionFaults, ...wholeBrowser, ...widthIndependent],
      ...(!isRelease && { testMatch: phoneJourneys }),
      ...skip(ONCE, ...otherWidth(WIDE), ...skippedTags),
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        // Firefox has no such mode.
        isMobile: engine !== 'firefox',
        launchOptions: getLaunchOptions(engine, { hasTouch: true }),
      },
    },
    {
      name: 'session',
      testMatch: sessionFaults,
      ...skip(...skippedTags),
      use: { viewport: wide, launchOptions: getLaunchOptions(engine, { host: PLAIN_HOST }) },
    },
    {
      name: 'wholeBrowser',
      testMatch: wholeBrowser,
      ...skip(...skippedTags),
      use: {
        viewport: wide,
        // Playwright disables the cache of pages to go back to, which users' browsers have.
        launchOptions: {
          ...getLaunchOptions(engine, { isWhole: true }),
          ...(isChromium && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
        },
      },
    },
  ],
});
