import { toCsv, type CsvColumn } from './csv.js';
import { downloadFile } from './download.js';
import { type CsvOrigin, getOriginColumns } from './csvColumns.js';

export interface CsvExport<Row> {
  /** What the rows are: `deposits`. The file is `deposits-2026-07-12.csv`, by the day in UTC. */
  readonly name: string;
  readonly rows: readonly Row[];
  /** Where a row comes from: the list as the screen has it. */
  readonly readOrigin: (row: Row) => CsvOrigin;
  /** Without the origin columns, which every file has. */
  readonly columns: readonly CsvColumn<Row>[];
}

/** Spreadsheets recognize UTF-8 only with this prefix. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Downloads a table as a file. Rejects when the CSV code could not be loaded. */
export async function exportCsv<Row>({ name, rows, columns, readOrigin }: CsvExport<Row>): Promise<void> {
  const text = await toCsv(rows, [...columns, ...getOriginColumns(readOrigin)]);
  downloadFile(name, 'csv', [BYTE_ORDER_MARK, text], 'text/csv;charset=utf-8');
}
