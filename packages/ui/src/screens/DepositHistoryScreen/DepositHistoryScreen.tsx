'use client';

import { useState } from 'react';
import { DepositTable } from '../../components/DepositTable/DepositTable.js';
import { HistoryHead } from '../../components/HistoryHead/HistoryHead.js';
import { HistoryPanel } from '../../components/HistoryPanel/HistoryPanel.js';
import { StatusLegend } from '../../components/StatusLegend/StatusLegend.js';
import { useMessages } from '../../messages/useMessages.js';
import { type DepositRecord, depositStatuses } from '../../model/Deposit.js';
import type { Loadable } from '../../model/Loadable.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { Empty } from '../../primitives/Empty/Empty.js';
import { FailureNote } from '../../primitives/FailureNote/FailureNote.js';
import { Page } from '../../primitives/Layout/Layout.js';
import { Note } from '../../primitives/Note/Note.js';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.js';
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
  const { data: records } = deposits;
  const counts = countDeposits(records ?? []);
  const found = findDeposits(records ?? [], query);
  return (
    <Page>
      <HistoryHead
        title={t('title')}
        lead={t('lead')}
        list={deposits}
        updates={counts.pending > 0 ? t('updates') : null}
        onRefresh={onRefresh}
      >
        <ButtonLink kind="line" to="withdrawalHistory">
          {t('withdrawalHistory')}
        </ButtonLink>
        <ButtonLink kind="primary" to="deposit">
          {t('newDeposit')}
        </ButtonLink>
      </HistoryHead>
      {deposits.status === 'failed' && (
        <FailureNote failure={deposits.failure} keepsData={records !== undefined} onRetry={onRefresh} />
      )}
      <HistoryPanel
        label={t('list')}
        list={deposits}
        filter={{
          label: t('search'),
          segments: (['all', ...depositStatuses] as const).map((value) => ({
            value,
            label: t(value),
            count: counts[value],
          })),
        }}
        query={query}
        onChangeQuery={(change) => setQuery({ ...query, ...change })}
        found={found.length}
        noMatchTitle={t('noMatchTitle')}
        skeletons={
          <S.Skeletons>
            {['a', 'b', 'c', 'd'].map((place) => (
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
            title={t('emptyTitle')}
            help={t('emptyHelp')}
            action={
              <ButtonLink kind="primary" to="deposit">
                {t('emptyAction')}
              </ButtonLink>
            }
          />
        }
      >
        <DepositTable deposits={found} sort={query.sort} onChangeSort={(sort) => setQuery({ ...query, sort })} />
      </HistoryPanel>
      {counts.pending > 0 && (
        <Note>
          <p>{t('noAddress')}</p>
        </Note>
      )}
      <StatusLegend />
    </Page>
  );
}
