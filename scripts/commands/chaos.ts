import { parseArgs } from 'node:util';
import { runChaos } from '../chaos/chaosRun.ts';
import { positiveNumber, wholeNumber } from '../lib/counts.ts';
import { main } from '../lib/processes.ts';

/**
 * `npm run chaos -- [--minutes 10] [--steps N] [--seed 1] [--least-orders N] [--least-stored N]`: random user actions
 * in three tabs of the built app, against a server that delays, drops connections, and fails after storing. Whatever
 * happens, no order is duplicated, nothing of one user reaches another, and every balance shown as live is the one the
 * server last sent.
 */
await main(async () => {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string' },
      steps: { type: 'string' },
      seed: { type: 'string', default: '1' },
      'least-orders': { type: 'string' },
      'least-stored': { type: 'string' },
      story: { type: 'boolean', default: false },
    },
  });
  const { minutes = values.steps === undefined ? '10' : undefined, steps } = values;
  const isGood = await runChaos({
    seed: values.seed,
    minutes: minutes === undefined ? Number.POSITIVE_INFINITY : positiveNumber('--minutes', minutes),
    steps: steps === undefined ? Number.POSITIVE_INFINITY : wholeNumber('--steps', steps),
    isVerbose: values.story,
    least: {
      orders: atLeast('--least-orders', values['least-orders']),
      storedThenFailed: atLeast('--least-stored', values['least-stored']),
    },
  });
  process.exitCode = isGood ? 0 : 1;
});

/** 0 when the option is omitted. */
function atLeast(option: string, text: string | undefined): number {
  return text === undefined ? 0 : wholeNumber(option, text);
}
