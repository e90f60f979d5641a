'use client';

import { styled } from 'styled-components';
import { type HistoryHost, HistoryPanel } from '../../components/HistoryPanel/HistoryPanel.js';
import { WithdrawalTable } from './WithdrawalTable.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Loadable } from '../../model/Loadable.js';
import type { WithdrawalRecord } from '../../model/Withdrawal.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { Page } from '../../primitives/Layout/Layout.js';
import { withdrawalHistory, type WithdrawalSort, type WithdrawalStatus } from '../../rules/withdrawalHistory.js';
import { withdrawalHistoryScreenMessages } from './WithdrawalHistoryScreen.messages.js';

const Skeletons = styled.div`
  & > div { display: grid; grid-template-columns: 2.5rem minmax(0, 10rem) minmax(0, 18rem); align-items: center; gap: var(--ep-s3) var(--ep-s6); padding: var(--ep-s5) var(--ep-card-pad); border-bottom: 1px solid var(--ep-line-soft); }
  & > div > span:nth-child(1) { height: 2.5rem; border-radius: var(--ep-r-card); }
`;

/** The props of `WithdrawalHistoryScreen`. */
export interface WithdrawalHistoryScreenProps extends HistoryHost<WithdrawalStatus, WithdrawalSort['key']> {
  /** All withdrawals, in any order. */
  readonly withdrawals: Loadable<readonly WithdrawalRecord[]>;
  /** Creates a file of the records on the screen, in their order; settles when done or failed. */
  readonly onExport: (lines: { withdrawals: readonly WithdrawalRecord[] }) => Promise<void>;
  /** Writes an address to the clipboard; rejects when the browser refuses. */
  readonly onCopy: (text: string) => Promise<void>;
}

/** Every withdrawal with its status. */
export function WithdrawalHistoryScreen({ withdrawals, onExport, onCopy, ...host }: WithdrawalHistoryScreenProps) {
  const t = useMessages(withdrawalHistoryScreenMessages);
  return (
    <Page>
      <HistoryPanel
        {...host}
        list={withdrawals}
        history={withdrawalHistory}
        messages={withdrawalHistoryScreenMessages}
        isUnderWay={({ pending, processing }) => pending + processing > 0}
        onExport={(found) => onExport({ withdrawals: found })}
        links={
          <>
            <ButtonLink kind="line" to="depositHistory">
              {t('depositHistory')}
            </ButtonLink>
            <ButtonLink kind={withdrawals.data?.length === 0 ? 'line' : 'primary'} to="withdraw">
              {t('newWithdrawal')}
            </ButtonLink>
          </>
        }
        skeletons={{ Frame: Skeletons, rows: 3 }}
        emptyPlace="withdraw"
        isPageWhenEmpty
      >
        {({ found, ...table }) => <WithdrawalTable {...table} withdrawals={found} onCopy={onCopy} />}
      </HistoryPanel>
    </Page>
  );
}
