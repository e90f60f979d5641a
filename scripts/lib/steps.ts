import { readFile, rm } from 'node:fs/promises';
import { runNode, type NodeOptions } from './processes.ts';
import { reportOf } from './reportOf.ts';
import { type ReportedTest, testsOfPlaywright } from './testReports.ts';

/** The result of a step. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** How many of the passed tests needed a second try. */
  readonly retried?: number;
  /** The output to print when it failed. */
  readonly output: string;
}

export interface Step {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
}

/** A step that counts as one test. It passes unless the task throws. */
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

/** A step that runs a test runner and counts the tests in its JSON report in .reports/. */
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
      // A runner can fail although every test passes, for example after an uncaught error.
      return { passed, retried, failed: code === 0 ? failed : Math.max(failed, 1), output };
    },
  };
}

type Counts = Omit<Outcome, 'output'>;
type Counter = (report: unknown) => Counts;

/** Counts a Vitest report. Skipped tests count as failed. */
export const countVitest: Counter = (report) => {
  const { numTotalTests, numPassedTests } = report as { numTotalTests: number; numPassedTests: number };
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
};

/**
 * Counts a Playwright report. Skipped tests count as failed, and so do those that needed a second try, but for the titles
 * that may have one.
 */
export function countPlaywright(mayRetry: readonly string[] = []): Counter {
  return (report) => {
    const tests = testsOfPlaywright(report);
    const isAllowed = ({ title, isFlaky }: ReportedTest) => isFlaky === true && mayRetry.includes(title);
    const retried = tests.filter(isAllowed).length;
    const passed = tests.filter((test) => (test.hasPassed && !test.isFlaky) || isAllowed(test)).length;
    return { passed, retried, failed: tests.length - passed };
  };
}

/**
 * Runs the steps in order, `atATime` of them in parallel, prints each result and returns the sums. Suites that use all
 * cores run alone: in parallel they are no faster, and their tests time out more easily.
 */
export async function runSteps(steps: readonly Step[], atATime = 1): Promise<Pick<Outcome, 'passed' | 'failed'>> {
  const queue = [...steps];
  const sums = { passed: 0, failed: 0 };
  const worker = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const { passed, failed } = await runAndPrint(step);
      sums.passed += passed;
      sums.failed += failed;
    }
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  return sums;
}

/** Runs groups of steps one after the other, prints the total as the last line, and sets the exit code. */
export async function runAll(
  ...groups: readonly (readonly [steps: readonly Step[], atATime?: number])[]
): Promise<void> {
  const total = { passed: 0, failed: 0 };
  for (const [steps, atATime] of groups) {
    // oxlint-disable-next-line no-await-in-loop -- a later group reads the reports of an earlier one
    const { passed, failed } = await runSteps(steps, atATime);
    total.passed += passed;
    total.failed += failed;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

async function runAndPrint({ name, run }: Step): Promise<Outcome> {
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
