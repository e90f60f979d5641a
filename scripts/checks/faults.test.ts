import { expect, test } from 'vitest';
import { readAcceptance } from './acceptanceRows.ts';
import { formatBodySum, formatBodyTable, tryBodies } from './faultBodies.ts';

test('the document has 28 faults, numbered without a gap', async () => {
  const { rows } = await readAcceptance('docs/faults.md');
  const wanted = Array.from({ length: 28 }, (_, index) => `FAULT-${`${index + 1}`.padStart(2, '0')}`);
  expect(rows.map(({ id }) => id)).toEqual(wanted);
});

test('the table shows how many bodies of a kind were handled badly', () => {
  const rows = [
    { kind: 'pages', count: 1_200, bad: ['pages, number 7: markup'] },
    { kind: 'nothing', count: 3, bad: [] },
  ];
  expect(formatBodyTable(rows, 5).split('\n')).toEqual([
    'error bodies                   count     bad',
    'pages                          1,200       1',
    'nothing                            3       0',
    '',
    '1,203 error bodies, 1 bad (seed 5)',
  ]);
});

test('a screen that renders messages untruncated is detected, by the same bodies each time', async () => {
  const draw = (message: string) => message;
  const [first, again] = [await tryBodies({ count: 60, seed: 1, draw }), await tryBodies({ count: 60, seed: 1, draw })];
  const bad = first.flatMap((row) => row.bad);
  expect(bad.length).toBeGreaterThan(0);
  expect(bad.filter((sentence) => !sentence.endsWith('over 300 on the screen'))).toEqual([]);
  expect(again.map((row) => row.bad.toSorted())).toEqual(first.map((row) => row.bad.toSorted()));
  expect(formatBodySum(first, 1)).toMatch(/^\d\d error bodies, \d+ bad/);
});
