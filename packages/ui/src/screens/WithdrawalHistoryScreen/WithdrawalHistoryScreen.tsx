'use client';

import { HistoryHead } from '../../components/HistoryHead/HistoryHead.js';
import { HistoryPanel } from '../../components/HistoryPanel/HistoryPanel.js';
import { type PartialList, PartialListNotice } from '../../components/PartialListNotice/PartialListNotice.js';
import { WithdrawalTable } from './WithdrawalTable/WithdrawalTable.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Loadable } from '../../model/Loadable.js';
import { type WithdrawalRecord, withdrawalStatuses } from '../../model/Withdrawal.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { Empty } from '../../primitives/Empty/Empty.js';
import { FailureNote } from '../../primitives/FailureNote/FailureNote.js';
import { Page } from '../../primitives/Layout/Layout.js';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.js';
import { countWithdrawals, findWithdrawals, type WithdrawalQuery } from '../../rules/withdrawalHistory.js';
import { withdrawalHistoryScreenMessages } from './WithdrawalHistoryScreen.messages.js';
import * as S from './WithdrawalHistoryScreen.styles.js';

export interface WithdrawalHistoryScreenProps {
  /** All withdrawals, in any order. */
  readonly withdrawals: Loadable<readonly WithdrawalRecord[]>;
  /** Set when only part of the list could be read. */
  readonly partial?: PartialList | undefined;
  /** The current filter and sorting; start with `EVERY_WITHDRAWAL`. */
  readonly query: WithdrawalQuery;
  readonly onChangeQuery: (query: WithdrawalQuery) => void;
  /** Reads them again. */
  readonly onRefresh: () => void;
  /** Creates a file of the records on the screen, in their order; settles when done or failed. */
  readonly onExport: (lines: { withdrawals: readonly WithdrawalRecord[] }) => Promise<void>;
  /** Writes an address to the clipboard; rejects when the browser refuses. */
  readonly onCopy: (text: string) => Promise<void>;
  /** Returns to the previous page. */
  readonly onGoBack: () => void;
}

/** Every withdrawal with its status. */
export function WithdrawalHistoryScreen(props: WithdrawalHistoryScreenProps) {
  const { withdrawals, partial, query, onChangeQuery, onRefresh, onExport, onCopy, onGoBack } = props;
  const t = useMessages(withdrawalHistoryScreenMessages);
  const { data: records } = withdrawals;
  const counts = countWithdrawals(records ?? []);
  const found = findWithdrawals(records ?? [], query);
  return (
    <Page>
      <HistoryHead
        title={t('title')}
        lead={t('lead')}
        list={withdrawals}
        updates={counts.pending + counts.processing > 0 ? t('updates') : null}
        onRefresh={onRefresh}
        onGoBack={onGoBack}
      >
        <ButtonLink kind="line" to="depositHistory">
          {t('depositHistory')}
        </ButtonLink>
        <ButtonLink kind={records?.length === 0 ? 'line' : 'primary'} to="withdraw">
          {t('newWithdrawal')}
        </ButtonLink>
      </HistoryHead>
      {withdrawals.status === 'failed' && (
        <FailureNote failure={withdrawals.failure} hasData={records !== undefined} onRetry={onRefresh} />
      )}
      {partial && <PartialListNotice list={partial} of="records" onRetry={onRefresh} />}
      <HistoryPanel
        label={t('list')}
        list={withdrawals}
        filter={{
          label: t('search'),
          segments: (['all', ...withdrawalStatuses] as const).map((value) => ({
            value,
            label: t(value),
            count: counts[value],
          })),
        }}
        query={query}
        onChangeQuery={(change) => onChangeQuery({ ...query, ...change })}
        found={found.length}
        onExport={() => onExport({ withdrawals: found })}
        noMatchTitle={t('noMatchTitle')}
        skeletons={
          <S.Skeletons>
            {['a', 'b', 'c'].map((place) => (
              <div key={place}>
                <Skeleton />
                <Skeleton />
                <Skeleton />
              </div>
            ))}
          </S.Skeletons>
        }
        empty={
          <Empty
            isPage
            title={t('emptyTitle')}
            help={t('emptyHelp')}
            action={
              <ButtonLink kind="primary" to="withdraw">
                {t('emptyAction')}
              </ButtonLink>
            }
          />
        }
      >
        <WithdrawalTable
          withdrawals={found}
          sort={query.sort}
          onChangeSort={(sort) => onChangeQuery({ ...query, sort })}
          onCopy={onCopy}
        />
      </HistoryPanel>
    </Page>
  );
}
