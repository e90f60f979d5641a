import { onDemand } from '@etherpilot/ui';

/** One column of a file: its name in the first line, and its cell of a row; an empty cell for `null`. */
export interface CsvColumn<Row> {
  readonly name: string;
  readonly cell: (row: Row) => string | null;
}

/**
 * What a spreadsheet would take for a formula: a cell that begins, after any blanks, with = + - or @, in their wide forms
 * too, or with a tab or a line break (OWASP, CSV injection). A plain decimal is none, so that losses stay numbers.
 */
const FORMULA = /^(?!-?\d+(?:\.\d+)?$)(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

const papaparse = onDemand(() => import('papaparse').then((module) => module.default));

/**
 * A table as text (RFC 4180): a line of names, then a line a row, CRLF between them. Every cell is quoted, because a
 * spreadsheet that splits at semicolons would find formulas in the middle of others; one that looks like a formula begins
 * with an apostrophe. The library comes with the first use.
 */
export async function toCsv<Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): Promise<string> {
  const papa = await papaparse.load();
  return papa.unparse(
    {
      fields: columns.map(({ name }) => name),
      data: rows.map((row) => columns.map(({ cell }) => cell(row) ?? '')),
    },
    { quotes: true, newline: '\r\n', escapeFormulae: FORMULA },
  );
}
