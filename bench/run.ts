import { writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/lib/processes.ts';
import { table } from '../scripts/lib/table.ts';
import { type Verdict, verdictCells, verdictHead } from './verdict.ts';

/** All goals of a run with what was measured. */
export function formatRun(verdicts: readonly Verdict[]): string {
  return table(verdictHead, verdicts.map(verdictCells));
}

/** The page for docs: the table of a run, with machine and date. */
export function performancePage(verdicts: readonly Verdict[], machine: string, day: string): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rows = [verdictHead, verdictHead.map(() => '---'), ...verdicts.map(verdictCells)];
  return [
    '# Performance',
    '',
    `Written by \`npm run bench -- --write\` on ${day}: ${machine}.`,
    'What is compared ran in the same run, so that the machine counts little; [bench](../bench/README.md) says how.',
    '',
    ...rows.map(line),
    '',
  ].join('\n');
}

/** Writes the page of this run. */
export async function writeRun(verdicts: readonly Verdict[]): Promise<void> {
  const [load = 0] = loadavg();
  const [cpu] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const machine = `${availableParallelism()} × ${cpu?.model.trim() ?? 'unknown processor'}, ${gigabytes} GB, load ${load.toFixed(1)}`;
  const day = new Date().toISOString().slice(0, 10);
  await writeFile(join(root, 'docs/performance.md'), performancePage(verdicts, machine, day));
}
