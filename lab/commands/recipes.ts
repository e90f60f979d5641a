import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { main, root, runNode } from '@etherpilot/testkit/processes';
import { readVitestReport } from '@etherpilot/testkit/testReports';
import { type Recipe, recipes } from '../recipes/recipes.ts';
import { copyTree } from '../treeCopy.ts';

const types = ['node_modules/typescript/bin/tsc', '-b', 'packages/ui', 'apps/web', 'apps/sandbox-api', '.'];
const projects = ['ui', 'api-client', 'web', 'sandbox-api', 'repository'].flatMap((name) => ['--project', name]);
const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...projects];

/**
 * `pnpm --filter lab recipes [--only coin]`: follows each recipe of CONTRIBUTING.md in a copy of the tree with a small
 * example, runs the types and the tests concerned, and lists the files that were touched: one that the recipe does not
 * name fails.
 */
await main(async () => {
  const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
  const folder = copyTree(root);
  const git: Git = (...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=lab', '-c', 'user.email=lab@localhost', 'commit', '--quiet', '--message', 'before');
  const faults: string[] = [];
  for (const [name, recipe] of Object.entries(recipes).filter(([each]) => only === undefined || each === only)) {
    git('apply', '-C1', join(root, `lab/recipes/${name}.patch`));
    faults.push(...(await follow(folder, name, recipe, git)));
    git('checkout', '--quiet', '.');
    git('clean', '--quiet', '--force', '-d');
  }
  if (faults.length > 0) throw new Error(`\n${faults.join('\n')}`);
});

type Git = (...args: readonly string[]) => string;

/** Tries what is in the copy, and prints what was touched. Resolves with what is wrong, a line each. */
async function follow(folder: string, name: string, recipe: Recipe, git: Git): Promise<string[]> {
  if (recipe.generate !== undefined) await runNode([...vitest, ...recipe.generate], { cwd: folder });
  const checked = await runNode(types, { cwd: folder });
  const failing = await findFailing(folder, recipe.tests);
  git('add', '--all');
  const touched = git('diff', '--cached', '--numstat').trim().split('\n');
  const files = touched.map((line) => line.split('\t')).map(([more, less, path = '']) => ({ more, less, path }));
  git('reset', '--quiet');
  console.log(`\n${recipe.heading}\n`);
  for (const { more, less, path } of files) console.log(`  ${path} (+${more} −${less})`);
  const isDocumented = (title: string) => recipe.documented !== undefined && title.includes(recipe.documented);
  for (const title of failing.filter(isDocumented)) console.log(`  states what the documents say: ${title}`);
  return [
    ...(checked.code === 0 ? [] : [`${name}: ${checked.output.trim()}`]),
    ...failing.filter((title) => !isDocumented(title)).map((title) => `${name}: the test fails: ${title}`),
    ...files
      .filter(({ path }) => !isNamed(path, recipe))
      .map(({ path }) => `${name}: CONTRIBUTING.md does not name ${path}`),
  ];
}

/** The titles of the tests that fail. */
async function findFailing(folder: string, tests: readonly string[]): Promise<string[]> {
  const report = join(folder, 'recipe.json');
  const { output } = await runNode([...vitest, '--reporter=json', `--outputFile=${report}`, ...tests], { cwd: folder });
  if (!existsSync(report)) throw new Error(output);
  const ran = readVitestReport(JSON.parse(readFileSync(report, 'utf8')));
  rmSync(report);
  return ran.filter(({ hasPassed }) => !hasPassed).map(({ title, file }) => `${title} (${file})`);
}

/** Whether a recipe names a file, by its path or its name, with `X` in place of the new thing. */
function isNamed(path: string, { heading, x }: Recipe): boolean {
  const [, rest = ''] = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').split(`\n## ${heading}\n`);
  const [section = ''] = rest.split('\n## ');
  const name = basename(path);
  return [path, name, name.replace(x ?? name, 'X')].some((one) => section.includes(one));
}
