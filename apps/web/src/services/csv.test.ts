import * as fc from 'fast-check';
import { anyCharacter } from '@etherpilot/testkit/characters';
import papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.js';

const columns = [
  { name: 'first', cell: (row: readonly (string | null)[]) => row[0] ?? null },
  { name: 'second', cell: (row: readonly (string | null)[]) => row[1] ?? null },
];

/** The cells as a standard CSV parser reads them. */
function read(text: string): string[][] {
  return papa.parse<string[]>(text).data;
}

describe('a table as text', () => {
  it('has a header row and quotes as in RFC 4180', async () => {
    expect(
      await toCsv(
        [
          ['a "b"', 'c,d\r\ne'],
          [null, ''],
        ],
        columns,
      ),
    ).toBe('"first","second"\r\n"a ""b""","c,d\r\ne"\r\n"",""');
  });

  it('has the header row even without rows', async () => {
    expect(await toCsv([], columns)).toBe('"first","second"\r\n');
  });

  it.each([
    '=1+1',
    '+1',
    '-1+1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '  =1',
    '=HYPERLINK("https://evil.example";"Paid")',
    '-5-cmd|calc',
    '＝1+1',
    '－',
    '-',
    '--5',
    '-5e3',
  ])('starts with an apostrophe where a spreadsheet would detect a formula: %j', async (cell) => {
    expect(read(await toCsv([[cell, 'x']], columns))[1]).toEqual([`'${cell}`, 'x']);
  });

  it.each(['-8.64', '0.25000000', '-0.00000001', '5', '0x5aAe', 'a=b', 'not-a-formula', '', '2026-07-12T13:49:00Z'])(
    'leaves %j unchanged',
    async (cell) => {
      expect(read(await toCsv([[cell, 'x']], columns))[1]).toEqual([cell, 'x']);
    },
  );

  it('has no cell in which a list separator could start a formula of its own', async () => {
    expect(await toCsv([['coin;=1+1', 'x']], columns)).toContain('\r\n"coin;=1+1",');
  });

  it('is parsed back to what was written, whatever the cells hold', async () => {
    const cell = fc.string({ unit: anyCharacter });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), async (rows) => {
        const [, ...lines] = read(await toCsv(rows, columns));
        expect(lines.map((line) => line.map((found) => found.replace(/^'(?=[\s=+\-@＝＋－＠])/, '')))).toEqual(
          rows.map((row) => row.map((written) => written.replace(/^'(?=[\s=+\-@＝＋－＠])/, ''))),
        );
      }),
    );
  });
});
