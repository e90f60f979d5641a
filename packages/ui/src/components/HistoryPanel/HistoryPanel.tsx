'use client';

import type { ComponentType, ReactNode } from 'react';
import type { Messages } from '../../messages/messages.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Loadable } from '../../model/Loadable.js';
import type { ListSlots } from '../../primitives/ListSlots.js';
import { Spoken } from '../../primitives/Spoken/Spoken.js';
import { Button } from '../../primitives/Button/Button.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { Card } from '../../primitives/Card/Card.js';
import { Empty } from '../../primitives/Empty/Empty.js';
import { FailureNote } from '../../primitives/FailureNote/FailureNote.js';
import { LongListNote } from '../../primitives/LongList/LongListNote.js';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.js';
import { Spinner } from '../../primitives/Spinner/Spinner.js';
import {
  ANY_DATE,
  type History,
  type HistoryCounts,
  type HistoryQuery,
  type HistorySort,
} from '../../rules/history.js';
import { CheckedAgo } from '../CheckedAgo/CheckedAgo.js';
import { HistoryFilter } from '../HistoryFilter/HistoryFilter.js';
import { HistoryHead, type HistoryLink } from '../HistoryHead/HistoryHead.js';
import { type PartialList, PartialListNotice } from '../PartialListNotice/PartialListNotice.js';
import { historyPanelMessages } from './HistoryPanel.messages.js';
import * as S from './HistoryPanel.styles.js';
import { useHistory } from './useHistory.js';
import { useSpoken } from '../../primitives/Spoken/useSpoken.js';

const NONE: readonly never[] = [];

/** The texts each history has of its own, besides the names of its statuses. */
type OwnText =
  | 'title'
  | 'list'
  | 'search'
  | 'noMatchTitle'
  | 'emptyTitle'
  | 'emptyHelp'
  | 'emptyAction'
  | 'notLoaded'
  | 'outdated';

/** What a host passes to a history. */
export interface HistoryHost<Status extends string, Key extends string> extends ListSlots {
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
  readonly isUnderWay: (counts: HistoryCounts<Status>) => boolean;
  /** Creates a file of the records on the screen, in their order; settles when done or failed. */
  readonly onExport: (found: readonly Item[]) => Promise<void>;
  /** Says how many records are shown, of how many. */
  readonly formatCount: (found: number, all: number) => string;
  /** The other history. */
  readonly other: HistoryLink;
  /** The layout of the rows during the first read, and their number. */
  readonly skeletons: { readonly Frame: ComponentType<{ readonly children: ReactNode }>; readonly rows: number };
  /** Where a record is made. */
  readonly main: HistoryLink;
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
  headActions,
  beforeList,
  afterList,
  formatCount,
  other,
  main,
  skeletons: { Frame, rows },
  isPageWhenEmpty = false,
  children,
}: HistoryPanelProps<Item, Status, Key>) {
  const t = useMessages(historyPanelMessages);
  const own: (key: OwnText | Status | 'all') => string = useMessages<Record<string, string>>(messages);
  const { data: records, readAt } = list;
  const isUpdating = isUnderWay(history.count(records ?? []));
  const { found, counts } = useHistory<Item, Status>(history, records ?? NONE, query);
  const isLoading = list.status === 'loading';
  const spoken = useSpoken();
  const change = (part: Partial<HistoryQuery<Status, Key>>) => onChangeQuery({ ...query, ...part });
  return (
    <>
      <HistoryHead
        title={own('title')}
        loading={isLoading ? (records === undefined ? 'first' : 'again') : null}
        onRefresh={onRefresh}
        onExport={found.length > 0 ? () => onExport(found) : null}
        onGoBack={onGoBack}
        more={headActions}
        other={other}
        main={main}
        isMainPrimary={records?.length !== 0}
      />
      {list.status === 'failed' && (
        <FailureNote
          failure={{ title: own(records === undefined ? 'notLoaded' : 'outdated') }}
          hasData={records !== undefined}
          isSpoken={false}
          onRetry={onRefresh}
        />
      )}
      {partial && <PartialListNotice list={partial} of="records" onRetry={onRefresh} />}
      {beforeList}
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
              <S.Loading ref={spoken}>
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
                <ButtonLink variant="primary" to={main.to}>
                  {own('emptyAction')}
                </ButtonLink>
              }
            />
          )}
          {records !== undefined && records.length > 0 && (
            <>
              <Spoken>{found.length < records.length && formatCount(found.length, records.length)}</Spoken>
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
                dates={query.dates}
                onChangeDates={(dates) => change({ dates })}
              />
              <LongListNote count={found.length} isSearchable />
              {found.length > 0 ? (
                children({ found, sort: query.sort, onChangeSort: (sort) => change({ sort }) })
              ) : (
                <Empty
                  title={own('noMatchTitle')}
                  help={t('noMatchHelp')}
                  action={
                    <Button variant="line" onClick={() => change({ text: '', status: 'all', dates: ANY_DATE })}>
                      {t('clear')}
                    </Button>
                  }
                />
              )}
            </>
          )}
          {records !== undefined && (
            <S.Foot>
              <span>{records.length > 0 && formatCount(found.length, records.length)}</span>
              {readAt !== undefined && (
                <span>
                  <CheckedAgo readAt={readAt} />
                  {isUpdating && ` · ${t('checking')}`}
                </span>
              )}
            </S.Foot>
          )}
        </Card>
      )}
      {afterList}
    </>
  );
}
