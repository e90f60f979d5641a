'use client';

import { CalendarDays, ChevronDown, Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import { SearchField } from '../../primitives/Field/SearchField.js';
import { useFormat } from '../../provider/useFormat.js';
import type { HistoryDates } from '../../rules/history.js';
import { historyFilterMessages } from '../HistoryPanel/HistoryPanel.messages.js';
import { DatesPanel } from './DatesPanel.js';
import { useDatesName } from './useDatesName.js';
import * as S from './HistoryFilter.styles.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

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
export interface HistoryFilterProps<Status extends string> extends ElementProps<HTMLDivElement> {
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
  /** The days to show. */
  readonly dates: HistoryDates;
  /** Called with the days to show. */
  readonly onChangeDates: (dates: HistoryDates) => void;
}

/** Filters a history by words, status and dates. The caller applies the filter. */
export function HistoryFilter<Status extends string>({
  label,
  query,
  onChangeQuery,
  segments,
  segment,
  onChangeSegment,
  dates,
  onChangeDates,
  ...rest
}: HistoryFilterProps<Status>) {
  const t = useMessages(historyFilterMessages);
  const { count } = useFormat();
  const getName = useDatesName();
  const id = useId();
  const [isSearchOpened, setIsSearchOpened] = useState(false);
  // What is searched for is never out of sight.
  const isSearchOpen = isSearchOpened || query !== '';
  const [areDatesOpen, setAreDatesOpen] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  // A status that came with the address may be outside of a narrow row.
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (row.current && chosen) row.current.scrollLeft += farOutside(row.current, chosen);
  }, []);
  return (
    <S.Root {...rest}>
      <S.Chips ref={row}>
        <div role="group" aria-label={t('status')}>
          {segments.map((one) => (
            <S.Chip
              key={one.value}
              type="button"
              aria-pressed={one.value === segment}
              onClick={() => onChangeSegment(one.value)}
            >
              {one.label} <span>{count(one.count)}</span>
            </S.Chip>
          ))}
        </div>
        <span data-rule aria-hidden="true" />
        <S.Chip
          type="button"
          data-active={dates.kind === 'any' ? undefined : true}
          aria-expanded={areDatesOpen}
          aria-controls={areDatesOpen ? id : undefined}
          onClick={() => setAreDatesOpen(!areDatesOpen)}
        >
          <CalendarDays className="ep-icon" aria-hidden="true" />
          {getName(dates)}
          <ChevronDown className="ep-icon" aria-hidden="true" />
        </S.Chip>
        <S.Chip
          type="button"
          data-part="opens-search"
          data-active={query === '' ? undefined : true}
          aria-expanded={isSearchOpen}
          onClick={() => setIsSearchOpened(!isSearchOpen)}
        >
          <Search className="ep-icon" aria-hidden="true" />
          {t('search')}
        </S.Chip>
      </S.Chips>
      <div data-part="search" data-open={isSearchOpen || undefined}>
        <SearchField size="medium" label={label} value={query} onValueChange={onChangeQuery} />
      </div>
      {areDatesOpen && <DatesPanel id={id} dates={dates} getName={getName} onChangeDates={onChangeDates} />}
    </S.Root>
  );
}

/** By how much an element is cut off at the end of a row that scrolls (px), negative in text that runs to the left. */
function farOutside(row: HTMLElement, element: HTMLElement): number {
  const around = row.getBoundingClientRect();
  const { left, right } = element.getBoundingClientRect();
  return Math.max(0, right - around.right) || Math.min(0, left - around.left);
}
