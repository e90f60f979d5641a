import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserFlags, knownBrowser } from '../../scripts/browser.ts';
import { portFrom, program, root } from '../../scripts/processes.ts';
import { sandboxPageConfig } from '../../scripts/servers.ts';

const apiPort = portFrom('JOURNEY_API_PORT', 8788);
const webPort = portFrom('JOURNEY_WEB_PORT', 5188);
const apiUrl = `http://127.0.0.1:${apiPort}`;
const webUrl = `http://127.0.0.1:${webPort}`;
// The fixtures talk to the sandbox's control endpoints; workers inherit the environment.
process.env['JOURNEY_API_URL'] = apiUrl;

const executablePath = knownBrowser();
const outDir = join(root, '.reports/web');
const node = JSON.stringify(process.execPath);
const vite = `${node} ${JSON.stringify(program('vite/bin/vite.js'))}`;

export default defineConfig({
  testDir: 'e2e',
  outputDir: join(root, '.reports/journeys'),
  // The sandbox's clock and faults act on the whole server, so journeys go one after another.
  workers: 1,
  forbidOnly: true,
  timeout: 40_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: webUrl,
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    launchOptions: { args: [...browserFlags], ...(executablePath && { executablePath }) },
  },
  projects: [
    { name: 'wide', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'narrow', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
  webServer: [
    {
      command: `${node} apps/sandbox-api/src/main.ts`,
      cwd: root,
      env: {
        PORT: `${apiPort}`,
        API_PORT: `${apiPort}`,
        DATABASE: ':memory:',
        WEB_ORIGIN: webUrl,
        SANDBOX_CONTROL: '1',
      },
      url: `${apiUrl}/api/bots/`,
    },
    {
      command: `${vite} build --outDir ${JSON.stringify(outDir)} --emptyOutDir && ${vite} preview --outDir ${JSON.stringify(outDir)} --port ${webPort}`,
      env: { PAGE_CONFIG: sandboxPageConfig(apiPort) },
      url: webUrl,
      timeout: 120_000,
    },
  ],
});
