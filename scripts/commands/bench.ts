import { parseArgs } from 'node:util';
import { benchChart } from '../../bench/chart/chartBench.ts';
import { wholeNumber } from '../lib/counts.ts';
import { main } from '../lib/processes.ts';

const ROUNDS = 7;
const QUICK_ROUNDS = 2;

/**
 * `npm run bench -- [--only chart] [--rounds 7] [--quick] [--rows C4,C6] [--profile]`: compares our performance with
 * other libraries, and with our goals. `--quick` runs two rounds, `--rows` some rows of the table only, `--profile`
 * profiles instead.
 */
await main(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: 'chart' },
      rounds: { type: 'string' },
      quick: { type: 'boolean', default: false },
      rows: { type: 'string', default: '' },
      profile: { type: 'boolean', default: false },
    },
  });
  if (values.only !== 'chart') throw new Error(`There is no benchmark "${values.only}". There is: chart.`);
  const rounds = wholeNumber('--rounds', values.rounds ?? `${values.quick ? QUICK_ROUNDS : ROUNDS}`);
  const isFastEnough = await benchChart({
    rounds,
    rows: values.rows.split(',').filter(Boolean),
    isProfile: values.profile,
  });
  process.exitCode = isFastEnough ? 0 : 1;
});
