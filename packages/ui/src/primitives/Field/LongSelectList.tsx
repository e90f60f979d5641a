'use client';

import { Combobox } from '@base-ui/react/combobox';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type Ref, useImperativeHandle, useState } from 'react';
import * as S from './LongSelect.styles.js';
import type { SelectOption } from './Select.js';

/** Brings the option at this place into view. */
export type ScrollTo = (index: number) => void;

interface LongSelectListProps {
  readonly scrollToRef: Ref<ScrollTo>;
}

/** The height of an option of one line (px). */
const OPTION_PX = 44;

/** Those options of the list around that are in view. */
export function LongSelectList({ scrollToRef }: LongSelectListProps) {
  const options = Combobox.useFilteredItems<SelectOption>();
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  // oxlint-disable-next-line react/incompatible-library -- what it returns stays in this component, and is read on each render
  const rows = useVirtualizer({
    count: options.length,
    getScrollElement: () => scroller,
    estimateSize: () => OPTION_PX,
    getItemKey: (index) => options[index]?.value ?? index,
    overscan: 1,
  });
  useImperativeHandle(scrollToRef, () => (index: number) => queueMicrotask(() => rows.scrollToIndex(index)), [rows]);
  if (options.length === 0) return null;
  return (
    <S.Scroller role="presentation" ref={setScroller}>
      <div role="presentation" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const option = options[index];
          if (option === undefined) return null;
          return (
            <S.Option
              key={key}
              index={index}
              data-index={index}
              ref={rows.measureElement}
              value={option}
              aria-setsize={options.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              {option.label}
            </S.Option>
          );
        })}
      </div>
    </S.Scroller>
  );
}
