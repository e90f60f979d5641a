import { readFile, rm } from 'node:fs/promises';
import { type NodeOptions, program, runNode } from './processes.ts';
import { getReportPath, readPlaywrightReport, readStoriesReport, readVitestReport } from './testReports.ts';

/** How a test runner has ended. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** What it has printed. */
  readonly output: string;
}

const readers = { vitest: readVitestReport, playwright: readPlaywrightReport, stories: readStoriesReport };

/** A test runner that writes a JSON report. */
export interface Suite extends NodeOptions {
  /** The name of its report in .reports/. */
  readonly name: string;
  readonly format: keyof typeof readers;
  readonly args: readonly string[];
}

/** Runs a test runner and counts the tests of its report. Those that were skipped, or passed at a second try, count as failed. */
export async function runSuite({ name, format, args, ...options }: Suite): Promise<Outcome> {
  const report = getReportPath(name);
  await rm(report, { force: true });
  const { code, output } = await runNode(args, options);
  const text = await readFile(report, 'utf8').catch(() => undefined);
  const tests = text === undefined ? [] : readers[format](JSON.parse(text));
  if (tests.length === 0) return { passed: 0, failed: 1, output: `${output}\nNo test has run.` };
  const passed = tests.filter(({ hasPassed, isFlaky }) => hasPassed && isFlaky !== true).length;
  const failed = tests.length - passed;
  // A runner can fail although every test passes, for example after an uncaught error.
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1), output };
}

/** Tests of Vitest, with its own arguments. */
export function vitestSuite(name: string, args: readonly string[], options: NodeOptions = {}): Suite {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${getReportPath(name)}`];
  return { name, format: 'vitest', args: [program('vitest/vitest.mjs'), 'run', ...args, ...reporters], ...options };
}

/** Stories as tests, with Vitest's own arguments. */
export function storySuite(name: string, args: readonly string[] = [], options: NodeOptions = {}): Suite {
  return { ...vitestSuite(name, ['--project', 'stories', ...args], options), format: 'stories' };
}

/** Journeys of the app, with Playwright's own arguments. */
export function journeySuite(name: string, args: readonly string[], { env, ...options }: NodeOptions = {}): Suite {
  return {
    name,
    format: 'playwright',
    args: [program('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...args],
    cwd: 'apps/web',
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: getReportPath(name) },
    ...options,
  };
}
