import { join } from 'node:path';
import { judge, type Judgement, passing, type Verdict } from './acceptanceReport.ts';
import { readAcceptance } from './acceptanceRows.ts';
import { unitProjects } from '../lib/unitProjects.ts';
import { program, root } from '../lib/processes.ts';
import { sourceFolders, readSources } from '../lib/sources.ts';
import { reportOf } from '../lib/reportOf.ts';
import { type Step, suite } from '../lib/steps.ts';
import { reportedTests, type ReportedTest, testsOfPlaywright, testsOfVitest } from '../lib/testReports.ts';

/** Prefix of the reports that hold only the fault tests, so that those of `npm test` remain. */
const PREFIX = 'faults ';

/** Prefix of the tags that name a fault. */
const ID = 'FAULT-';

/** Runs the tests that name a fault; `isFull` runs the long journeys, which take an hour and more. */
export function faultSuites(isFull: boolean): readonly Step[] {
  const [unit, journeys] = [`${PREFIX}unit tests`, `${PREFIX}journeys`];
  // All tests of the files with an id: Vitest filters only by tags that its configuration lists.
  const files = readSources([...sourceFolders, 'scripts'], /\.test\.tsx?$/).filter(({ text }) => text.includes(ID));
  const vitest = [program('vitest/vitest.mjs'), 'run', ...unitProjects];
  // Some journeys measure time, so nothing runs in parallel.
  const playwright = [
    program('@playwright/test/cli.js'),
    'test',
    '--grep',
    `@${ID}`,
    '--workers=1',
    '--reporter=list,json',
  ];
  return [
    suite(journeys, [...playwright, '--output', join(root, '.reports/faults')], counting(testsOfPlaywright), {
      cwd: 'apps/web',
      env: {
        RELEASE: '1',
        ...(isFull && { FAULTS_FULL: '1' }),
        PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(journeys),
      },
    }),
    suite(
      unit,
      [
        ...vitest,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${reportOf(unit)}`,
        ...files.map(({ path }) => path),
      ],
      counting(testsOfVitest),
    ),
  ];
}

/** Counts the tests that name a fault. */
function counting(testsOf: (report: unknown) => ReportedTest[]) {
  return (report: unknown) => {
    const own = testsOf(report).filter(({ ids }) => ids.some((id) => id.startsWith(ID)));
    const passed = own.filter(({ hasPassed }) => hasPassed).length;
    return { passed, failed: own.length - passed };
  };
}

/** Checks the rows of docs/faults.md against the reports of {@link faultSuites}, or of `npm test`. */
export async function judgeFaults(reports: 'own' | 'all'): Promise<Judgement> {
  return judge(await readAcceptance('docs/faults.md'), await reportedTests(reports === 'own' ? PREFIX : ''));
}

/** Table 1 of `npm run faults`: a line for each fault, then the total. */
export function formatFaultTable(verdicts: readonly Verdict[]): string {
  const lines = verdicts.map(({ id, claim, tests, failing }) => {
    const verdict = failing.length > 0 ? `${failing.length} failing` : tests.length > 0 ? 'holds' : 'no test';
    return [id, `${tests.length}`, verdict, claim.split(': ')[0] ?? ''];
  });
  const table = [['row', 'tests', 'verdict', 'fault'], ...lines].map(([id = '', count = '', verdict = '', fault]) => {
    return [id.padEnd(8), count.padStart(5), verdict.padEnd(10), fault].join('  ');
  });
  return `${table.join('\n')}\n\n${formatFaultSum(verdicts)}`;
}

/** `28 of 28 session faults`. */
export function formatFaultSum(verdicts: readonly Verdict[]): string {
  return `${passing(verdicts)} of ${verdicts.length} session faults`;
}
