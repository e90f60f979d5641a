import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runNode, type NodeOptions } from './processes.ts';

/** What became of a step. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** How many of the passed needed a second try. */
  readonly retried?: number;
  /** What somebody needs to read when it failed. */
  readonly output: string;
}

export interface Step {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
}

/** A step that counts as one: it holds unless the task throws. */
export function check(name: string, task: () => Promise<unknown>): Step {
  return {
    name,
    run: async () => {
      try {
        await task();
        return { passed: 1, failed: 0, output: '' };
      } catch (error) {
        return { passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}

/** A step that runs a test runner and counts by the JSON report it leaves in .reports/. */
export function suite(name: string, args: readonly string[], count: Counter, options: NodeOptions = {}): Step {
  const report = reportOf(name);
  return {
    name,
    run: async () => {
      await rm(report, { force: true });
      const { code, output } = await runNode(args, options);
      const {
        passed,
        failed,
        retried = 0,
      } = await readFile(report, 'utf8').then(
        (text) => count(JSON.parse(text)),
        (): Counts => ({ passed: 0, failed: 0 }),
      );
      if (passed + failed === 0) return { passed, failed: 1, output: `${output}\nNo test has run.` };
      // A runner can be unhappy though no single test is, for instance over an error outside of every test.
      return { passed, retried, failed: code === 0 ? failed : Math.max(failed, 1), output };
    },
  };
}

export function reportOf(name: string): string {
  return join(root, '.reports', `${name.replaceAll(' ', '-')}.json`);
}

type Counts = Omit<Outcome, 'output'>;
type Counter = (report: unknown) => Counts;

/** Counts a report of Vitest's. What was skipped has not passed, so it counts as failed. */
export const countVitest: Counter = (report) => {
  const { numTotalTests, numPassedTests } = report as { numTotalTests: number; numPassedTests: number };
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
};

/** More second tries than this are no accident of a busy machine. */
const RETRIED_AT_MOST = 3;

/** Counts a report of Playwright's. Tests that needed a second try have passed only when they are few. */
export const countPlaywright: Counter = (report) => {
  const { expected, unexpected, flaky, skipped } = (
    report as { stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number> }
  ).stats;
  if (flaky > RETRIED_AT_MOST) return { passed: expected, failed: unexpected + flaky + skipped };
  return { passed: expected + flaky, retried: flaky, failed: unexpected + skipped };
};

/** Runs the steps, two at a time in the order given, tells of each as it ends, and gives the sums. */
export async function runSteps(steps: readonly Step[]): Promise<Pick<Outcome, 'passed' | 'failed'>> {
  const waiting = [...steps];
  const sums = { passed: 0, failed: 0 };
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { passed, failed } = await tell(step);
      sums.passed += passed;
      sums.failed += failed;
    }
  };
  await Promise.all([lane(), lane()]);
  return sums;
}

async function tell({ name, run }: Step): Promise<Outcome> {
  console.log(`… ${name}`);
  const start = performance.now();
  const outcome = await run();
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  const { passed, failed, retried = 0 } = outcome;
  const counts = [failed > 0 && `${failed} failed`, `${passed} passed`, retried > 0 && `${retried} at a second try`];
  console.log(`${failed > 0 ? '✗' : '✓'} ${name}: ${counts.filter(Boolean).join(', ')} (${seconds})`);
  if (failed + retried > 0) console.log(`\n${outcome.output.trim()}\n`);
  return outcome;
}
