import { parseArgs } from 'node:util';
import { runTabs } from '../bench/session/tabsRun.ts';
import { wholeNumber } from '@etherpilot/testkit/counts';
import { main } from '@etherpilot/testkit/processes';

/**
 * `pnpm --filter lab stress [--tabs 8] [--rotations 500] [--without-locks] [--peer] [--seed text]`: real tabs whose access
 * tokens all expire at once, again and again, against a server that rotates refresh tokens and revokes the session on a
 * second use.
 */
await main(async () => {
  const { values } = parseArgs({
    options: {
      tabs: { type: 'string', default: '8' },
      rotations: { type: 'string', default: '500' },
      'without-locks': { type: 'boolean', default: false },
      peer: { type: 'boolean', default: false },
      seed: { type: 'string', default: 'tabs' },
    },
  });
  const isGood = await runTabs({
    tabs: wholeNumber('--tabs', values.tabs),
    rotations: wholeNumber('--rotations', values.rotations),
    seed: values.seed,
    isWithoutLocks: values['without-locks'],
    hasPeer: values.peer,
  });
  process.exitCode = isGood ? 0 : 1;
});
