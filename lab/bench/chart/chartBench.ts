import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { browserFlags, findBrowser } from '@etherpilot/testkit/browser';
import { mustRun, program, root } from '@etherpilot/testkit/processes';
import { getOrigin } from '@etherpilot/testkit/servers';
import { serveFolder } from '../../staticServer.ts';
import { buildApp } from '../builtApp.ts';
import { unpaced } from '../withPages.ts';
import { weighChart } from './bytes.ts';
import { newest, readCandles } from './candles.ts';
import { openPage } from './chartPage.ts';
import { goals, judge } from './goals.ts';
import { type Kind, kinds } from './kinds.ts';
import { profileGestures } from './profile.ts';
import { prove } from './proof.ts';
import { goalsText, proofsText, samplesText } from './report.ts';
import { Samples } from './samples.ts';
import type { Verdict } from '../verdict.ts';

export interface ChartBenchOptions {
  /** How often everything is measured, each time on fresh pages. */
  readonly rounds: number;
  /** The rows of the table to measure; all by default. */
  readonly rows?: readonly string[];
  /** Profiles gestures instead of measuring. */
  readonly isProfile?: boolean;
}

const folder = join(root, '.reports/bench');
const pages = join(folder, 'chart-pages');

/**
 * Compares the chart with lightweight-charts on the same candles in the same run, and reports whether it meets the
 * goals. Writes all figures to .reports/bench/chart.json.
 * @returns The verdicts; it throws when a chart does not render what it should.
 */
export async function benchChart({
  rounds,
  rows = [],
  isProfile = false,
}: ChartBenchOptions): Promise<readonly Verdict[]> {
  const executablePath = await findBrowser();
  await buildPages(isProfile);
  const { server, port } = await serveFolder(pages);
  const browser = await chromium.launch({ executablePath, args: [...browserFlags, ...unpaced] });
  try {
    if (isProfile) {
      console.log(await profileGestures(browser, getOrigin(port)));
      return [];
    }
    return await compare(browser, getOrigin(port), rounds, rows.length > 0 ? rows : goals.map(({ row }) => row));
  } finally {
    await browser.close();
    server.close();
  }
}

async function compare(
  browser: Browser,
  origin: string,
  rounds: number,
  rows: readonly string[],
): Promise<readonly Verdict[]> {
  const history = readCandles(await readFile(join(root, 'lab/bench/data/eth-usdt-1h.csv'), 'utf8'));
  const proofs = await prove(browser, origin, (count) => newest(history, count));
  console.log(`${proofsText(proofs)}\n`);
  if (proofs.some(({ isProven }) => !isProven)) throw new Error('A chart does not draw the expected candles.');

  const samples = new Samples();
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of kinds.filter((one) => one.rows.some((row) => rows.includes(row)))) {
      process.stderr.write(`round ${round + 1} of ${rounds}: ${kind.name}\n`);
      await sample(browser, origin, kind, round, samples);
    }
  }
  const bytes = rows.includes('C9') ? weighChart(await buildApp(), pages) : undefined;
  const verdicts = judge(samples, bytes, rows);
  console.log(`${samplesText(samples)}\n\n${goalsText(verdicts)}\n${loadText()}`);
  const report = { browser: browser.version(), rounds, verdicts, bytes, proofs, series: samples.series() };
  await writeFile(join(folder, 'chart.json'), `${JSON.stringify(report, null, 1)}\n`);
  return verdicts;
}

/** One round of one kind: each case on its own pages, every second time in reverse order. */
async function sample(browser: Browser, origin: string, kind: Kind, round: number, samples: Samples): Promise<void> {
  const { name, cases, perRound = 1, take } = kind;
  for (let turn = round * perRound; turn < (round + 1) * perRound; turn += 1) {
    for (const { subject, count } of turn % 2 === 0 ? cases : cases.toReversed()) {
      const page = await openPage(browser, origin, subject, count);
      samples.add(name, subject, count, await take(page, subject, count));
      await page.close();
    }
  }
}

/** Times to first paint are wall-clock, so other programs on the machine lengthen them. */
function loadText(): string {
  const [load = 0] = loadavg();
  const processors = availableParallelism();
  return load <= processors ? '' : `\nThe machine is busy: ${load.toFixed(1)} programs for ${processors} processors.`;
}

async function buildPages(isProfile: boolean): Promise<void> {
  await rm(pages, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const options = ['--config', 'lab/bench/chart/vite.config.ts', '--outDir', pages, '--logLevel', 'error'];
  await mustRun([program('vite/bin/vite.js'), 'build', ...options], { env: isProfile ? { PROFILE: '1' } : {} });
}
