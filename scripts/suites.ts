import { judge, sumsOf } from './acceptanceReport.ts';
import { readAcceptance } from './acceptanceRows.ts';
import { buildPackage, publishedPackages } from './builds.ts';
import { weighClient } from './clientSize.ts';
import { tryPackage } from './packages.ts';
import { bodySumOf, tryBodies } from './faultBodies.ts';
import { faultSumOf, judgeFaults } from './faultSuites.ts';
import { mustRun, program } from './processes.ts';
import { checkPublicApi } from './publicApi.ts';
import { check, countPlaywright, countVitest, reportOf, type Step, suite } from './steps.ts';
import { reportedTests } from './testReports.ts';

/** Where a tsconfig.json stands: each is a type check of its own. */
const typedFolders = ['.', 'packages/api-client', 'packages/ui', 'apps/sandbox-api', 'apps/web'];

/** The same walk in every run: long enough for each kind of order to have met what can happen to it. */
const CHAOS = ['--seed', '1', '--steps', '150', '--least-orders', '20', '--least-stored', '5'];

/** Everything that needs no browser. */
export const withoutBrowser: readonly Step[] = [
  check('format', () => mustRun([program('oxfmt/bin/oxfmt'), '--list-different', '.'])),
  check('lint', () => mustRun([program('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', '.'])),
  ...typedFolders.map((folder) =>
    check(`types of ${folder}`, () => mustRun([program('typescript/bin/tsc'), '-p', folder])),
  ),
  vitest('unit tests', 'unit'),
  ...publishedPackages.map((folder) =>
    check(`build and import of ${folder}`, async () => {
      await buildPackage(folder);
      await tryPackage(folder);
      if (folder !== 'packages/api-client') return;
      checkPublicApi(folder);
      await weighClient();
    }),
  ),
];

/** What is seen through a browser: every story, and whole journeys through the built app against the sandbox server. */
export function withBrowser(executablePath: string): readonly Step[] {
  const env = { CHROMIUM_PATH: executablePath };
  return [
    vitest('stories', 'storybook', env),
    suite(
      'journeys',
      [program('@playwright/test/cli.js'), 'test', '--retries=1', '--reporter=list,json'],
      countPlaywright,
      {
        cwd: 'apps/web',
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('journeys') },
      },
    ),
    check('chaos', () => mustRun(['scripts/chaos.ts', ...CHAOS], { env })),
  ];
}

/** What the reports of the suites above amount to, row by row of docs/acceptance.md. The suites must be through. */
export const acceptance: Step = check('acceptance', async () => {
  const { verdicts, problems } = judge(await readAcceptance(), await reportedTests());
  console.log(sumsOf(verdicts));
  if (problems.length > 0) throw new Error(problems.join('\n'));
});

/** The same for docs/faults.md, and error bodies of every kind. The suites must be through. */
export const faults: Step = check('faults', async () => {
  const [seed, count] = [1, 10_000];
  const { verdicts, problems } = await judgeFaults('all');
  const rows = await tryBodies({ count, seed });
  console.log(`${faultSumOf(verdicts)}, ${bodySumOf(rows, seed)}`);
  const misses = [...problems, ...rows.flatMap(({ bad }) => bad)];
  if (misses.length > 0) throw new Error(misses.slice(0, 40).join('\n'));
});

function vitest(name: string, project: string, env: Readonly<Record<string, string>> = {}): Step {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`];
  return suite(name, [program('vitest/vitest.mjs'), 'run', '--project', project, ...reporters], countVitest, { env });
}
