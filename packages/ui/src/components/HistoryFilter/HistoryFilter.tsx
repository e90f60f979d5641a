'use client';

import type { ReactNode } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import { SearchField } from '../../primitives/Field/SearchField.js';
import { useFormat } from '../../provider/useFormat.js';
import { historyFilterMessages } from '../HistoryPanel/HistoryPanel.messages.js';
import * as S from './HistoryFilter.styles.js';

/** A button that shows the records of one status, or all. */
export interface HistorySegment<Status extends string> {
  /** The status it selects. */
  readonly value: Status | 'all';
  /** Its name on the screen. */
  readonly label: string;
  /** How many records the segment would show. */
  readonly count: number;
}

/** The props of `HistoryFilter`. */
export interface HistoryFilterProps<Status extends string> {
  /** What the search covers: the field's name and placeholder. */
  readonly label: string;
  /** The text of the search, as typed. */
  readonly query: string;
  /** Called with the text as typed. */
  readonly onChangeQuery: (query: string) => void;
  /** In display order, `all` among them. */
  readonly segments: readonly HistorySegment<Status>[];
  /** The selected one. */
  readonly segment: Status | 'all';
  /** Called with the status to show. */
  readonly onChangeSegment: (segment: Status | 'all') => void;
  /** An action for the filtered records. */
  readonly action?: ReactNode;
}

/** Filters a history by words and status. The caller applies the filter. */
export function HistoryFilter<Status extends string>({
  label,
  query,
  onChangeQuery,
  segments,
  segment,
  onChangeSegment,
  action,
}: HistoryFilterProps<Status>) {
  const t = useMessages(historyFilterMessages);
  const { count } = useFormat();
  return (
    <S.Root data-many={segments.length > 4 || undefined}>
      <SearchField size="medium" label={label} value={query} onChangeValue={onChangeQuery} />
      <S.Segments role="group" aria-label={t('status')}>
        {segments.map((one) => (
          <button
            key={one.value}
            type="button"
            aria-pressed={one.value === segment}
            onClick={() => onChangeSegment(one.value)}
          >
            {one.label} <span>{count(one.count)}</span>
          </button>
        ))}
      </S.Segments>
      {action}
    </S.Root>
  );
}
