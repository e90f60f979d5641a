'use client';

import { useEffect, useState } from 'react';
import { depositInfoCode, LazyDepositInfoDialog } from '../../components/DepositInfoDialog/LazyDepositInfoDialog.js';
import { DepositTable } from './DepositTable/DepositTable.js';
import { HistoryHead } from '../../components/HistoryHead/HistoryHead.js';
import { HistoryPanel } from '../../components/HistoryPanel/HistoryPanel.js';
import { type PartialList, PartialListNotice } from '../../components/PartialListNotice/PartialListNotice.js';
import { StatusLegend } from './StatusLegend/StatusLegend.js';
import { useMessages } from '../../messages/useMessages.js';
import { type DepositAddress, type DepositRecord, depositStatuses } from '../../model/Deposit.js';
import type { Loadable } from '../../model/Loadable.js';
import type { RecordId } from '../../model/RecordId.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { Empty } from '../../primitives/Empty/Empty.js';
import { FailureNote } from '../../primitives/FailureNote/FailureNote.js';
import { Page } from '../../primitives/Layout/Layout.js';
import { Note } from '../../primitives/Note/Note.js';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.js';
import { PlaceLink } from '../../provider/PlaceLink.js';
import { countDeposits, type DepositQuery, findDeposits } from '../../rules/depositHistory.js';
import { depositHistoryScreenMessages } from './DepositHistoryScreen.messages.js';
import * as S from './DepositHistoryScreen.styles.js';

export interface DepositHistoryScreenProps {
  /** All deposits, in any order. */
  readonly deposits: Loadable<readonly DepositRecord[]>;
  /** Set when only part of the list could be read. */
  readonly partial?: PartialList | undefined;
  /** The current filter and sorting; start with `EVERY_DEPOSIT`. */
  readonly query: DepositQuery;
  /** The newest deposit, while its address is stored; the deposit page shows it too. */
  readonly created?: DepositAddress | null;
  /** The pending record that is certainly the one of `created`: its row opens the address. */
  readonly createdId?: RecordId | undefined;
  /** Shown with the address when nothing must be sent to it, as in a sandbox. */
  readonly addressWarning?: string | undefined;
  readonly onChangeQuery: (query: DepositQuery) => void;
  /** Reads them again. */
  readonly onRefresh: () => void;
  /** Creates a file of the records on the screen, in their order; settles when done or failed. */
  readonly onExport: (lines: { deposits: readonly DepositRecord[] }) => Promise<void>;
  /**
   * Writes a transaction id, a report for support or the address to the clipboard; rejects when the browser refuses.
   */
  readonly onCopy: (text: string) => Promise<void>;
  /** Returns to the previous page. */
  readonly onGoBack: () => void;
}

/** Every deposit with its status. */
export function DepositHistoryScreen(props: DepositHistoryScreenProps) {
  const {
    deposits,
    partial,
    query,
    created = null,
    createdId,
    addressWarning,
    onChangeQuery,
    onRefresh,
    onExport,
    onCopy,
    onGoBack,
  } = props;
  const t = useMessages(depositHistoryScreenMessages);
  const { data: records } = deposits;
  const counts = countDeposits(records ?? []);
  const found = findDeposits(records ?? [], query);
  // Identified by address: the dialog of one deposit must not continue with the next.
  const [openAddress, setOpenAddress] = useState<string | null>(null);
  const addressed = created === null ? undefined : records?.find(({ id }) => id === createdId);
  useEffect(() => {
    if (addressed !== undefined) depositInfoCode.preload();
  }, [addressed]);
  return (
    <Page>
      <HistoryHead
        title={t('title')}
        lead={t('lead')}
        list={deposits}
        updates={counts.pending > 0 ? t('updates') : null}
        onRefresh={onRefresh}
        onGoBack={onGoBack}
      >
        <ButtonLink kind="line" to="withdrawalHistory">
          {t('withdrawalHistory')}
        </ButtonLink>
        <ButtonLink kind="primary" to="deposit">
          {t('newDeposit')}
        </ButtonLink>
      </HistoryHead>
      {deposits.status === 'failed' && (
        <FailureNote failure={deposits.failure} hasData={records !== undefined} onRetry={onRefresh} />
      )}
      {partial && <PartialListNotice list={partial} of="records" onRetry={onRefresh} />}
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
        onChangeQuery={(change) => onChangeQuery({ ...query, ...change })}
        found={found.length}
        onExport={() => onExport({ deposits: found })}
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
        <DepositTable
          deposits={found}
          sort={query.sort}
          onChangeSort={(sort) => onChangeQuery({ ...query, sort })}
          onCopy={onCopy}
          addressedId={addressed?.id}
          onShowAddress={() => setOpenAddress(created?.address ?? null)}
        />
      </HistoryPanel>
      {created !== null && created.address === openAddress && (
        <LazyDepositInfoDialog
          created={created}
          currencyName={addressed?.currencyName}
          isOpen
          isOnHistory
          onClose={() => setOpenAddress(null)}
          onCopy={onCopy}
          addressWarning={addressWarning}
        />
      )}
      {counts.pending > (addressed === undefined ? 0 : 1) && (
        <Note>
          {created !== null && addressed === undefined ? (
            <p>{t.rich('storedAddress', { deposit: <PlaceLink to="deposit">{t('showAddress')}</PlaceLink> })}</p>
          ) : (
            <p>{t('noAddress')}</p>
          )}
        </Note>
      )}
      <StatusLegend />
    </Page>
  );
}
