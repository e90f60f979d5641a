import { findBrowser } from '../lib/browser.ts';
import { become, main, program } from '../lib/processes.ts';

/**
 * `npm run e2e -- [file] [--project wide|narrow|session] [-g "part of a title"]`: journeys, those of a release included,
 * with all options of Playwright.
 */
await main(async () => {
  await findBrowser();
  become([program('@playwright/test/cli.js'), 'test', ...process.argv.slice(2)], {
    cwd: 'apps/web',
    env: { RELEASE: '1' },
  });
});
