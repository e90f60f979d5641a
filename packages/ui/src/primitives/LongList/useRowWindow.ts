'use client';

import {
  defaultRangeExtractor,
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  type Range,
  type Rect,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { type Ref, useCallback, useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { findScroller, isWindow, getOffset, placeIn } from './findScroller.js';
import { measureRow } from './measureRow.js';
import type { LongListElementProps, LongListProps } from './rows.js';

/** Rows that are drawn on either side of those in view, so that they are there when a list is scrolled by a little. */
const OVERSCAN = 1;

/** From this height on (px) none are: few rows fill a window then, and each has many elements. */
const TALL_ROW_PX = 100;

/** What a server draws, which has no window. */
const ON_A_SERVER = { width: 1440, height: 900 };

interface RowWindow extends Pick<LongListElementProps, 'onFocus' | 'onBlur'> {
  /** The rows in the document, with the space of those left out between it and the one before (px). */
  readonly rows: readonly { readonly index: number; readonly space: number }[];
  /** The space of the rows before the first one and after the last one in the document (px). */
  readonly above: number;
  readonly below: number;
  /** For the element at the list's beginning. */
  readonly markerRef: Ref<never>;
  readonly rowRef: Ref<HTMLElement>;
}

// The library has a hook for the window and one for elements; which of them scrolls shows only in the page.
type Rows = Virtualizer<Element, HTMLElement>;
const asWindow = (rows: Rows) => rows as unknown as Virtualizer<Window, HTMLElement>;
/** Whether it is laid out: nothing is measured in a hidden tab, or in one that has no width. */
const hasBox = (element: Element) => element.getBoundingClientRect().width > 0;
const scrollsWindow = ({ scrollElement }: Rows) => scrollElement !== null && isWindow(scrollElement);

/** Which rows of a long list are in view, and where. Keeps what is being read in place when rows are added above it. */
export function useRowWindow<Item>({ items, getKey, estimate }: LongListProps<Item>): RowWindow {
  const marker = useRef<Element>(null);
  // Kept, because finding it makes the browser work out styles, and the library asks after each render.
  const scroller = useRef<Element | Window>(null);
  // Null until it is measured.
  const [place, setPlace] = useState<number | null>(null);
  const margin = place ?? 0;
  const guess = useRef(estimate);
  const getItemKey = useCallback((index: number) => getKey(items[index] as Item), [items, getKey]);
  // No state: a click into a row is not to draw the list again.
  const focusedKey = useRef<string | number>(null);
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  // oxlint-disable-next-line react/incompatible-library -- what it returns stays in this hook, and is read on each render
  const rows: Rows = useVirtualizer<Element, HTMLElement>({
    count: items.length,
    getScrollElement: () => {
      if (marker.current === null) return null;
      scroller.current ??= findScroller(marker.current);
      return scroller.current as Element;
    },
    estimateSize: () => guess.current,
    getItemKey,
    overscan: estimate < TALL_ROW_PX ? OVERSCAN : 0,
    scrollMargin: margin,
    initialRect: ON_A_SERVER,
    initialOffset: () => (typeof window === 'undefined' ? 0 : window.scrollY),
    rangeExtractor: (range: Range) => {
      const inView = defaultRangeExtractor(range);
      const key = focusedKey.current;
      if (key === null) return inView;
      const isFocused = (index: number) => items[index] !== undefined && getKey(items[index]) === key;
      const focused = inView.find(isFocused) ?? items.findIndex((_, index) => isFocused(index));
      if (focused < 0) return inView;
      // With the rows beside it, so that Tab finds them.
      const kept = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < items.length);
      return [...new Set([...inView, ...kept])].toSorted((one, other) => one - other);
    },
    observeElementRect: (one, tell) => {
      const tellShown = ({ width, height }: Rect) => {
        // Of a box that grows with the list, no more than the window shows is in view.
        if (height > 0) tell({ width, height: Math.min(height, window.innerHeight) });
      };
      return scrollsWindow(one) ? observeWindowRect(asWindow(one), tellShown) : observeElementRect(one, tellShown);
    },
    observeElementOffset: (one, tell) =>
      scrollsWindow(one) ? observeWindowOffset(asWindow(one), tell) : observeElementOffset(one, tell),
    scrollToFn: elementScroll,
    measureElement: measureRow,
  });
  const drawn = rows.getVirtualItems();

  const measurePlace = useEffectEvent(() => {
    const { scrollElement } = rows;
    if (marker.current === null || scrollElement === null || !hasBox(marker.current)) return;
    setPlace(Math.round(placeIn(scrollElement, marker.current)));
  });
  const remeasureRows = useEffectEvent((root: Element) => {
    const shown = [...root.querySelectorAll<HTMLElement>(':scope > [data-index]')];
    if (shown.length === 0) return;
    guess.current = Math.round(shown.reduce((sum, row) => sum + row.offsetHeight, 0) / shown.length);
    rows.measure();
    for (const row of shown) rows.resizeItem(Number.parseInt(row.dataset['index'] ?? '', 10), row.offsetHeight);
  });
  // What is above the list may grow, and with another width every row has another height.
  useEffect(() => {
    const root = marker.current?.parentElement;
    if (!root) return undefined;
    let width = -1;
    let frame = 0;
    const measure = () => {
      if (marker.current === null || !hasBox(marker.current)) return;
      const now = marker.current.getBoundingClientRect().width;
      // At another width something else may scroll.
      if (now !== width) scroller.current = null;
      measurePlace();
      if (now !== width) remeasureRows(root);
      width = now;
    };
    // In the next frame, because it moves what is observed.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    observer.observe(root.ownerDocument.body);
    if (marker.current) observer.observe(marker.current);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, []);
  useLayoutEffect(() => measurePlace(), [items]);

  const anchor = useRef<{ readonly key: unknown; readonly top: number } | null>(null);
  const keepInPlace = useEffectEvent(() => {
    const before = anchor.current;
    const { scrollElement } = rows;
    // The library hears of a jump, such as to the top of another screen, only after it.
    if (before === null || scrollElement === null || before.top > getOffset(scrollElement)) return;
    const top = rows.measurementsCache[items.findIndex((item) => getKey(item) === before.key)]?.start;
    if (top === undefined || top === before.top) return;
    scrollElement.scrollBy({ top: top - before.top, behavior: 'instant' });
    // The library hears of it in the next frame, and a row that is measured until then would take it back.
    rows.scrollOffset = getOffset(scrollElement);
  });
  useLayoutEffect(() => keepInPlace(), [items, margin]);
  useLayoutEffect(() => {
    const first = drawn.find(({ index }) => index === rows.range?.startIndex);
    anchor.current = first && place !== null ? { key: first.key, top: first.start } : null;
  });

  return {
    rows: drawn.map(({ index, start }, at) => ({ index, space: start - (drawn[at - 1]?.end ?? start) })),
    above: (drawn[0]?.start ?? margin) - margin,
    below: rows.getTotalSize() - ((drawn.at(-1)?.end ?? margin) - margin),
    markerRef: marker as Ref<never>,
    rowRef: rows.measureElement,
    onFocus: ({ target }) => {
      const row = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-index]') : null;
      const index = Number.parseInt(row?.dataset['index'] ?? '', 10);
      const item = items[index];
      focusedKey.current = item ? getKey(item) : null;
      if (index === drawn[0]?.index || index === drawn.at(-1)?.index) redraw();
    },
    onBlur: () => {
      focusedKey.current = null;
    },
  };
}
