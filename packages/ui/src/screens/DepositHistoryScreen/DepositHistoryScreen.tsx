'use client';

import { useEffect, useState } from 'react';
import { depositInfoCode, LazyDepositInfoDialog } from '../../components/DepositInfoDialog/LazyDepositInfoDialog.js';
import { DepositTable } from './DepositTable/DepositTable.js';
import { type HistoryHost, HistoryPanel } from '../../components/HistoryPanel/HistoryPanel.js';
import { StatusLegend } from './StatusLegend/StatusLegend.js';
import { useMessages } from '../../messages/useMessages.js';
import type { DepositAddress, DepositRecord } from '../../model/Deposit.js';
import type { Loadable } from '../../model/Loadable.js';
import type { RecordId } from '../../model/RecordId.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { Page } from '../../primitives/Layout/Layout.js';
import { Note } from '../../primitives/Note/Note.js';
import { PlaceLink } from '../../provider/PlaceLink.js';
import { depositHistory, type DepositSort, type DepositStatus } from '../../rules/depositHistory.js';
import { depositHistoryScreenMessages } from './DepositHistoryScreen.messages.js';
import * as S from './DepositHistoryScreen.styles.js';

/** The props of `DepositHistoryScreen`. */
export interface DepositHistoryScreenProps extends HistoryHost<DepositStatus, DepositSort['key']> {
  /** All deposits, in any order. */
  readonly deposits: Loadable<readonly DepositRecord[]>;
  /** The newest deposit, while its address is stored; the deposit page shows it too. */
  readonly created?: DepositAddress | null;
  /** The pending record that is certainly the one of `created`: its row opens the address. */
  readonly createdId?: RecordId | undefined;
  /** Shown with the address when nothing must be sent to it, as in a sandbox. */
  readonly addressWarning?: string | undefined;
  /** Creates a file of the records on the screen, in their order; settles when done or failed. */
  readonly onExport: (lines: { deposits: readonly DepositRecord[] }) => Promise<void>;
  /**
   * Writes a transaction id, a report for support or the address to the clipboard; rejects when the browser refuses.
   */
  readonly onCopy: (text: string) => Promise<void>;
}

/** Every deposit with its status. */
export function DepositHistoryScreen(props: DepositHistoryScreenProps) {
  const { deposits, created = null, createdId, addressWarning, onExport, onCopy, ...host } = props;
  const t = useMessages(depositHistoryScreenMessages);
  const { data: records } = deposits;
  const { pending } = depositHistory.count(records ?? []);
  // Identified by address: the dialog of one deposit must not continue with the next.
  const [openAddress, setOpenAddress] = useState<string | null>(null);
  const addressed = created === null ? undefined : records?.find(({ id }) => id === createdId);
  useEffect(() => {
    if (addressed !== undefined) depositInfoCode.preload();
  }, [addressed]);
  return (
    <Page>
      <HistoryPanel
        {...host}
        list={deposits}
        history={depositHistory}
        messages={depositHistoryScreenMessages}
        isUnderWay={(counts) => counts.pending > 0}
        onExport={(found) => onExport({ deposits: found })}
        links={
          <>
            <ButtonLink kind="line" to="withdrawalHistory">
              {t('withdrawalHistory')}
            </ButtonLink>
            <ButtonLink kind="primary" to="deposit">
              {t('newDeposit')}
            </ButtonLink>
          </>
        }
        skeletons={{ Frame: S.Skeletons, rows: 4 }}
        emptyPlace="deposit"
      >
        {({ found, ...table }) => (
          <DepositTable
            {...table}
            deposits={found}
            onCopy={onCopy}
            addressedId={addressed?.id}
            onShowAddress={() => setOpenAddress(created?.address ?? null)}
          />
        )}
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
      {pending > (addressed === undefined ? 0 : 1) && (
        <Note>
          {created !== null && addressed === undefined ? (
            <p>{t.rich('storedAddress', { deposit: <PlaceLink to="deposit">{t('showAddress')}</PlaceLink> })}</p>
          ) : (
            <p>{t('noAddress')}</p>
          )}
        </Note>
      )}
      {/* Below a list that has not come, it would jump away. */}
      {(records !== undefined || deposits.status === 'failed') && <StatusLegend />}
    </Page>
  );
}
