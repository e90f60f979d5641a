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
  /** The accessible name of the panel. */
  readonly label: string;
  /** All records; when the first read fails nothing is rendered. */
  readonly list: Loadable<readonly unknown[]>;
  /** What the search covers, and the statuses beside it. */
  readonly filter: Pick<HistoryFilterProps<Status>, 'label' | 'segments'>;
  /** The current filter. The caller applies it. */
  readonly query: HistoryNarrowing<Status>;
  readonly onChangeQuery: (change: Partial<HistoryNarrowing<Status>>) => void;
  /** How many records match the query. */
  readonly found: number;
  /** Creates a file of those records; settles when done or failed. */
  readonly onExport: () => Promise<void>;
  /** The title when nothing matches. */
  readonly noMatchTitle: string;
  /** Shown during the first read. */
  readonly skeletons: ReactNode;
  /** Shown when the list is empty. */
  readonly empty: ReactNode;
  /** The table, rendered while the query has matches. */
  readonly children: ReactNode;
}

/** A history in each of its states: loading, empty, filtered, and without a match. */
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
