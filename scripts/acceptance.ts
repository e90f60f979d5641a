import { parseArgs } from 'node:util';
import { main } from '@etherpilot/testkit/processes';
import { reportedTests } from '@etherpilot/testkit/testReports';
import { formatSums, formatTable, judge, passing } from './checks/acceptanceReport.ts';
import { readAcceptance } from './checks/acceptanceRows.ts';

/** The most sentences that are printed. */
const SHOWN = 60;

/**
 * `node scripts/acceptance.ts [--table]`: which rows of docs/acceptance.md and docs/faults.md hold, by the reports that
 * `npm test` has left in .reports/.
 */
await main(async () => {
  const { table } = parseArgs({ options: { table: { type: 'boolean', default: false } } }).values;
  const tests = await reportedTests();
  const acceptance = judge(await readAcceptance(), tests);
  const faults = judge(await readAcceptance('docs/faults.md'), tests);
  console.log(table ? formatTable(acceptance.verdicts) : formatSums(acceptance.verdicts));
  console.log(`${passing(faults.verdicts)} of ${faults.verdicts.length} session faults`);
  const problems = [...acceptance.problems, ...faults.problems];
  if (problems.length > 0) throw new Error(problems.slice(0, SHOWN).join('\n'));
});
