'use client';

import { type ComponentType, type ReactNode, useMemo } from 'react';
import type { Messages } from '../../messages/messages.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Loadable } from '../../model/Loadable.js';
import type { Place } from '../../model/Place.js';
import { Announcer } from '../../primitives/Announcer/Announcer.js';
import { Button } from '../../primitives/Button/Button.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { Card } from '../../primitives/Card/Card.js';
import { Empty } from '../../primitives/Empty/Empty.js';
import { FailureNote } from '../../primitives/FailureNote/FailureNote.js';
import { LongListNote } from '../../primitives/LongList/LongListNote.js';
import { LONG_LIST } from '../../primitives/LongList/rows.js';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.js';
import { Spinner } from '../../primitives/Spinner/Spinner.js';
import { useFormat } from '../../provider/useFormat.js';
import type { History, HistoryQuery, HistorySort } from '../../rules/history.js';
import { ExportButton } from '../ExportButton/ExportButton.js';
import { HistoryFilter } from '../HistoryFilter/HistoryFilter.js';
import { HistoryHead } from '../HistoryHead/HistoryHead.js';
import { type PartialList, PartialListNotice } from '../PartialListNotice/PartialListNotice.js';
import { historyPanelMessages } from './HistoryPanel.messages.js';
import * as S from './HistoryPanel.styles.js';
import { useAfterPaint } from './useAfterPaint.js';

/** The texts each history has of its own, besides the names of its statuses. */
type OwnText =
  | 'title'
  | 'lead'
  | 'updates'
  | 'list'
  | 'search'
  | 'noMatchTitle'
  | 'emptyTitle'
  | 'emptyHelp'
  | 'emptyAction';

/** What a host passes to a history. */
export interface HistoryHost<Status extends string, Key extends string> {
  /** Set when only part of the list could be read. */
  readonly partial?: PartialList | undefined;
  /** The current filter and sorting; start with the default query of the history. */
  readonly query: HistoryQuery<Status, Key>;
  /** The person searched, filtered or sorted; the host stores the query. */
  readonly onChangeQuery: (query: HistoryQuery<Status, Key>) => void;
  /** Reads the records again. */
  readonly onRefresh: () => void;
  /** Returns to the previous page. */
  readonly onGoBack: () => void;
}

/** The props of `HistoryPanel`. */
export interface HistoryPanelProps<Item, Status extends string, Key extends string> extends HistoryHost<Status, Key> {
  /** All records, in any order; when the first read fails, none are rendered. */
  readonly list: Loadable<readonly Item[]>;
  /** How they are counted, filtered and sorted. */
  readonly history: History<Item, Status>;
  readonly messages: Messages<string, Readonly<Record<OwnText | Status | 'all', string>>>;
  /** Whether any record may still change, so that the list updates automatically. */
  readonly isUnderWay: (counts: Readonly<Record<Status | 'all', number>>) => boolean;
  /** Creates a file of the records on the screen, in their order; settles when done or failed. */
  readonly onExport: (found: readonly Item[]) => Promise<void>;
  /** Links beside Refresh. */
  readonly links: ReactNode;
  /** The layout of the rows during the first read, and their number. */
  readonly skeletons: { readonly Frame: ComponentType<{ readonly children: ReactNode }>; readonly rows: number };
  /** Where the first record is made. */
  readonly emptyPlace: Place;
  /** The empty state fills the page. */
  readonly isPageWhenEmpty?: boolean;
  /** The table of the records that match, rendered while there are any. */
  readonly children: (table: {
    readonly found: readonly Item[];
    readonly sort: HistorySort<Key>;
    readonly onChangeSort: (sort: HistorySort<Key>) => void;
  }) => ReactNode;
}

/** A history in each of its states: loading, failed, incomplete, empty, filtered, and without a match. */
export function HistoryPanel<Item, Status extends string, Key extends string>({
  list,
  history,
  messages,
  isUnderWay,
  partial,
  query,
  onChangeQuery,
  onRefresh,
  onExport,
  onGoBack,
  links,
  skeletons: { Frame, rows },
  emptyPlace,
  isPageWhenEmpty = false,
  children,
}: HistoryPanelProps<Item, Status, Key>) {
  const t = useMessages(historyPanelMessages);
  const { count } = useFormat();
  const own: (key: OwnText | Status | 'all') => string = useMessages<Record<string, string>>(messages);
  const { data: records } = list;
  const counts = useMemo(() => history.count(records ?? []), [history, records]);
  // The letter that is typed is drawn first, and the rows after it.
  const settled = useAfterPaint(query, (records?.length ?? 0) > LONG_LIST);
  const found = useMemo(() => history.find(records ?? [], settled), [history, records, settled]);
  const isLoading = list.status === 'loading';
  const change = (part: Partial<HistoryQuery<Status, Key>>) => onChangeQuery({ ...query, ...part });
  return (
    <>
      <HistoryHead
        title={own('title')}
        lead={own('lead')}
        list={list}
        updates={isUnderWay(counts) ? own('updates') : null}
        onRefresh={onRefresh}
        onGoBack={onGoBack}
      >
        {links}
      </HistoryHead>
      {list.status === 'failed' && (
        <FailureNote failure={list.failure} hasData={records !== undefined} onRetry={onRefresh} />
      )}
      {partial && <PartialListNotice list={partial} of="records" onRetry={onRefresh} />}
      {(records !== undefined || isLoading) && (
        <Card
          aria-label={own('list')}
          aria-busy={isLoading || undefined}
          data-first-load={records === undefined || undefined}
          isFlush
        >
          {records === undefined && (
            <>
              <Frame>
                {Array.from({ length: rows }, (_, place) => (
                  <div key={place}>
                    <Skeleton />
                    <Skeleton />
                    <Skeleton />
                  </div>
                ))}
              </Frame>
              <S.Loading role="status">
                <Spinner />
                {t('loading')}
              </S.Loading>
            </>
          )}
          {records?.length === 0 && (
            <Empty
              isPage={isPageWhenEmpty}
              title={own('emptyTitle')}
              help={own('emptyHelp')}
              action={
                <ButtonLink kind="primary" to={emptyPlace}>
                  {own('emptyAction')}
                </ButtonLink>
              }
            />
          )}
          {records !== undefined && records.length > 0 && (
            <Announcer
              text={
                found.length < records.length
                  ? t('found', { found: count(found.length), all: count(records.length) })
                  : ''
              }
            >
              <HistoryFilter
                label={own('search')}
                segments={(['all', ...history.statuses] as const).map((value) => ({
                  value,
                  label: own(value),
                  count: counts[value],
                }))}
                query={query.text}
                onChangeQuery={(text) => change({ text })}
                segment={query.status}
                onChangeSegment={(status) => change({ status })}
                action={<ExportButton isDisabled={found.length === 0} onExport={() => onExport(found)} />}
              />
              <LongListNote count={found.length} isSearchable />
              {found.length > 0 ? (
                children({ found, sort: query.sort, onChangeSort: (sort) => change({ sort }) })
              ) : (
                <Empty
                  title={own('noMatchTitle')}
                  help={t('noMatchHelp')}
                  action={
                    <Button kind="line" onClick={() => change({ text: '', status: 'all' })}>
                      {t('clear')}
                    </Button>
                  }
                />
              )}
            </Announcer>
          )}
        </Card>
      )}
    </>
  );
}
