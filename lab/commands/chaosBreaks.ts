import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { applyBreak, breaks } from '../chaos/breaks.ts';
import { wholeNumber } from '@etherpilot/testkit/counts';
import { main, root, runNode } from '@etherpilot/testkit/processes';
import { copyTree } from '../treeCopy.ts';

/**
 * `pnpm --filter lab chaos:breaks [--seed 1] [--steps 200] [--only "part of a rule"]`: takes one rule of the product away at a time,
 * in a copy of the tree, and runs the random walk until it notices. What each walk has printed is in `.reports/chaos-breaks`.
 */
await main(async () => {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      steps: { type: 'string', default: '200' },
      only: { type: 'string', default: '' },
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));
  const steps = wholeNumber('--steps', values.steps);
  const folder = copyTree(root);
  const reports = join(root, '.reports/chaos-breaks');
  mkdirSync(reports, { recursive: true });
  let unnoticed = 0;
  for (const one of breaks.filter(({ rule }) => rule.includes(values.only))) {
    const path = join(folder, one.path);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, applyBreak(text, one));
    const preferred = (one.shownBy ?? []).join('|');
    const walk = ['lab/commands/chaos.ts', '--seed', values.seed, '--steps', String(steps), '--prefer', preferred];
    // oxlint-disable-next-line no-await-in-loop -- there is one copy, and it holds one break at a time
    const { code, output } = await runNode(walk, { cwd: folder });
    writeFileSync(path, text);
    writeFileSync(join(reports, `${one.rule}.txt`), output);
    const [, step, problem] = /Violated in step (\d+),.*\n\s*(.*)/.exec(output) ?? [];
    if (step === undefined) unnoticed += 1;
    const result = step === undefined ? `NOT NOTICED (exit code ${code})` : `noticed in step ${step}: ${problem}`;
    console.log(`${one.rule}\n  ${result}`);
  }
  process.exitCode = unnoticed === 0 ? 0 : 1;
});
