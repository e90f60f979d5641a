import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '@etherpilot/testkit/processes';

const folder = join(root, '.github/workflows');
const text = readdirSync(folder)
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');

function readScripts(path: string): string[] {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(root, path, 'package.json'), 'utf8'),
  );
  return Object.keys(scripts);
}

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
