import { parseArgs } from 'node:util';
import { runSoak } from '../bench/session/soakRun.ts';
import { positiveNumber, wholeNumber } from './counts.ts';
import { main } from './processes.ts';

/**
 * `npm run soak -- [--minutes 10] [--tabs 3] [--seed text]`: tabs that walk through the built app with access tokens of
 * two seconds, in front of a server that rotates refresh tokens and punishes a second use. Nothing may go wrong.
 */
await main(async () => {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '10' },
      tabs: { type: 'string', default: '3' },
      seed: { type: 'string', default: 'soak' },
    },
  });
  const isGood = await runSoak({
    minutes: positiveNumber('--minutes', values.minutes),
    tabs: wholeNumber('--tabs', values.tabs),
    seed: values.seed,
  });
  process.exitCode = isGood ? 0 : 1;
});
