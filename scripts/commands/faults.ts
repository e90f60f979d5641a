import { parseArgs } from 'node:util';
import { wholeNumber } from '../lib/counts.ts';
import { findBrowser } from '../lib/browser.ts';
import { formatBodyTable, tryBodies } from '../checks/faultBodies.ts';
import { faultSuites, formatFaultTable, judgeFaults } from '../checks/faultSuites.ts';
import { main } from '../lib/processes.ts';
import { runSteps } from '../lib/steps.ts';

/** The parts that can be run alone. */
const parts = ['sessions', 'bodies'];

/** The most sentences about bad bodies that are printed. */
const SHOWN = 20;

/**
 * `npm run faults -- [--full] [--only sessions|bodies] [--bodies 10000] [--seed 1]`: whether the session survives each
 * fault of docs/faults.md, according to the tests that name it, and whether any error body leads to an unreadable
 * message.
 */
await main(async () => {
  const { values } = parseArgs({
    options: {
      full: { type: 'boolean', default: false },
      only: { type: 'string' },
      bodies: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '1' },
    },
  });
  const { full, only } = values;
  if (only !== undefined && !parts.includes(only)) throw new Error(`--only must be one of: ${parts.join(', ')}.`);
  const [count, seed] = [wholeNumber('--bodies', values.bodies), wholeNumber('--seed', values.seed)];
  const problems = [
    ...(only === 'bodies' ? [] : await sessions(full)),
    ...(only === 'sessions' ? [] : await bodies(count, seed)),
  ];
  if (problems.length > 0) console.log(`\n${problems.join('\n')}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
});

async function sessions(isFull: boolean): Promise<readonly string[]> {
  await findBrowser();
  let failed = 0;
  for (const step of faultSuites(isFull)) failed += (await runSteps([step])).failed;
  const { verdicts, problems } = await judgeFaults('own');
  console.log(`\n${formatFaultTable(verdicts)}\n`);
  // A runner can fail although none of its tests does.
  return failed > 0 && problems.length === 0 ? ['A runner has failed: see above.'] : problems;
}

async function bodies(count: number, seed: number): Promise<readonly string[]> {
  const rows = await tryBodies({ count, seed });
  console.log(formatBodyTable(rows, seed));
  return rows.flatMap(({ bad }) => bad).slice(0, SHOWN);
}
