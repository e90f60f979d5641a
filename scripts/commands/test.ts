import { findBrowser } from '../lib/browser.ts';
import { main } from '../lib/processes.ts';
import { runAll } from '../lib/steps.ts';
import {
  acceptance,
  checks,
  engines,
  faults,
  hosts,
  journeys,
  quarantined,
  stories,
  storybook,
  unitTests,
} from '../checks/suites.ts';

/** `npm test`: everything a change must pass. The last line is the total. */
await main(async () => {
  // Said and installed first, not amid the tests.
  await findBrowser();
  // Unit tests run beside the checks, because they spend most of their time waiting for servers.
  await runAll(
    [[unitTests, hosts, ...checks], 2],
    [[stories(), storybook(), journeys(), engines()]],
    [[acceptance, faults(2_000), quarantined]],
  );
});
