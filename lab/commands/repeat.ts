import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { wholeNumber } from '@etherpilot/testkit/counts';
import { main, root, runNode, startNode, stop } from '@etherpilot/testkit/processes';

/** What keeps one processor busy until it is stopped, with a moment now and then to notice that. */
const BUSY_LOOP = ['-e', 'setInterval(() => { for (const end = Date.now() + 50; Date.now() < end; ); }, 0)'];

interface Run {
  readonly seconds: number;
  readonly isGreen: boolean;
  /** Its last line, which is the total of the suite. */
  readonly total: string;
}

/**
 * `pnpm --filter lab repeat [--runs 10] [--busy 2] [scripts/test.ts]`: runs the suite of a change, or another Node program with its
 * arguments, again and again, beside so many busy loops. Fails if a run did. What the journeys of a failed run left, with a trace of
 * each that failed, is kept in .reports/repeat.
 */
await main(async () => {
  const { values, positionals } = parseArgs({
    options: { runs: { type: 'string', default: '10' }, busy: { type: 'string', default: '0' } },
    allowPositionals: true,
  });
  const count = wholeNumber('--runs', values.runs);
  const busy = values.busy === '0' ? 0 : wholeNumber('--busy', values.busy);
  const program = positionals.length > 0 ? positionals : ['scripts/test.ts'];
  const loops = Array.from({ length: busy }, () => startNode(BUSY_LOOP));
  const runs: Run[] = [];
  try {
    for (let at = 1; at <= count; at += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one run after the other
      const run = await runOnce(program, at);
      runs.push(run);
      console.log(formatRun(run, at));
    }
  } finally {
    await Promise.all(loops.map((loop) => stop(loop)));
  }
  const green = runs.filter(({ isGreen }) => isGreen).length;
  console.log(`\n${green} of ${count} runs green${busy > 0 ? ` beside ${busy} busy loops` : ''}`);
  process.exitCode = green === count ? 0 : 1;
});

async function runOnce(program: readonly string[], at: number): Promise<Run> {
  const start = performance.now();
  const { code, output } = await runNode(program, { env: { TRACE: '1' } });
  const isGreen = code === 0;
  if (!isGreen) await keepReports(at, output);
  return { seconds: (performance.now() - start) / 1000, isGreen, total: output.trimEnd().split('\n').at(-1) ?? '' };
}

/** The next run empties the folder of the journeys. */
async function keepReports(at: number, output: string): Promise<void> {
  console.log(output);
  const journeys = join(root, '.reports/journeys');
  if (existsSync(journeys)) await cp(journeys, join(root, `.reports/repeat/${at}`), { recursive: true });
}

function formatRun({ seconds, isGreen, total }: Run, at: number): string {
  return `| ${at} | ${seconds.toFixed(0)} s | ${isGreen ? 'green' : 'RED'} | ${total} |`;
}
