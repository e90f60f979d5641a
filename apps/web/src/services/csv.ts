import { onDemand } from '@etherpilot/ui';

/** One column of a file: its header, and its cell in a row; an empty cell for `null`. */
export interface CsvColumn<Row> {
  readonly name: string;
  readonly cell: (row: Row) => string | null;
}

/**
 * What a spreadsheet would evaluate as a formula: a cell that starts, after any spaces, with = + - or @, full-width
 * forms included, or with a tab or a line break (OWASP, CSV injection). A plain decimal is not one, so losses stay
 * numbers.
 */
const FORMULA = /^(?!-?\d+(?:\.\d+)?$)(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

const papaparse = onDemand(() => import('papaparse').then((module) => module.default));

/**
 * Formats a table as CSV (RFC 4180): a header row, then the rows, separated by CRLF. Every cell is quoted, because a
 * spreadsheet that splits at semicolons could find formulas inside others; one that looks like a formula is prefixed
 * with an apostrophe. The library is loaded on first use.
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
