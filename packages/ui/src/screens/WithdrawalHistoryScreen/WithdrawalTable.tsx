'use client';

import { useMessages } from '../../messages/useMessages.js';
import type { WithdrawalRecord } from '../../model/Withdrawal.js';
import type { WithdrawalSort } from '../../rules/withdrawalHistory.js';
import { HistoryTable } from '../../components/HistoryTable/HistoryTable.js';
import { SortHead } from '../../components/HistoryTable/SortHead.js';
import { WithdrawalRow } from './WithdrawalRow.js';
import { withdrawalTableMessages } from './WithdrawalHistoryScreen.messages.js';
import * as S from './WithdrawalTable.styles.js';

/** The props of `WithdrawalTable`. */
export interface WithdrawalTableProps {
  /** In display order. */
  readonly withdrawals: readonly WithdrawalRecord[];
  /** The current sorting, shown in the head. */
  readonly sort: WithdrawalSort;
  /** The head of a column was clicked. */
  readonly onChangeSort: (sort: WithdrawalSort) => void;
  /** Writes an address to the clipboard; rejects when the browser refuses. */
  readonly onCopy: (text: string) => Promise<void>;
}

/** About the height of a row on a wide screen (px). */
const ROW_PX = 110;

/** The records of the withdrawal history, windowed when there are more than 200. Date and amount can be sorted; a second click reverses the order. */
export function WithdrawalTable({ withdrawals, sort, onChangeSort, onCopy }: WithdrawalTableProps) {
  const t = useMessages(withdrawalTableMessages);
  return (
    <HistoryTable
      as={S.Table}
      label={t('label')}
      records={withdrawals}
      estimate={ROW_PX}
      head={
        <>
          <SortHead label={t('amount')} sortKey="amount" sort={sort} onChangeSort={onChangeSort} />
          <div role="columnheader">{t('status')}</div>
          <div role="columnheader">{t('address')}</div>
          <div role="columnheader">{t('transaction')}</div>
          <SortHead label={t('requested')} sortKey="requested" sort={sort} onChangeSort={onChangeSort} />
        </>
      }
    >
      {(withdrawal, place) => <WithdrawalRow withdrawal={withdrawal} place={place} onCopy={onCopy} />}
    </HistoryTable>
  );
}
