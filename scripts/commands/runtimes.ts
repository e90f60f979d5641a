import { main } from '../lib/processes.ts';
import { runAll } from '../lib/steps.ts';
import { runtimes } from '../checks/suites.ts';

/**
 * `npm run runtimes`: tries the packed client in every runtime its README names. Those that are missing are fetched into
 * .toolchain first, about 700 MB.
 */
await main(() => runAll([[runtimes]]));
