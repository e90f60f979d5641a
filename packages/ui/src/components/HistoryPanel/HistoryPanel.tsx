'use client';

import type { ReactNode } from 'react';
import { defineMessages } from '../../messages/messages.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Loadable } from '../../model/Loadable.js';
import { Button } from '../../primitives/Button/Button.js';
import { Card } from '../../primitives/Card/Card.js';
import { Empty } from '../../primitives/Empty/Empty.js';
import { Spinner } from '../../primitives/Spinner/Spinner.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js';
import { ExportButton } from '../ExportButton/ExportButton.js';
import { HistoryFilter, type HistoryFilterProps } from '../HistoryFilter/HistoryFilter.js';
import * as S from './HistoryPanel.styles.js';

export const historyPanelMessages = defineMessages('HistoryPanel', {
  loading: 'Loading',
  noMatchHelp: 'Try other words or another status.',
  clear: 'Clear search and filter',
  found: '{found} of {all} shown',
});

export interface HistoryNarrowing<Status extends string> {
  readonly text: string;
  readonly status: Status | 'all';
}

export interface HistoryPanelProps<Status extends string> {
  /** Names the panel. */
  readonly label: string;
  /** Everything there is; a first read that failed leaves nothing to draw. */
  readonly list: Loadable<readonly unknown[]>;
  /** What the search looks through and the statuses beside it. */
  readonly filter: Pick<HistoryFilterProps<Status>, 'label' | 'segments'>;
  /** What the list is narrowed to. The caller does the narrowing. */
  readonly query: HistoryNarrowing<Status>;
  readonly onChangeQuery: (change: Partial<HistoryNarrowing<Status>>) => void;
  /** How many lines the query leaves. */
  readonly found: number;
  /** Makes a file of those lines; settles when that is done or has failed. */
  readonly onExport: () => Promise<void>;
  /** Says that the query leaves none. */
  readonly noMatchTitle: string;
  /** Stands for the lines of the first read. */
  readonly skeletons: ReactNode;
  /** Stands for a list without a line. */
  readonly empty: ReactNode;
  /** The table, drawn while the query leaves lines. */
  readonly children: ReactNode;
}

/** A history in each of its states: being read, empty, narrowed to some lines or to none. */
export function HistoryPanel<Status extends string>({
  label,
  list,
  filter,
  query,
  onChangeQuery,
  found,
  onExport,
  noMatchTitle,
  skeletons,
  empty,
  children,
}: HistoryPanelProps<Status>) {
  const t = useMessages(historyPanelMessages);
  const { data: records } = list;
  const isLoading = list.status === 'loading';
  if (records === undefined && !isLoading) return null;
  return (
    <Card aria-label={label} aria-busy={isLoading || undefined} data-flush>
      {records === undefined && (
        <>
          {skeletons}
          <S.Loading role="status">
            <Spinner />
            {t('loading')}
          </S.Loading>
        </>
      )}
      {records?.length === 0 && empty}
      {records !== undefined && records.length > 0 && (
        <>
          <HistoryFilter
            {...filter}
            query={query.text}
            onChangeQuery={(text) => onChangeQuery({ text })}
            segment={query.status}
            onChangeSegment={(status) => onChangeQuery({ status })}
            action={<ExportButton isDisabled={found === 0} onExport={onExport} />}
          />
          <VisuallyHidden role="status">
            {found < records.length && t('found', { found: String(found), all: String(records.length) })}
          </VisuallyHidden>
          {found > 0 ? (
            children
          ) : (
            <Empty
              title={noMatchTitle}
              help={t('noMatchHelp')}
              action={
                <Button kind="line" onClick={() => onChangeQuery({ text: '', status: 'all' })}>
                  {t('clear')}
                </Button>
              }
            />
          )}
        </>
      )}
    </Card>
  );
}
