import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '@etherpilot/testkit/processes';
import { judgeCitations, parseCitations } from './citations.ts';

const rows = readFileSync(join(root, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!What somebody tries|-)/.test(line))
  .map((line) => line.split(' | '));

test('every row of docs/security.md names what is tried, the protection against it and a test', () => {
  expect(rows.length).toBeGreaterThan(25);
  expect(rows.filter((cells) => cells.length !== 3 || cells.some((cell) => cell.trim() === ''))).toEqual([]);
});

test.each(rows)('$0', (_, __, tests = '') => {
  const named = parseCitations(tests);
  expect(named.length).toBeGreaterThan(0);
  const missing = named.filter(({ path, title }) => {
    const file = join(root, path);
    return (
      !existsSync(file) ||
      !readFileSync(file, 'utf8')
        .replaceAll(String.raw`\'`, "'")
        .includes(title)
    );
  });
  expect(missing).toEqual([]);
});

test('a test that is named must have run and passed; one of a release need not have run in a change', () => {
  const text = '`a/x.spec.ts` “of %s is only text”; `a/y.test.ts` “stays (in part)” (release)';
  const cited = parseCitations(text);
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
});
