import { parseArgs } from 'node:util';
import { main } from '@etherpilot/testkit/processes';
import { reportedTests } from '@etherpilot/testkit/testReports';
import { formatSums, formatTable, judge, passing } from './checks/acceptanceReport.ts';
import { readAcceptance } from './checks/acceptanceRows.ts';
import { formatBodySum, tryBodies } from './checks/faultBodies.ts';

const SEED = 1;
/** The most sentences that are printed. */
const SHOWN = 60;

/**
 * `node scripts/acceptance.ts [--table] [--bodies 2000]`: which rows of docs/acceptance.md and docs/faults.md hold, by the reports that
 * `npm test` has left in .reports/, and whether any of so many error bodies leads to a message that cannot be shown.
 */
await main(async () => {
  const options = { table: { type: 'boolean', default: false }, bodies: { type: 'string', default: '2000' } } as const;
  const { table, bodies } = parseArgs({ options }).values;
  const tests = await reportedTests();
  const acceptance = judge(await readAcceptance(), tests);
  const faults = judge(await readAcceptance('docs/faults.md'), tests);
  const rows = await tryBodies({ count: Number(bodies), seed: SEED });
  console.log(table ? formatTable(acceptance.verdicts) : formatSums(acceptance.verdicts));
  console.log(`${passing(faults.verdicts)} of ${faults.verdicts.length} session faults, ${formatBodySum(rows, SEED)}`);
  const problems = [...acceptance.problems, ...faults.problems, ...rows.flatMap(({ bad }) => bad)];
  if (problems.length > 0) throw new Error(problems.slice(0, SHOWN).join('\n'));
});
