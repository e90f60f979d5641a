import { parseArgs } from 'node:util';
import { benchChart } from '../bench/chart/chartBench.ts';
import { benchClient } from '../bench/client.ts';
import { benchFirstLoad } from '../bench/firstLoad.ts';
import { benchLists } from '../bench/lists/listsBench.ts';
import { formatRuns, isBusy, startRun, writeRuns } from '../bench/run.ts';
import { benchStyles } from '../bench/styles/stylesBench.ts';
import type { Verdict } from '../bench/verdict.ts';
import { wholeNumber } from '@etherpilot/testkit/counts';
import { main } from '@etherpilot/testkit/processes';

/** How often each is measured: alone, and as a part of all, which take some twelve minutes together. */
const ROUNDS = { alone: 7, together: 2 };

/**
 * `pnpm --filter lab bench [--only chart] [--rounds 7] [--rows C4,C6] [--runs 3] [--write]`: compares our performance with
 * others in the same run, and with our goals. `--rows` takes some rows of the chart only, `--runs` measures all of it so
 * often, and `--write` writes the table to docs/performance.md.
 */
await main(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      rounds: { type: 'string' },
      rows: { type: 'string', default: '' },
      runs: { type: 'string', default: '1' },
      write: { type: 'boolean', default: false },
    },
  });
  const usual = values.only === undefined ? ROUNDS.together : ROUNDS.alone;
  const rounds = wholeNumber('--rounds', values.rounds ?? `${usual}`);
  const rows = values.rows.split(',').filter(Boolean);
  const parts = {
    chart: () => benchChart(rounds, rows),
    firstLoad: () => benchFirstLoad(rounds),
    styles: () => benchStyles(rounds),
    lists: () => benchLists(rounds),
    client: () => benchClient(rounds),
  };
  const isPart = (name: string): name is keyof typeof parts => Object.hasOwn(parts, name);
  const { only } = values;
  if (only !== undefined && !isPart(only)) {
    throw new Error(`There is no benchmark "${only}". There are: ${Object.keys(parts).join(', ')}.`);
  }
  if (values.write && (only !== undefined || rows.length > 0)) {
    throw new Error('--write writes the table of all benchmarks, so it goes without --only and --rows.');
  }
  const wanted = only === undefined ? Object.values(parts) : [parts[only]];
  const finishRun = startRun();
  const runs: Verdict[][] = [];
  for (let left = wholeNumber('--runs', values.runs); left > 0; left -= 1) {
    const verdicts = [];
    // oxlint-disable-next-line no-await-in-loop -- they would slow each other
    for (const measure of wanted) verdicts.push(...(await measure()));
    runs.push(verdicts);
  }
  const info = await finishRun();
  console.log(`\n${info.machine}; ${info.minutes.toFixed(1)} minutes; load ${info.load.toFixed(1)} before.`);
  if (isBusy(info)) console.log('The machine was busy, so times are longer and ratios less reliable.');
  console.log(`\n${formatRuns(runs)}`);
  if (values.write) await writeRuns(runs, info);
  process.exitCode = runs.flat().every(({ isMet, isBinding }) => isMet || !isBinding) ? 0 : 1;
});
