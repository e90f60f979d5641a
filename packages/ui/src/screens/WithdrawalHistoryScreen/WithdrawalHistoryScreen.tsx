'use client';

import { useCallback, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { type HistoryHost, HistoryPanel } from '../../components/HistoryPanel/HistoryPanel.js';
import type { HistoryColumn } from '../../components/HistoryTable/HistoryTable.js';
import { LazyWithdrawalDetails, withdrawalDetailsCode } from './LazyWithdrawalDetails.js';
import { WithdrawalTable } from './WithdrawalTable.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Loadable } from '../../model/Loadable.js';
import type { WithdrawalRecord } from '../../model/Withdrawal.js';
import type { RecordId } from '../../model/RecordId.js';
import { Page } from '../../primitives/Layout/Layout.js';
import { useFormat } from '../../provider/useFormat.js';
import { withdrawalHistory, type WithdrawalSort } from '../../rules/withdrawalHistory.js';
import type { WithdrawalStatus } from '../../rules/withdrawalStates.js';
import { withdrawalHistoryScreenMessages } from './WithdrawalHistoryScreen.messages.js';
import type { ElementProps } from '../../primitives/ElementProps.js';
import { pickElementProps } from '../../primitives/pickElementProps.js';

const Skeletons = styled.div`
  & > div { display: grid; grid-template-columns: 2.5rem minmax(0, 10rem) minmax(0, 18rem); align-items: center; gap: var(--ep-s3) var(--ep-s6); padding: var(--ep-s5) var(--ep-card-pad); border-bottom: 1px solid var(--ep-line-soft); }
  & > div > span:nth-child(1) { height: 2.5rem; border-radius: var(--ep-r-card); }
`;

/** The props of `WithdrawalHistoryScreen`. */
export interface WithdrawalHistoryScreenProps
  extends HistoryHost<WithdrawalStatus, WithdrawalSort['key']>, ElementProps<HTMLDivElement> {
  /** All withdrawals, in any order. */
  readonly withdrawals: Loadable<readonly WithdrawalRecord[]>;
  /** Columns of the host's own, after the others; a new array redraws the rows. Default: none. */
  readonly columns?: readonly HistoryColumn<WithdrawalRecord>[] | undefined;
  /** Creates a file of the records on the screen, in their order; settles when done or failed. */
  readonly onExport: (lines: { withdrawals: readonly WithdrawalRecord[] }) => Promise<void>;
  /** Writes an address, or a report for support, to the clipboard; rejects when the browser refuses. */
  readonly onCopy: (text: string) => Promise<void>;
}

/** Every withdrawal with its status. */
export function WithdrawalHistoryScreen(props: WithdrawalHistoryScreenProps) {
  const { withdrawals, columns, onExport, onCopy, ...host } = props;
  const t = useMessages(withdrawalHistoryScreenMessages);
  const format = useFormat();
  const { data: records } = withdrawals;
  const [openId, setOpenId] = useState<RecordId | null>(null);
  const open = useCallback(({ id }: { readonly id: RecordId }) => setOpenId(id), [setOpenId]);
  const opened = records?.find(({ id }) => id === openId);
  const hasRecords = records !== undefined && records.length > 0;
  useEffect(() => {
    if (hasRecords) withdrawalDetailsCode.preload();
  }, [hasRecords]);
  return (
    <Page {...pickElementProps(props)}>
      <HistoryPanel
        {...host}
        list={withdrawals}
        history={withdrawalHistory}
        messages={withdrawalHistoryScreenMessages}
        isUnderWay={({ pending, processing }) => pending + processing > 0}
        onExport={(found) => onExport({ withdrawals: found })}
        formatCount={(found, count) => t('count', { found: format.count(found), count })}
        other={{ to: 'depositHistory', label: t('depositHistory') }}
        main={{ to: 'withdraw', label: t('newWithdrawal') }}
        skeletons={{ Frame: Skeletons, rows: 3 }}
        isPageWhenEmpty
      >
        {({ found, ...table }) => (
          <WithdrawalTable {...table} withdrawals={found} columns={columns} onCopy={onCopy} onOpen={open} />
        )}
      </HistoryPanel>
      {opened !== undefined && (
        <LazyWithdrawalDetails withdrawal={opened} onClose={() => setOpenId(null)} onCopy={onCopy} />
      )}
    </Page>
  );
}
