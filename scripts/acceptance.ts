import { parseArgs } from 'node:util';
import { main } from '@etherpilot/testkit/processes';
import { reportedTests } from '@etherpilot/testkit/testReports';
import { formatSums, judge, passing } from './checks/acceptanceReport.ts';
import { readAcceptance } from './checks/acceptanceRows.ts';
import { judgeCitations, readCitations } from './checks/citations.ts';

/** The most sentences that are printed. */
const SHOWN = 60;

/**
 * `node scripts/acceptance.ts [--release]`: which rows of docs/acceptance.md and docs/faults.md hold, and whether the tests
 * that docs/security.md and docs/wcag.md name have passed, by the reports that `npm test` has left in .reports/ (`--release`: that
 * `npm run test:release` has left).
 */
await main(async () => {
  const { release } = parseArgs({ options: { release: { type: 'boolean', default: false } } }).values;
  const tests = await reportedTests();
  const acceptance = judge(await readAcceptance(), tests);
  const faults = judge(await readAcceptance('docs/faults.md'), tests);
  console.log(formatSums(acceptance.verdicts));
  console.log(`${passing(faults.verdicts)} of ${faults.verdicts.length} session faults`);
  const citations = await readCitations();
  const unproven = judgeCitations(citations, tests, release);
  console.log(
    `${citations.length - unproven.length} of ${citations.length} tests that the tables of threats and of WCAG name`,
  );
  const problems = [...unproven, ...acceptance.problems, ...faults.problems];
  if (problems.length > 0) throw new Error(problems.slice(0, SHOWN).join('\n'));
});
