import { findBrowser } from '../lib/browser.ts';
import { main } from '../lib/processes.ts';
import { runSteps } from '../lib/steps.ts';
import { acceptance, checks, faults, journeys, stories, unitTests } from '../checks/suites.ts';

/** `npm test`: everything a change must pass. The last line is the total. */
await main(async () => {
  const browser = await findBrowser();
  const sums = [
    // Unit tests spend most of their time waiting for servers.
    await runSteps([unitTests, ...checks], 2),
    await runSteps([stories(browser), journeys(browser)]),
    await runSteps([acceptance, faults(2_000)]),
  ];
  const [passed, failed] = [sum(sums, 'passed'), sum(sums, 'failed')];
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});

function sum<Key extends string>(all: readonly Readonly<Record<Key, number>>[], key: Key): number {
  return all.reduce((total, one) => total + one[key], 0);
}
