import { parseArgs } from 'node:util';
import { benchChart } from '../../bench/chart/chartBench.ts';
import { benchLists } from '../../bench/lists/listsBench.ts';
import { formatRun, writeRun } from '../../bench/run.ts';
import { wholeNumber } from '../lib/counts.ts';
import { main } from '../lib/processes.ts';

/** How often each is measured: alone, and as a part of all, which take under ten minutes together. */
const ROUNDS = { alone: 7, together: 3, quick: 2 };

/**
 * `npm run bench -- [--only chart|lists] [--rounds 7] [--quick] [--rows C4,C6] [--profile] [--write]`: compares our
 * performance with others in the same run, and with our goals. `--quick` runs two rounds, `--rows` some rows of the
 * chart only, `--profile` profiles the chart instead, `--write` writes the table to docs/performance.md.
 */
await main(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      rounds: { type: 'string' },
      quick: { type: 'boolean', default: false },
      rows: { type: 'string', default: '' },
      profile: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const usual = values.only === undefined ? ROUNDS.together : ROUNDS.alone;
  const rounds = wholeNumber('--rounds', values.rounds ?? `${values.quick ? ROUNDS.quick : usual}`);
  const rows = values.rows.split(',').filter(Boolean);
  const parts = {
    lists: () => benchLists(rounds),
    chart: () => benchChart({ rounds, rows, isProfile: values.profile }),
  };
  const isPart = (name: string): name is keyof typeof parts => Object.hasOwn(parts, name);
  const { only } = values;
  if (only !== undefined && !isPart(only)) {
    throw new Error(`There is no benchmark "${only}". There are: ${Object.keys(parts).join(', ')}.`);
  }
  const wanted = only === undefined ? Object.values(parts) : [parts[only]];
  const verdicts = [];
  // oxlint-disable-next-line no-await-in-loop -- they would slow each other
  for (const measure of wanted) verdicts.push(...(await measure()));
  if (values.profile) return;
  console.log(`\n${formatRun(verdicts)}`);
  if (values.write) await writeRun(verdicts);
  process.exitCode = verdicts.every(({ isMet, isBinding }) => isMet || !isBinding) ? 0 : 1;
});
