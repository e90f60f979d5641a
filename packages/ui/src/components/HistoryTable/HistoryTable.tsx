'use client';

import type { ElementType, ReactNode } from 'react';
import type { RecordId } from '../../model/RecordId.js';
import { LongList } from '../../primitives/LongList/LongList.js';
import { LONG_LIST, rowCount, type RowPlace } from '../../primitives/LongList/rows.js';
import type { ElementProps } from '../../primitives/ElementProps.js';
import { rem } from '../../primitives/rem.js';

interface HistoryRecord {
  readonly id: RecordId;
}

/** A column of the host's own, after the others; on phones a line of its own below the record. */
export interface HistoryColumn<Item> {
  /** Tells it from the others. */
  readonly key: string;
  /** Its head. */
  readonly label: string;
  /** What it says of a record. */
  readonly cell: (record: Item) => ReactNode;
}

export interface HistoryTableProps<Item extends HistoryRecord> extends ElementProps<HTMLDivElement> {
  /** The table's element, with the widths of its columns. */
  readonly as: ElementType;
  /** What the table is called. */
  readonly label: string;
  /** In display order. */
  readonly records: readonly Item[];
  /** About how high a row is on a wide screen (px). */
  readonly estimate: number;
  /** The heads of the columns. */
  readonly head: ReactNode;
  /** Columns of the host. Default: none. */
  readonly columns?: readonly HistoryColumn<Item>[] | undefined;
  /** Draws a row. */
  readonly children: (record: Item, place: RowPlace | undefined) => ReactNode;
}

const getKey = ({ id }: HistoryRecord) => id;

/** The attributes of the element around the rows. */
const ROWS = { role: 'rowgroup', className: 'ep-body' } as const;

/** The records of a history, windowed when there are more than 200. */
export function HistoryTable<Item extends HistoryRecord>({
  as: Table,
  label,
  records,
  estimate,
  head,
  columns = [],
  style,
  children,
  ...rest
}: HistoryTableProps<Item>) {
  const isLong = records.length > LONG_LIST;
  return (
    <Table
      {...rest}
      style={columns.length > 0 ? { ...style, '--_more': `minmax(${rem(4)}, auto) `.repeat(columns.length) } : style}
      role="table"
      aria-label={label}
      aria-rowcount={rowCount(records.length)}
      data-long={isLong || undefined}
    >
      <div role="rowgroup" className="ep-body">
        <div role="row" className="ep-head" aria-rowindex={isLong ? 1 : undefined}>
          {head}
          {columns.map(({ key, label: name }) => (
            <div key={key} role="columnheader">
              {name}
            </div>
          ))}
        </div>
      </div>
      <LongList items={records} getKey={getKey} estimate={estimate} attributes={ROWS}>
        {children}
      </LongList>
    </Table>
  );
}
