import { measureElement, type Virtualizer } from '@tanstack/react-virtual';

/**
 * The height of a row (px) as its observer reports it, not while React renders: there each row that is lower than expected
 * makes room for the next one, without end. A row without a box keeps its height, so that a hidden list stays as it is.
 */
export function measureRow<Scroller extends Element, Row extends Element>(
  row: Row,
  entry: ResizeObserverEntry | undefined,
  rows: Virtualizer<Scroller, Row>,
): number {
  const [box] = entry?.borderBoxSize ?? [];
  if (box !== undefined && box.inlineSize > 0 && box.blockSize > 0) return measureElement(row, entry, rows);
  const index = rows.indexFromElement(row);
  return rows.itemSizeCache.get(rows.options.getItemKey(index)) ?? rows.options.estimateSize(index);
}
