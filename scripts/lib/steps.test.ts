import { expect, test, vi } from 'vitest';
import { reportOf } from './reportOf.ts';
import { check, countPlaywright, countVitest, runAll, runSteps, suite } from './steps.ts';

const vitestReport = { numTotalTests: 5, numPassedTests: 3, numFailedTests: 1, numPendingTests: 1 };

function playwrightReport(...statuses: string[]) {
  const tests = statuses.map((status) => ({ projectName: 'wide', status, results: [{}] }));
  const specs = [{ title: 'walks', tags: [], tests }];
  return { suites: [{ title: 'a.spec.ts', file: 'a.spec.ts', specs }], stats: {} };
}

/** A runner that writes a report, or none, and exits with a code. */
function runner(name: string, report: unknown, code: number) {
  const leave =
    report === undefined
      ? ''
      : `await writeFile(${JSON.stringify(reportOf(name))}, ${JSON.stringify(JSON.stringify(report))});`;
  const script = `import { mkdir, writeFile } from 'node:fs/promises'; await mkdir('.reports', { recursive: true }); ${leave} process.exit(${code});`;
  return suite(name, ['--input-type=module', '--eval', script], countVitest);
}

test('counts skipped tests as failed', () => {
  expect(countVitest(vitestReport)).toEqual({ passed: 3, failed: 2 });
  expect(countPlaywright()(playwrightReport('expected', 'expected', 'unexpected', 'skipped'))).toEqual({
    passed: 2,
    retried: 0,
    failed: 2,
  });
});

test('allows only named journeys a second try', () => {
  const report = playwrightReport('expected', 'flaky');
  expect(countPlaywright()(report)).toEqual({ passed: 1, retried: 0, failed: 1 });
  expect(countPlaywright(['walks'])(report)).toEqual({ passed: 2, retried: 1, failed: 0 });
});

test('adds up all groups in the last line, and fails if any step has', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const step = (passed: number, failed: number) => ({
    name: 'a',
    run: () => Promise.resolve({ passed, failed, output: '' }),
  });
  const { exitCode } = process;
  await runAll([[step(1, 0), step(2, 0)], 2], [[step(3, 1)]]);
  const [printed, code] = [log.mock.calls.at(-1), process.exitCode];
  process.exitCode = exitCode;
  log.mockRestore();
  expect(printed).toEqual(['\n6 passed, 1 failed']);
  expect(code).toBe(1);
});

test('shows what was retried', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  await runSteps([
    { name: 'journeys', run: () => Promise.resolve({ passed: 4, failed: 0, retried: 1, output: 'the first try' }) },
  ]);
  const printed = log.mock.calls.flat().join('\n');
  log.mockRestore();
  expect(printed).toContain('✓ journeys: 4 passed, 1 at a second try');
  expect(printed).toContain('the first try');
});

test.each([
  ['reads the counts of a report', vitestReport, 1, { passed: 3, failed: 2 }],
  ['treats a runner without a report as failed', undefined, 0, { passed: 0, failed: 1 }],
  ['treats a runner without a test as failed', { numTotalTests: 0, numPassedTests: 0 }, 0, { passed: 0, failed: 1 }],
  [
    'trusts an exit code over a report without failures',
    { numTotalTests: 2, numPassedTests: 2 },
    1,
    { passed: 2, failed: 1 },
  ],
])('%s', async (name, report, code, expected) => {
  expect(await runner(`trial ${name}`, report, code).run()).toMatchObject(expected);
});

test('adds up all steps and shows the output of a failed one', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const sums = await runSteps([
    check('holds', () => Promise.resolve()),
    check('breaks', () => Promise.reject(new Error('the reason'))),
    { name: 'counts', run: () => Promise.resolve({ passed: 4, failed: 2, output: '' }) },
  ]);
  const printed = log.mock.calls.flat().join('\n');
  log.mockRestore();
  expect(sums).toEqual({ passed: 5, failed: 3 });
  expect(printed).toContain('the reason');
});
