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
  ticks,
  unitTests,
} from '../checks/suites.ts';

/** `npm test`: everything a change must pass. The last line is the total. */
await main(async () => {
  // Said and installed first, not amid the tests.
  await findBrowser();
  // What waits for browsers runs together first, and then what keeps a core busy; the longest of each before the others.
  await runAll(
    [[journeys(), stories(), unitTests, ...checks.toReversed(), hosts(), engines(), ticks], 2],
    [[acceptance, faults(2_000), quarantined]],
  );
});
