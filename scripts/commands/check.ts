import { formatFileLengths } from '../checks/fileLengths.ts';
import { main } from '../lib/processes.ts';
import { runSteps } from '../lib/steps.ts';
import { checks, unitTests } from '../checks/suites.ts';

/** `npm run check`: what npm test does, except for the browser, and the lengths of the files. */
await main(async () => {
  const steps = await runSteps(checks, 2);
  const tests = await runSteps([unitTests]);
  const [passed, failed] = [steps.passed + tests.passed, steps.failed + tests.failed];
  console.log(`\n${formatFileLengths()}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});
