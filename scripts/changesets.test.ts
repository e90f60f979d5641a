import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publishedPackages } from './builds.ts';
import { root } from './processes.ts';

const folder = join(root, '.changeset');
const names = publishedPackages.map((place) => {
  const { name }: { name: string } = JSON.parse(readFileSync(join(root, place, 'package.json'), 'utf8'));
  return name;
});

/** What is wrong with the text of a changeset, a sentence each. */
function faultsOf(text: string): string[] {
  const [, head = '', summary = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
  const unknown = head.split('\n').filter((line) => {
    const [, name = ''] = /^['"](.+)['"]: (?:patch|minor|major)$/.exec(line) ?? [];
    return !names.includes(name);
  });
  return [
    ...unknown.map((line) => `"${line}" names no published package and its step`),
    ...(summary.trim() === '' ? ['it says nothing'] : []),
  ];
}

test('every recorded change names a published package and says what it means', () => {
  const changesets = readdirSync(folder).filter((file) => file.endsWith('.md'));
  const faults = changesets.flatMap((file) =>
    faultsOf(readFileSync(join(folder, file), 'utf8')).map((fault) => `${file}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test.each([
  ['a package nobody knows', "---\n'@etherpilot/other': minor\n---\n\nA word.\n", 1],
  ['a package that is not published', "---\n'@etherpilot/web': minor\n---\n\nA word.\n", 1],
  ['a step that is none', "---\n'@etherpilot/ui': tiny\n---\n\nA word.\n", 1],
  ['no word', "---\n'@etherpilot/ui': patch\n---\n\n", 1],
  ['no head', 'A word.\n', 2],
  ['nothing wrong', "---\n'@etherpilot/ui': patch\n'@etherpilot/api-client': minor\n---\n\nA word.\n", 0],
])('%s is told apart', (_, text, count) => {
  expect(faultsOf(text)).toHaveLength(count);
});
