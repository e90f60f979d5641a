import { lengths } from './lengths.ts';
import { main } from './processes.ts';
import { runSteps } from './steps.ts';
import { withoutBrowser } from './suites.ts';

/** `npm run check`: what npm test does, except for the browser, and the lengths of the files. */
await main(async () => {
  const { passed, failed } = await runSteps(withoutBrowser);
  console.log(`\n${lengths()}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});
