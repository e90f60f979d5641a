import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { formatTable, judge } from '../checks/acceptanceReport.ts';
import { readAcceptance } from '../checks/acceptanceRows.ts';
import { findBrowser } from '../lib/browser.ts';
import { main, root } from '../lib/processes.ts';
import { readSources, sourceFolders } from '../lib/sources.ts';
import { runSteps } from '../lib/steps.ts';
import { journeys, stories, unitTests } from '../checks/suites.ts';
import { reportedTests, reporters, writtenAt } from '../lib/testReports.ts';

/**
 * `npm run acceptance`: checks which rows of docs/acceptance.md hold, from the test reports in .reports/. A suite whose
 * report is missing, or older than a source file, is run first.
 */
await main(async () => {
  await bringReports();
  const { verdicts, problems } = judge(await readAcceptance(), await reportedTests());
  console.log(`\n${formatTable(verdicts)}`);
  if (problems.length > 0) console.log(`\n${problems.join('\n')}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
});

/** When the newest source file was written (ms). */
async function changedAt(): Promise<number> {
  const files = readSources([...sourceFolders, 'apps/web/e2e', '.storybook']).map(({ path }) => path);
  const times = await Promise.all(files.map(async (path) => (await stat(join(root, path))).mtimeMs));
  return Math.max(...times);
}

async function bringReports(): Promise<void> {
  const changed = await changedAt();
  const written = await Promise.all(reporters.map(async (name) => ({ name, at: (await writtenAt(name)) ?? 0 })));
  for (const { name, at } of written) {
    if (at > 0)
      console.log(`${name}: as of ${new Date(at).toISOString()}${at < changed ? ', before the last change' : ''}`);
  }
  const missing = written.filter(({ at }) => at < changed).map(({ name }) => name);
  if (missing.length === 0) return;
  await findBrowser();
  const steps = [unitTests, stories(), journeys()];
  await runSteps(steps.filter(({ name }) => missing.includes(name)));
}
