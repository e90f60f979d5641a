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
  unitTests,
} from '../checks/suites.ts';

/** `npm test`: everything a change must pass. The last line is the total. */
await main(async () => {
  // Said and installed first, not amid the tests.
  await findBrowser();
  // The journeys, which take longest, run beside all others: each suite has moments in which it needs no or one core.
  await runAll(
    [[journeys(), ...checks, unitTests, hosts, stories(), engines()], 2],
    [[acceptance, faults(2_000), quarantined]],
  );
});
