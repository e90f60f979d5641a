'use client';

import { type ElementType, useMemo } from 'react';
import { Gap } from './Gap.js';
import type { LongListElementProps, LongListProps, RowPlace } from './rows.js';
import { remember } from './remember.js';
import { type RowMemory, RowMemoryContext } from './useRowState.js';
import { useRowWindow } from './useRowWindow.js';

/** The rows in view, and the space of the others. A row that has the focus stays when it leaves the view. */
export function WindowedRows<Item>(props: LongListProps<Item>) {
  const { as: Root = 'div', items, getKey, attributes, children } = props;
  const { rows, above, below, markerRef, rowRef, onFocus, onBlur } = useRowWindow(props);
  const Element: ElementType<LongListElementProps> = Root;
  // The same object as long as a row stays where it is, so that scrolling draws only the new ones.
  const findPlace = useMemo(
    () => remember((index: number): RowPlace => ({ index, count: items.length, ref: rowRef })),
    [items.length, rowRef],
  );
  const getMemory = useMemo(() => remember<string | number, RowMemory>(() => new Map<string, unknown>()), []);
  return (
    <Element {...attributes} onFocus={onFocus} onBlur={onBlur}>
      <Gap as={Root} ref={markerRef} height={above} />
      {rows.map(({ index, space }) => {
        const item = items[index];
        if (item === undefined) return null;
        return (
          <RowMemoryContext key={getKey(item)} value={getMemory(getKey(item))}>
            {space > 0 && <Gap as={Root} height={space} />}
            {children(item, findPlace(index))}
          </RowMemoryContext>
        );
      })}
      <Gap as={Root} height={below} />
    </Element>
  );
}
