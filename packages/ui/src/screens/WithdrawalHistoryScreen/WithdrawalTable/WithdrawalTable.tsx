'use client';

import { useMessages } from '../../../messages/useMessages.js';
import type { WithdrawalRecord } from '../../../model/Withdrawal.js';
import type { WithdrawalSort } from '../../../rules/withdrawalHistory.js';
import { SortHead } from '../../../components/HistoryTable/SortHead.js';
import { WithdrawalRow } from './WithdrawalRow.js';
import { withdrawalTableMessages } from './WithdrawalTable.messages.js';
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

/** The records of the withdrawal history. Date and amount can be sorted; a second click reverses the order. */
export function WithdrawalTable({ withdrawals, sort, onChangeSort, onCopy }: WithdrawalTableProps) {
  const t = useMessages(withdrawalTableMessages);
  return (
    <S.Table role="table" aria-label={t('label')}>
      <div role="rowgroup" className="ep-body">
        <div role="row" className="ep-head">
          <SortHead label={t('amount')} sortKey="amount" sort={sort} onChangeSort={onChangeSort} />
          <div role="columnheader">{t('status')}</div>
          <div role="columnheader">{t('address')}</div>
          <div role="columnheader">{t('transaction')}</div>
          <SortHead label={t('requested')} sortKey="requested" sort={sort} onChangeSort={onChangeSort} />
        </div>
      </div>
      <div role="rowgroup" className="ep-body">
        {withdrawals.map((withdrawal) => (
          <WithdrawalRow key={withdrawal.id} withdrawal={withdrawal} onCopy={onCopy} />
        ))}
      </div>
    </S.Table>
  );
}
