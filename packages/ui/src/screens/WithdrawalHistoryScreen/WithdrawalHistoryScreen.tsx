'use client';

import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { CheckedAgo } from '../../components/CheckedAgo/CheckedAgo.js';
import { HistoryFilter } from '../../components/HistoryFilter/HistoryFilter.js';
import { WithdrawalTable } from '../../components/WithdrawalTable/WithdrawalTable.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Loadable } from '../../model/Loadable.js';
import { type WithdrawalRecord, withdrawalStatuses } from '../../model/Withdrawal.js';
import { Button } from '../../primitives/Button/Button.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { Card } from '../../primitives/Card/Card.js';
import { Empty } from '../../primitives/Empty/Empty.js';
import { FailureNote } from '../../primitives/FailureNote/FailureNote.js';
import { Page } from '../../primitives/Layout/Layout.js';
import { PageHead } from '../../primitives/PageHead/PageHead.js';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.js';
import { Spinner } from '../../primitives/Spinner/Spinner.js';
import {
  countWithdrawals,
  findWithdrawals,
  NEWEST_FIRST,
  type WithdrawalQuery,
} from '../../rules/withdrawalHistory.js';
import { withdrawalHistoryScreenMessages } from './WithdrawalHistoryScreen.messages.js';
import * as S from './WithdrawalHistoryScreen.styles.js';

export interface WithdrawalHistoryScreenProps {
  /** All withdrawals, in any order. */
  readonly withdrawals: Loadable<readonly WithdrawalRecord[]>;
  /** Reads them again. */
  readonly onRefresh: () => void;
  /** Puts an address on the clipboard; rejects when the browser refuses. */
  readonly onCopy: (text: string) => Promise<void>;
}

const EVERYTHING: WithdrawalQuery = { text: '', status: 'all', sort: NEWEST_FIRST };

/** Every withdrawal and how far it has come (spec section 2, Withdrawal history). */
export function WithdrawalHistoryScreen({ withdrawals, onRefresh, onCopy }: WithdrawalHistoryScreenProps) {
  const t = useMessages(withdrawalHistoryScreenMessages);
  const [query, setQuery] = useState(EVERYTHING);
  const { data: records, readAt } = withdrawals;
  const isLoading = withdrawals.status === 'loading';
  const isRefreshing = isLoading && records !== undefined;
  const isEmpty = records?.length === 0;
  const counts = countWithdrawals(records ?? []);
  const found = records && findWithdrawals(records, query);
  return (
    <Page>
      <PageHead
        title={t('title')}
        actions={
          <>
            <Button
              kind="quiet"
              icon={<RotateCw aria-hidden="true" />}
              isBusy={isRefreshing}
              isDisabled={isLoading}
              onClick={onRefresh}
            >
              {isRefreshing ? t('refreshing') : t('refresh')}
            </Button>
            <ButtonLink kind="line" to="depositHistory">
              {t('depositHistory')}
            </ButtonLink>
            <ButtonLink kind={isEmpty ? 'line' : 'primary'} to="withdraw">
              {t('newWithdrawal')}
            </ButtonLink>
          </>
        }
      >
        <p>{t('lead')}</p>
        {readAt !== undefined && (
          <S.Checked>
            <CheckedAgo readAt={readAt} />
            {counts.pending + counts.processing > 0 && <span>{t('updates')}</span>}
          </S.Checked>
        )}
      </PageHead>
      {withdrawals.status === 'failed' && (
        <FailureNote failure={withdrawals.failure} keepsData={records !== undefined} onRetry={onRefresh} />
      )}
      {(records !== undefined || isLoading) && (
        <Card aria-label={t('list')} aria-busy={isLoading || undefined} data-flush>
          {records === undefined && (
            <S.Skeletons>
              {['a', 'b', 'c'].map((place) => (
                <div key={place}>
                  <Skeleton />
                  <Skeleton />
                  <Skeleton />
                </div>
              ))}
              <p role="status">
                <Spinner />
                {t('loading')}
              </p>
            </S.Skeletons>
          )}
          {isEmpty && (
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
          )}
          {records !== undefined && !isEmpty && (
            <HistoryFilter
              label={t('search')}
              query={query.text}
              onChangeQuery={(text) => setQuery({ ...query, text })}
              segments={(['all', ...withdrawalStatuses] as const).map((value) => ({
                value,
                label: t(value),
                count: counts[value],
              }))}
              segment={query.status}
              onChangeSegment={(status) => setQuery({ ...query, status })}
            />
          )}
          {found !== undefined && found.length > 0 && (
            <WithdrawalTable
              withdrawals={found}
              sort={query.sort}
              onChangeSort={(sort) => setQuery({ ...query, sort })}
              onCopy={onCopy}
            />
          )}
          {!isEmpty && found?.length === 0 && (
            <Empty
              title={t('noMatchTitle')}
              help={t('noMatchHelp')}
              action={
                <Button kind="line" onClick={() => setQuery({ ...EVERYTHING, sort: query.sort })}>
                  {t('clear')}
                </Button>
              }
            />
          )}
        </Card>
      )}
    </Page>
  );
}
