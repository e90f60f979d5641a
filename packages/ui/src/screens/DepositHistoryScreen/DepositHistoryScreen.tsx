'use client';

import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { CheckedAgo } from '../../components/CheckedAgo/CheckedAgo.js';
import { DepositTable } from '../../components/DepositTable/DepositTable.js';
import { HistoryFilter } from '../../components/HistoryFilter/HistoryFilter.js';
import { StatusLegend } from '../../components/StatusLegend/StatusLegend.js';
import { useMessages } from '../../messages/useMessages.js';
import { type DepositRecord, depositStatuses } from '../../model/Deposit.js';
import type { Loadable } from '../../model/Loadable.js';
import { Button } from '../../primitives/Button/Button.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { Card } from '../../primitives/Card/Card.js';
import { Empty } from '../../primitives/Empty/Empty.js';
import { FailureNote } from '../../primitives/FailureNote/FailureNote.js';
import { Page } from '../../primitives/Layout/Layout.js';
import { Note } from '../../primitives/Note/Note.js';
import { PageHead } from '../../primitives/PageHead/PageHead.js';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.js';
import { Spinner } from '../../primitives/Spinner/Spinner.js';
import { countDeposits, type DepositQuery, findDeposits, NEWEST_FIRST } from '../../rules/depositHistory.js';
import { depositHistoryScreenMessages } from './DepositHistoryScreen.messages.js';
import * as S from './DepositHistoryScreen.styles.js';

export interface DepositHistoryScreenProps {
  /** All deposits, in any order. */
  readonly deposits: Loadable<readonly DepositRecord[]>;
  /** Reads them again. */
  readonly onRefresh: () => void;
}

const EVERYTHING: DepositQuery = { text: '', status: 'all', sort: NEWEST_FIRST };

/** Every deposit and how far it has come (spec section 2, Deposit history). */
export function DepositHistoryScreen({ deposits, onRefresh }: DepositHistoryScreenProps) {
  const t = useMessages(depositHistoryScreenMessages);
  const [query, setQuery] = useState(EVERYTHING);
  const { data: records, readAt } = deposits;
  const isLoading = deposits.status === 'loading';
  const counts = countDeposits(records ?? []);
  const found = records && findDeposits(records, query);
  return (
    <Page>
      <PageHead
        title={t('title')}
        actions={
          <>
            <Button
              kind="quiet"
              icon={<RotateCw aria-hidden="true" />}
              isBusy={isLoading && records !== undefined}
              isDisabled={isLoading}
              onClick={onRefresh}
            >
              {isLoading && records !== undefined ? t('refreshing') : t('refresh')}
            </Button>
            <ButtonLink kind="line" to="withdrawalHistory">
              {t('withdrawalHistory')}
            </ButtonLink>
            <ButtonLink kind="primary" to="deposit">
              {t('newDeposit')}
            </ButtonLink>
          </>
        }
      >
        <p>{t('lead')}</p>
        {readAt !== undefined && (
          <S.Checked>
            <CheckedAgo readAt={readAt} />
            {counts.pending > 0 && <span>{t('updates')}</span>}
          </S.Checked>
        )}
      </PageHead>
      {deposits.status === 'failed' && (
        <FailureNote failure={deposits.failure} keepsData={records !== undefined} onRetry={onRefresh} />
      )}
      {(records !== undefined || isLoading) && (
        <Card aria-label={t('list')} aria-busy={isLoading || undefined} data-flush>
          {found === undefined && (
            <S.Skeletons>
              {['a', 'b', 'c', 'd'].map((place) => (
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
          {records?.length === 0 && (
            <Empty
              title={t('emptyTitle')}
              help={t('emptyHelp')}
              action={
                <ButtonLink kind="primary" to="deposit">
                  {t('emptyAction')}
                </ButtonLink>
              }
            />
          )}
          {records !== undefined && records.length > 0 && (
            <HistoryFilter
              label={t('search')}
              query={query.text}
              onChangeQuery={(text) => setQuery({ ...query, text })}
              segments={(['all', ...depositStatuses] as const).map((value) => ({
                value,
                label: t(value),
                count: counts[value],
              }))}
              segment={query.status}
              onChangeSegment={(status) => setQuery({ ...query, status })}
            />
          )}
          {found !== undefined && found.length > 0 && (
            <DepositTable deposits={found} sort={query.sort} onChangeSort={(sort) => setQuery({ ...query, sort })} />
          )}
          {records !== undefined && records.length > 0 && found?.length === 0 && (
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
      {counts.pending > 0 && (
        <Note>
          <p>{t('noAddress')}</p>
        </Note>
      )}
      <StatusLegend />
    </Page>
  );
}
