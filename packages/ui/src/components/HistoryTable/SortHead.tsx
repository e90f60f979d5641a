'use client';

import type { HistorySort } from '../../rules/history.js';

export interface SortHeadProps<Key extends string> {
  readonly label: string;
  /** What a click sorts by. */
  readonly sortKey: Key;
  /** The current sorting of the table. */
  readonly sort: HistorySort<Key>;
  readonly onChangeSort: (sort: HistorySort<Key>) => void;
}

/** The head of a sortable column: descending first, and a second click reverses the order. */
export function SortHead<Key extends string>({ label, sortKey, sort, onChangeSort }: SortHeadProps<Key>) {
  const isActive = sort.key === sortKey;
  const turned = sort.direction === 'descending' ? 'ascending' : 'descending';
  return (
    <div role="columnheader" aria-sort={isActive ? sort.direction : 'none'}>
      <button type="button" onClick={() => onChangeSort({ key: sortKey, direction: isActive ? turned : 'descending' })}>
        {label}
      </button>
    </div>
  );
}
