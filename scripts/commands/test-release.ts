import { parseArgs } from 'node:util';
import { findBrowser } from '../lib/browser.ts';
import { main } from '../lib/processes.ts';
import { runAll } from '../lib/steps.ts';
import {
  acceptance,
  chaos,
  engines,
  checks,
  examples,
  faults,
  hosts,
  journeys,
  quarantined,
  olderTypes,
  release,
  runtimes,
  stories,
  storiesInDevelopment,
  underJsdom,
  unitTests,
  webServers,
} from '../checks/suites.ts';

/**
 * `npm run test:release -- [--shard 1/3]`: what a release must pass beyond `npm test`: every journey, at both widths, every
 * story with its docs and in React for development, Firefox and WebKit, the random walk, the build behind nginx and Caddy, the client in every
 * runtime, the packages under older TypeScripts and in the examples, the screens under jsdom, and a release to a local
 * registry. Browsers and web servers must be there. A shard runs its part of the stories and journeys; what needs all
 * reports is left to a whole run.
 */
await main(async () => {
  const { shard } = parseArgs({ options: { shard: { type: 'string' } } }).values;
  await findBrowser();
  const isFirst = shard === undefined || shard.startsWith('1/');
  const steps = [
    ...(isFirst ? [...checks, unitTests, hosts({ isRelease: true })] : []),
    stories({ isRelease: true, shard }),
    storiesInDevelopment({ shard }),
    journeys({ isRelease: true, shard }),
    ...(isFirst
      ? [engines({ isRelease: true }), chaos, webServers, runtimes, olderTypes, underJsdom, release, examples]
      : []),
    ...(shard === undefined ? [acceptance, faults(10_000), quarantined] : []),
  ];
  await runAll([steps]);
});
