import { findBrowser } from '../lib/browser.ts';
import { become, main, program } from '../lib/processes.ts';

/** `npm run test:stories -- [file] [-t "part of a name"]`: stories as tests in a browser, with all options of Vitest. */
await main(async () => {
  await findBrowser();
  become([program('vitest/vitest.mjs'), 'run', '--project', 'storybook', ...process.argv.slice(2)]);
});
