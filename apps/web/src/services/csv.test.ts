import * as fc from 'fast-check';
import papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.js';

const columns = [
  { name: 'first', cell: (row: readonly (string | null)[]) => row[0] ?? null },
  { name: 'second', cell: (row: readonly (string | null)[]) => row[1] ?? null },
];

/** The cells as a reader of the standard finds them. */
function read(text: string): string[][] {
  return papa.parse<string[]>(text).data;
}

describe('a table as text', () => {
  it('has a line of names and quotes as RFC 4180 says', async () => {
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

  it('has its names even without a row', async () => {
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
  ])('begins with an apostrophe where a spreadsheet would find a formula: %j', async (cell) => {
    expect(read(await toCsv([[cell, 'x']], columns))[1]).toEqual([`'${cell}`, 'x']);
  });

  it.each(['-8.64', '0.25000000', '-0.00000001', '5', '0x5aAe', 'a=b', 'not-a-formula', '', '2026-07-12T13:49:00Z'])(
    'keeps %j as it is',
    async (cell) => {
      expect(read(await toCsv([[cell, 'x']], columns))[1]).toEqual([cell, 'x']);
    },
  );

  it('leaves no cell in which any list separator could begin a formula of its own', async () => {
    expect(await toCsv([['coin;=1+1', 'x']], columns)).toContain('\r\n"coin;=1+1",');
  });

  it('is read back as what was written, whatever the cells hold', async () => {
    const cell = fc.string({ unit: 'binary' });
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
