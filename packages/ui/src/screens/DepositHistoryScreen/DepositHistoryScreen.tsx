'use client';

import { useCallback, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { depositInfoCode, LazyDepositInfoDialog } from '../../components/DepositInfoDialog/LazyDepositInfoDialog.js';
import { depositDetailsCode, LazyDepositDetails } from './LazyDepositDetails.js';
import { DepositTable } from './DepositTable.js';
import { type HistoryHost, HistoryPanel } from '../../components/HistoryPanel/HistoryPanel.js';
import type { HistoryColumn } from '../../components/HistoryTable/HistoryTable.js';
import { StatusLegend } from './StatusLegend.js';
import { useMessages } from '../../messages/useMessages.js';
import type { DepositAddress, DepositRecord } from '../../model/Deposit.js';
import type { Loadable } from '../../model/Loadable.js';
import type { RecordId } from '../../model/RecordId.js';
import { Page } from '../../primitives/Layout/Layout.js';
import { useFormat } from '../../provider/useFormat.js';
import { depositHistory, type DepositSort, type DepositStatus, getDepositStatus } from '../../rules/depositHistory.js';
import { AddressNote } from './AddressNote.js';
import { depositHistoryScreenMessages } from './DepositHistoryScreen.messages.js';
import type { ElementProps } from '../../primitives/ElementProps.js';
import { pickElementProps } from '../../primitives/pickElementProps.js';

const Skeletons = styled.div`
  & > div { display: flex; align-items: center; gap: var(--ep-s3); padding: var(--ep-s4) var(--ep-card-pad); border-bottom: 1px solid var(--ep-line-soft); }
  & > div > span:nth-child(1) { flex: none; width: 2.5rem; height: 2.5rem; border-radius: var(--ep-r-card); }
  & > div > span:nth-child(2) { flex: 1 1 0; max-width: 14rem; }
  & > div > span:nth-child(3) { width: 6rem; margin-inline-start: auto; }
`;

/** The props of `DepositHistoryScreen`. */
export interface DepositHistoryScreenProps
  extends HistoryHost<DepositStatus, DepositSort['key']>, ElementProps<HTMLDivElement> {
  /** All deposits, in any order. */
  readonly deposits: Loadable<readonly DepositRecord[]>;
  /**
   * The deposits whose addresses are stored; the deposit page shows them too. The pending row of each `recordId` opens its
   * address. Default: none.
   */
  readonly created?: readonly DepositAddress[] | undefined;
  /** Shown with the address when nothing must be sent to it, as in a sandbox. */
  readonly addressWarning?: string | undefined;
  /** Returns the URL of the page that pays a deposit, by its address, as a sandbox has one. */
  readonly payHref?: ((address: string) => string) | undefined;
  /** Columns of the host's own, after the others; a new array redraws the rows. Default: none. */
  readonly columns?: readonly HistoryColumn<DepositRecord>[] | undefined;
  /** Creates a file of the records on the screen, in their order; settles when done or failed. */
  readonly onExport: (lines: { deposits: readonly DepositRecord[] }) => Promise<void>;
  /**
   * Writes a transaction id, a report for support or the address to the clipboard; rejects when the browser refuses.
   */
  readonly onCopy: (text: string) => Promise<void>;
}

const NONE: readonly DepositAddress[] = [];

/** Every deposit with its status. */
export function DepositHistoryScreen(props: DepositHistoryScreenProps) {
  const { deposits, columns, created = NONE, addressWarning, payHref, onExport, onCopy, ...host } = props;
  const t = useMessages(depositHistoryScreenMessages);
  const format = useFormat();
  const { data: records } = deposits;
  // Identified by the address: the dialog of one deposit must not continue with the next.
  const [openId, setOpenId] = useState<string | null>(null);
  const opened = created.find(({ id }) => id === openId);
  const pendingIds = new Set(
    records?.filter(({ status }) => getDepositStatus(status) === 'pending').map(({ id }) => id),
  );
  const addressed = created.filter(({ recordId }) => recordId !== null && pendingIds.has(recordId));
  const findAddress = (id: RecordId) => addressed.find(({ recordId }) => recordId === id);
  const [detailsId, setDetailsId] = useState<RecordId | null>(null);
  const openDetails = useCallback(({ id }: { readonly id: RecordId }) => setDetailsId(id), [setDetailsId]);
  const detailed = records?.find(({ id }) => id === detailsId);
  const stored = detailed && findAddress(detailed.id);
  const hasRecords = records !== undefined && records.length > 0;
  useEffect(() => {
    if (hasRecords) depositDetailsCode.preload();
  }, [hasRecords]);
  const isAddressed = addressed.length > 0;
  useEffect(() => {
    if (isAddressed) depositInfoCode.preload();
  }, [isAddressed]);
  return (
    <Page {...pickElementProps(props)}>
      <HistoryPanel
        {...host}
        list={deposits}
        history={depositHistory}
        messages={depositHistoryScreenMessages}
        isUnderWay={(counts) => counts.pending > 0}
        onExport={(found) => onExport({ deposits: found })}
        formatCount={(found, count) => t('count', { found: format.count(found), count })}
        other={{ to: 'withdrawalHistory', label: t('withdrawalHistory') }}
        main={{ to: 'deposit', label: t('newDeposit') }}
        skeletons={{ Frame: Skeletons, rows: 4 }}
      >
        {({ found, ...table }) => (
          <DepositTable
            {...table}
            deposits={found}
            columns={columns}
            onCopy={onCopy}
            onOpen={openDetails}
            addressedIds={addressed.flatMap(({ recordId }) => recordId ?? [])}
            onShowAddress={({ id }) => setOpenId(findAddress(id)?.id ?? null)}
          />
        )}
      </HistoryPanel>
      {detailed !== undefined && (
        <LazyDepositDetails
          deposit={detailed}
          onClose={() => setDetailsId(null)}
          onCopy={onCopy}
          onShowAddress={
            stored &&
            (() => {
              setDetailsId(null);
              setOpenId(stored.id);
            })
          }
        />
      )}
      {opened !== undefined && (
        <LazyDepositInfoDialog
          created={opened}
          currencyName={records?.find(({ id }) => id === opened.recordId)?.currencyName}
          isOpen
          isOnHistory
          onClose={() => setOpenId(null)}
          onCopy={onCopy}
          addressWarning={addressWarning}
          payHref={payHref}
        />
      )}
      {pendingIds.size > addressed.length && <AddressNote others={created.filter((one) => !addressed.includes(one))} />}
      {/* Below a list that has not come, it would jump away. */}
      {(records !== undefined || deposits.status === 'failed') && <StatusLegend />}
    </Page>
  );
}
