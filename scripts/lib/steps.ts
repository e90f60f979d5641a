import { readFile, rm } from 'node:fs/promises';
import { runNode, type NodeOptions } from './processes.ts';
import { quarantine } from './quarantine.ts';
import { reportOf } from './reportOf.ts';
import { type ReportedTest, testsOfPlaywright } from './testReports.ts';

/** What became of a step. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
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
      const { passed, failed } = await readFile(report, 'utf8').then(
        (text) => count(JSON.parse(text)),
        (): Counts => ({ passed: 0, failed: 0 }),
      );
      if (passed + failed === 0) return { passed, failed: 1, output: `${output}\nNo test has run.` };
      // A runner can be unhappy though no single test is, for instance over an error outside of every test.
      return { passed, failed: code === 0 ? failed : Math.max(failed, 1), output };
    },
  };
}

type Counts = Omit<Outcome, 'output'>;
type Counter = (report: unknown) => Counts;

/** Counts a report of Vitest's. What was skipped has not passed, so it counts as failed. */
export const countVitest: Counter = (report) => {
  const { numTotalTests, numPassedTests } = report as { numTotalTests: number; numPassedTests: number };
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
};

/** Counts a report of Playwright's. What was skipped has not passed; a second try is allowed to the quarantined only. */
export const countPlaywright: Counter = (report) => {
  const tests = testsOfPlaywright(report);
  const isPassed = ({ title, hasPassed, isFlaky }: ReportedTest) =>
    hasPassed || (isFlaky === true && quarantine.some((one) => title.endsWith(one.title)));
  const passed = tests.filter(isPassed).length;
  return { passed, failed: tests.length - passed };
};

/**
 * Runs the steps in the order given, so many at a time, reports each as it ends, and gives the sums. A suite that fills
 * the machine by itself runs alone: beside another one both take as long and their time limits come closer.
 */
export async function runSteps(steps: readonly Step[], atATime = 1): Promise<Pick<Outcome, 'passed' | 'failed'>> {
  const waiting = [...steps];
  const sums = { passed: 0, failed: 0 };
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { passed, failed } = await runAndPrint(step);
      sums.passed += passed;
      sums.failed += failed;
    }
  };
  await Promise.all(Array.from({ length: atATime }, lane));
  return sums;
}

async function runAndPrint({ name, run }: Step): Promise<Outcome> {
  console.log(`… ${name}`);
  const start = performance.now();
  const outcome = await run();
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  const { passed, failed } = outcome;
  const counts = [failed > 0 && `${failed} failed`, `${passed} passed`];
  console.log(`${failed > 0 ? '✗' : '✓'} ${name}: ${counts.filter(Boolean).join(', ')} (${seconds})`);
  if (failed > 0) console.log(`\n${outcome.output.trim()}\n`);
  return outcome;
}
