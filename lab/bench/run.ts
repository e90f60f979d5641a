import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserFlags, findBrowser } from '@etherpilot/testkit/browser';
import { root } from '@etherpilot/testkit/processes';
import { table } from '@etherpilot/testkit/table';
import { type Verdict, verdictCells, verdictHead } from './verdict.ts';

/** Where and when a run was made. */
export type RunInfo = Awaited<ReturnType<ReturnType<typeof startRun>>>;

const page = join(root, 'docs/performance.md');
const [BEGIN, END] = ['<!-- Written by pnpm --filter lab bench --write -->', '<!-- End of what is written -->'];

/** What each of some runs of the same benchmarks says of its goals. */
export type Runs = readonly (readonly Verdict[])[];

function listCells(runs: Runs): string[][] {
  return (runs[0] ?? []).map((_, at) => verdictCells(runs.flatMap((verdicts) => verdicts[at] ?? [])));
}

/** All goals with what was measured. */
export function formatRuns(runs: Runs): string {
  return table(verdictHead, listCells(runs));
}

/** Whether other programs have made times longer. */
export function isBusy({ load, processors }: Pick<RunInfo, 'load' | 'processors'>): boolean {
  return load > processors / 2;
}

/** Call before a run; what it returns is called after it, and resolves with where and when it was made. */
export function startRun() {
  const [[load = 0], from] = [loadavg(), performance.now()];
  return async () => {
    const [cpu] = cpus();
    const processors = availableParallelism();
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserFlags] });
    const version = browser.version();
    await browser.close();
    const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
    const processor = `${processors} × ${cpu?.model.trim() ?? 'unknown processor'}`;
    return {
      day: new Date().toISOString().slice(0, 10),
      minutes: (performance.now() - from) / 60_000,
      machine: `${processor}, ${memory}, Chromium ${version}, Node ${process.versions.node}`,
      processors,
      /** Programs that were running or waiting before the run. */
      load,
    };
  };
}

/** Replaces the measured part of docs/performance.md by these runs, with machine and date. */
export async function writeRuns(runs: Runs, info: RunInfo): Promise<void> {
  const text = await readFile(page, 'utf8');
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`docs/performance.md lacks "${BEGIN}" or "${END}".`);
  const { day, minutes, machine, load } = info;
  const rows = [verdictHead, verdictHead.map(() => '---'), ...listCells(runs)];
  const met = runs.map((verdicts) => verdicts.filter(({ isMet }) => isMet).length);
  const part = `${BEGIN}

## Measured on ${day}${isBusy(info) ? ', on a busy machine, whose times say little, and ratios of times not much' : ''}

${machine}; load ${load.toFixed(1)} before.
Runs: ${runs.length}, one after the other, in ${minutes.toFixed(0)} minutes. Of ${runs[0]?.length ?? 0} goals were met: ${met.join(', ')}.

${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}

`;
  await writeFile(page, text.slice(0, from) + part + text.slice(to));
}
