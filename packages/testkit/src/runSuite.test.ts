import { expect, test } from 'vitest';
import { runSuite } from './runSuite.ts';
import { getReportPath } from './testReports.ts';

/** A runner that writes a report, or none, and exits with a code. */
function run(name: string, report: unknown, code: number) {
  const leave =
    report === undefined
      ? ''
      : `await writeFile(${JSON.stringify(getReportPath(name))}, ${JSON.stringify(JSON.stringify(report))});`;
  const script = `import { mkdir, writeFile } from 'node:fs/promises'; await mkdir('.reports', { recursive: true }); ${leave} process.exit(${code});`;
  return runSuite({ name, format: 'playwright', args: ['--input-type=module', '--eval', script] });
}

function reportWith(...statuses: string[]) {
  const tests = statuses.map((status) => ({ projectName: 'wide', status, results: [{}] }));
  const specs = [{ title: 'walks', tags: [], tests }];
  return { suites: [{ title: 'a.spec.ts', file: 'a.spec.ts', specs }], stats: {} };
}

test.each([
  ['skipped tests count as failed', reportWith('expected', 'unexpected', 'skipped'), 1, { passed: 1, failed: 2 }],
  ['a second try counts as failed', reportWith('expected', 'flaky'), 0, { passed: 1, failed: 1 }],
  ['a runner without a report has failed', undefined, 0, { passed: 0, failed: 1 }],
  ['a runner without a test has failed', { suites: [] }, 0, { passed: 0, failed: 1 }],
  ['an exit code counts more than a report without failures', reportWith('expected'), 1, { passed: 1, failed: 1 }],
])('%s', async (name, report, code, expected) => {
  expect(await run(`trial ${name}`, report, code)).toMatchObject(expected);
});
