import { parseArgs } from 'node:util';
import { runChaos } from '../chaos/chaosRun.ts';
import { positiveNumber, wholeNumber } from '@etherpilot/testkit/counts';
import { main } from '@etherpilot/testkit/processes';

/**
 * `pnpm --filter lab chaos [--minutes 10] [--steps N] [--seed 1] [--least-orders N] [--least-stored N] [--prefer 'reload|payDeposit'] [--story]`: random user actions
 * in three tabs of the built app, against a server that delays, drops connections, refuses, and fails after storing, with
 * lists that lag behind, and a browser whose clock and database misbehave. Whatever happens, no order is duplicated, nothing
 * of one user reaches another, and what the screens claim of orders, balances and addresses is what the server has stored. `--story` prints each step.
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
      prefer: { type: 'string', default: '' },
    },
  });
  const { minutes = values.steps === undefined ? '10' : undefined, steps } = values;
  const isGood = await runChaos({
    seed: values.seed,
    minutes: minutes === undefined ? Number.POSITIVE_INFINITY : positiveNumber('--minutes', minutes),
    steps: steps === undefined ? Number.POSITIVE_INFINITY : wholeNumber('--steps', steps),
    isVerbose: values.story,
    preferred: values.prefer.split('|'),
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
