import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '@etherpilot/testkit/processes';
import { citingDocuments, isInFile, judgeCitations, parseCitations } from './citations.ts';

/** The rows of a document's tables, as cells. */
function readRows(document: string): readonly (readonly string[])[] {
  const lines = readFileSync(join(root, document), 'utf8').split('\n');
  return lines
    .filter((line, at) => line.startsWith('| ') && !lines[at + 1]?.startsWith('|-'))
    .map((line) => line.replaceAll(/^\| | \|$/g, '').split(' | '));
}

const rows = citingDocuments.flatMap((document) => readRows(document).map((cells) => ({ document, cells })));

test('every row of these documents says what it is about, what is done about it, and names a test', () => {
  expect(rows.filter(({ cells }) => cells.length !== 3 || cells.some((cell) => cell.trim() === ''))).toEqual([]);
  expect(readRows('docs/security.md').length).toBeGreaterThan(25);
});

test.each(rows.map(({ document, cells: [name = '', , tests = ''] }) => [name, document, tests] as const))(
  '%s',
  (_, document, tests) => {
    const named = parseCitations(document, tests);
    expect(named.length).toBeGreaterThan(0);
    const missing = named.filter((one) => {
      const file = join(root, one.path);
      return !existsSync(file) || !isInFile(one, readFileSync(file, 'utf8'));
    });
    expect(missing).toEqual([]);
  },
);

/** The criteria of WCAG 2.2 of level A and AA, as W3C numbers them: the first three parts with the last ones of each. */
const criteria = {
  '1.1': [1],
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2, 3, 4, 5],
  '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13],
  '2.1': [1, 2, 4],
  '2.2': [1, 2],
  '2.3': [1],
  '2.4': [1, 2, 3, 4, 5, 6, 7, 11],
  '2.5': [1, 2, 3, 4, 7, 8],
  '3.1': [1, 2],
  '3.2': [1, 2, 3, 4, 6],
  '3.3': [1, 2, 3, 4, 7, 8],
  '4.1': [2, 3],
};

test('docs/wcag.md has every criterion of level A and AA', () => {
  const all = Object.entries(criteria).flatMap(([part, places]) => places.map((place) => `${part}.${place}`));
  expect(all).toHaveLength(55);
  expect(readRows('docs/wcag.md').map(([name = '']) => name.split(' ', 1)[0])).toEqual(all);
});

test('a test that is named must have run and passed; one of a release need not have run in a change', () => {
  const text = '`a/x.spec.ts` “of %s is only text”; `a/y.test.ts` “stays (in part)” (release)';
  const cited = parseCitations('docs/security.md', text);
  const ran = (file: string, title: string, hasPassed = true) => ({ file, title, hasPassed, ids: [] });
  const wide = ran('x.spec.ts (wide)', 'a name of $5 is only text');
  expect(judgeCitations(cited, [wide], false)).toEqual([]);
  expect(judgeCitations(cited, [wide], true)).toEqual([
    'No test has run that docs/security.md names: a/y.test.ts, “stays (in part)”',
  ]);
  expect(judgeCitations(cited, [ran('a/z.spec.ts', 'a name of $5 is only text')], false)).toHaveLength(1);
  expect(judgeCitations(cited, [wide, ran('x.spec.ts (narrow)', 'a name of $5 is only text', false)], false)).toEqual([
    'A test has failed that docs/security.md names: x.spec.ts (narrow), “a name of $5 is only text”',
  ]);
  expect(judgeCitations(cited, [wide, ran('a/y.test.ts', 'the rest stays (in part)', false)], false)).toHaveLength(1);
  const story = parseCitations('docs/wcag.md', '`a/z.stories.tsx` “OpenedAndClosed”');
  expect(judgeCitations(story, [ran('a/z.stories.tsx', 'Opened And Closed')], false)).toEqual([]);
  expect(judgeCitations(story, [ran('a/z.stories.tsx', 'Opened And Closed Again')], false)).toEqual([
    'No test has run that docs/wcag.md names: a/z.stories.tsx, “OpenedAndClosed”',
  ]);
});
