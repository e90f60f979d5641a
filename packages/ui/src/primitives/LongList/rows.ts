import type { ReactNode, Ref } from 'react';

/** Lists with more rows than this are windowed: only the rows in view are in the document. */
export const LONG_LIST = 200;

/** Where a row of a windowed list is. */
export interface RowPlace {
  /** Among all rows, from 0. */
  readonly index: number;
  /** How many rows there are. */
  readonly count: number;
  /** Measures the row's height. */
  readonly ref: Ref<HTMLElement>;
}

/** The elements a list can be. */
export type LongListElement = 'div' | 'ul' | 'ol' | 'tbody';

/** What the element of a list takes. */
export interface LongListElementProps {
  readonly role?: string;
  readonly className?: string;
  readonly onFocus?: (event: { readonly target: EventTarget }) => void;
  readonly onBlur?: () => void;
  readonly children: ReactNode;
}

/** The props of `LongList`. */
export interface LongListProps<Item> {
  /** What the rows are in. Default: `div`. */
  readonly as?: LongListElement;
  /** In display order. Must be the same array while nothing changes. */
  readonly items: readonly Item[];
  /** The key of a row; must be the same function on each render. */
  readonly getKey: (item: Item) => string | number;
  /** About how high a row is (px), until some are measured. */
  readonly estimate: number;
  /** Attributes of the element. */
  readonly attributes?: Pick<LongListElementProps, 'role' | 'className'>;
  /** Draws a row. Where the list is windowed, the row must take `rowAttributes(place)` or `itemAttributes(place)`. */
  readonly children: (item: Item, place: RowPlace | undefined) => ReactNode;
}

/** The attributes of a row in a windowed table, whose head is row 1. Nothing for a row of a whole table. */
export function rowAttributes(place: RowPlace | undefined) {
  return place && { ref: place.ref as Ref<never>, 'data-index': place.index, 'aria-rowindex': place.index + 2 };
}

/** The attributes of an item in a windowed list. Nothing for an item of a whole list. */
export function itemAttributes(place: RowPlace | undefined) {
  return (
    place && {
      ref: place.ref as Ref<never>,
      'data-index': place.index,
      'aria-posinset': place.index + 1,
      'aria-setsize': place.count,
    }
  );
}

/** `aria-rowcount` of a table with a head, where not all rows are in the document. */
export function rowCount(rows: number): number | undefined {
  return rows > LONG_LIST ? rows + 1 : undefined;
}
