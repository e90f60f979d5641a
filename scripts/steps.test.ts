import { expect, test, vi } from 'vitest';
import { check, countPlaywright, countVitest, reportOf, runSteps, suite } from './steps.ts';

const vitestReport = { numTotalTests: 5, numPassedTests: 3, numFailedTests: 1, numPendingTests: 1 };

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
  expect(countPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 1 } })).toMatchObject({
    passed: 3,
    failed: 2,
  });
});

test('allows three journeys a retry, and fails on a fourth', () => {
  const stats = { expected: 9, unexpected: 1, skipped: 0 };
  expect(countPlaywright({ stats: { ...stats, flaky: 3 } })).toEqual({ passed: 12, retried: 3, failed: 1 });
  expect(countPlaywright({ stats: { ...stats, flaky: 4 } })).toEqual({ passed: 9, failed: 5 });
});

test('shows what was retried', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  await runSteps([
    { name: 'journeys', run: () => Promise.resolve({ passed: 4, failed: 0, retried: 1, output: 'the first try' }) },
  ]);
  const printed = said.mock.calls.flat().join('\n');
  said.mockRestore();
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
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  const sums = await runSteps([
    check('holds', () => Promise.resolve()),
    check('breaks', () => Promise.reject(new Error('the reason'))),
    { name: 'counts', run: () => Promise.resolve({ passed: 4, failed: 2, output: '' }) },
  ]);
  const printed = said.mock.calls.flat().join('\n');
  said.mockRestore();
  expect(sums).toEqual({ passed: 5, failed: 3 });
  expect(printed).toContain('the reason');
});
