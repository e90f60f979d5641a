import { findBrowser } from './browser.ts';
import { main } from './processes.ts';
import { runSteps } from './steps.ts';
import { withBrowser, withoutBrowser } from './suites.ts';

/** `npm test`: everything a change must pass. The last line is the sum of all. */
await main(async () => {
  const browser = await findBrowser();
  const { passed, failed } = await runSteps([...(await withBrowser(browser)), ...withoutBrowser]);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});
