import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRandom } from '../../apps/sandbox-api/src/simulation/random.ts';
import { wholeNumber } from '@etherpilot/testkit/counts';
import { createJudge, isProduct } from '../mutation/judge.ts';
import { differenceOf, drawMutations, mutationsOf } from '../mutation/mutations.ts';
import { copyTree, filesOf } from '../mutation/treeCopy.ts';
import { main, root } from '@etherpilot/testkit/processes';

/** The share of mutations that the tests must kill (percent). */
const GOAL = 90;

const verdictWords = {
  killed: 'killed',
  survived: 'SURVIVED',
  unseen: 'SURVIVED, no unit test or story depends on the file',
  unsound: 'NOT COUNTED, the test fails without the mutation as well',
} as const;

/**
 * `pnpm --filter lab mutate [--seed 1] [--count 60] [--only packages/ui/src/rules --only .messages.ts]`: changes single lines in a
 * copy of the tree, one mutation at a time, and runs the unit tests and stories that depend on the file. Journeys are not run.
 * `--only` takes a part of a path. Each mutation takes from some seconds to two minutes.
 */
await main(async () => {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '60' },
      only: { type: 'string', multiple: true, default: [''] },
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));
  // Read from the copy, so that the tree can be edited meanwhile.
  const folder = copyTree(root);
  const paths = filesOf(root).filter((path) => isProduct(path) && values.only.some((part) => path.includes(part)));
  const textOf = (path: string) => readFileSync(join(folder, path), 'utf8');
  const all = paths.flatMap((path) => mutationsOf(path, textOf(path)));
  const random = createRandom(values.seed);
  const drawn = drawMutations(all, wholeNumber('--count', values.count), (label) => random.fraction(label));
  console.log(`Seed ${values.seed}: ${drawn.length} of ${all.length} mutations in ${paths.length} files.`);

  const judge = createJudge(folder);
  let [killed, counted] = [0, 0];
  for (const [at, mutation] of drawn.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- there is one copy, and it holds one mutation at a time
    const verdict = await judge(mutation);
    if (verdict.status !== 'unsound') counted += 1;
    if (verdict.status === 'killed') killed += 1;
    console.log(
      `\n${at + 1}. ${mutation.kind}: ${verdictWords[verdict.status]}\n${differenceOf(textOf(mutation.path), mutation)}`,
    );
    if ('by' in verdict) console.log(`  by ${verdict.by}`);
  }
  const share = counted === 0 ? 0 : (100 * killed) / counted;
  console.log(`\n${killed} of ${counted} killed: ${share.toFixed(0)} %. The goal is ${GOAL} %.`);
  process.exitCode = share >= GOAL ? 0 : 1;
});
