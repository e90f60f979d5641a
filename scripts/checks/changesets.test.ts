import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publishedPackages } from '@etherpilot/testkit/builds';
import { root } from '@etherpilot/testkit/processes';

const folder = join(root, '.changeset');
const names = publishedPackages.map((place) => {
  const { name }: { name: string } = JSON.parse(readFileSync(join(root, place, 'package.json'), 'utf8'));
  return name;
});

/** The problems of a changeset, one sentence each. */
function findFaults(text: string): string[] {
  const [, head = '', summary = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
  const unknown = head.split('\n').filter((line) => {
    const [, name = ''] = /^['"](.+)['"]: (?:patch|minor|major)$/.exec(line) ?? [];
    return !names.includes(name);
  });
  return [
    ...unknown.map((line) => `"${line}" does not name a published package and a bump`),
    ...(summary.trim() === '' ? ['it is empty'] : []),
  ];
}

test('every recorded change names a published package and says what it means', () => {
  const changesets = readdirSync(folder).filter((file) => file.endsWith('.md'));
  const faults = changesets.flatMap((file) =>
    findFaults(readFileSync(join(folder, file), 'utf8')).map((fault) => `${file}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test.each([
  ['an unknown package', "---\n'@etherpilot/other': minor\n---\n\nA word.\n", 1],
  ['an unpublished package', "---\n'@etherpilot/web': minor\n---\n\nA word.\n", 1],
  ['an invalid bump', "---\n'@etherpilot/ui': tiny\n---\n\nA word.\n", 1],
  ['no text', "---\n'@etherpilot/ui': patch\n---\n\n", 1],
  ['no front matter', 'A word.\n', 2],
  ['a valid changeset', "---\n'@etherpilot/ui': patch\n'@etherpilot/api-client': minor\n---\n\nA word.\n", 0],
])('detects %s', (_, text, count) => {
  expect(findFaults(text)).toHaveLength(count);
});
