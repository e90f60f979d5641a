'use client';

import type { HistoryColumn } from './HistoryTable.js';

export interface MoreCellsProps<Item> {
  readonly record: Item;
  readonly columns: readonly HistoryColumn<Item>[] | undefined;
}

/** The cells of a record in the columns of the host. */
export function MoreCells<Item>({ record, columns = [] }: MoreCellsProps<Item>) {
  return columns.map(({ key, label, cell }) => (
    <div key={key} role="cell" className="ep-own" data-label={`${label}: `}>
      {cell(record)}
    </div>
  ));
}
