'use client';

import { ArrowDown, ArrowUp } from 'lucide-react';

export interface HistorySort<Key extends string> {
  readonly key: Key;
  readonly direction: 'ascending' | 'descending';
}

export interface SortHeadProps<Key extends string> {
  readonly label: string;
  /** What a press sorts by. */
  readonly sortKey: Key;
  /** How the table is sorted now. */
  readonly sort: HistorySort<Key>;
  readonly onChangeSort: (sort: HistorySort<Key>) => void;
}

/** The head of a column that sorts: first the greatest on top, a second press turns the order round. */
export function SortHead<Key extends string>({ label, sortKey, sort, onChangeSort }: SortHeadProps<Key>) {
  const isActive = sort.key === sortKey;
  const turned = sort.direction === 'descending' ? 'ascending' : 'descending';
  const Arrow = isActive && sort.direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <div role="columnheader" aria-sort={isActive ? sort.direction : 'none'}>
      <button type="button" onClick={() => onChangeSort({ key: sortKey, direction: isActive ? turned : 'descending' })}>
        {label}
        <Arrow aria-hidden="true" />
      </button>
    </div>
  );
}
