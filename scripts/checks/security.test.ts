import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '@etherpilot/testkit/processes';

const rows = readFileSync(join(root, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!What somebody tries|-)/.test(line))
  .map((line) => line.split(' | '));

test('every row of docs/security.md names what is tried, the protection against it and a test', () => {
  expect(rows.length).toBeGreaterThan(25);
  expect(rows.filter((cells) => cells.length !== 3 || cells.some((cell) => cell.trim() === ''))).toEqual([]);
});

test.each(rows)('$0', (_, __, tests = '') => {
  const named = [...tests.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, path = '', title = '']) => ({ path, title }));
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
