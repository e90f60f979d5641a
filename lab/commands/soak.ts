import { parseArgs } from 'node:util';
import { runSoak } from '../bench/session/soakRun.ts';
import { positiveNumber, wholeNumber } from '@etherpilot/testkit/counts';
import { main } from '@etherpilot/testkit/processes';

/**
 * `pnpm --filter lab soak [--minutes 10] [--tabs 3] [--seed text]`: tabs that navigate the built app with access tokens of two
 * seconds, against a server that rotates refresh tokens and revokes the session on a second use. Nothing may fail.
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
