import { judge, tableOf } from './acceptanceReport.ts';
import { readAcceptance } from './acceptanceRows.ts';
import { reportedTests, reporters, writtenAt, writtenTitles } from './acceptanceTitles.ts';
import { findBrowser } from './browser.ts';
import { main } from './processes.ts';
import { runSteps } from './steps.ts';
import { withBrowser, withoutBrowser } from './suites.ts';

/**
 * `npm run acceptance`: which rows of docs/acceptance.md hold, by the reports the tests left in .reports/. A suite
 * without a report is run first. `--titles` reads the titles in the sources instead and runs nothing.
 */
await main(async () => {
  const isQuick = process.argv.includes('--titles');
  if (!isQuick) await bringReports();
  const { verdicts, problems } = judge(await readAcceptance(), isQuick ? writtenTitles() : await reportedTests());
  console.log(`\n${tableOf(verdicts)}`);
  if (problems.length > 0) console.log(`\n${problems.join('\n')}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
});

async function bringReports(): Promise<void> {
  const written = await Promise.all(reporters.map(async (name) => ({ name, at: await writtenAt(name) })));
  for (const { name, at } of written) {
    if (at !== undefined) console.log(`${name}: as of ${new Date(at).toISOString()}`);
  }
  const missing = written.filter(({ at }) => at === undefined).map(({ name }) => name);
  if (missing.length === 0) return;
  const steps = [...withoutBrowser, ...withBrowser(await findBrowser())];
  await runSteps(steps.filter(({ name }) => missing.includes(name)));
}
