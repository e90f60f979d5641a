import { findBrowser } from './browser.ts';
import { main } from './processes.ts';
import { runSteps } from './steps.ts';
import { acceptance, faults, withBrowser, withoutBrowser } from './suites.ts';

/** `npm test`: everything a change must pass. The last line is the total. */
await main(async () => {
  const browser = await findBrowser();
  const tests = await runSteps([...withBrowser(browser), ...withoutBrowser]);
  const rows = await runSteps([acceptance, faults]);
  const failed = tests.failed + rows.failed;
  console.log(`\n${tests.passed + rows.passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});
