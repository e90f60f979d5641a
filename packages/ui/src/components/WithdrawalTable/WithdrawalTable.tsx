'use client';

import { useMessages } from '../../messages/useMessages.js';
import type { WithdrawalRecord } from '../../model/Withdrawal.js';
import type { WithdrawalSort } from '../../rules/withdrawalHistory.js';
import { SortHead } from '../HistoryTable/SortHead.js';
import { WithdrawalRow } from './WithdrawalRow.js';
import { withdrawalTableMessages } from './WithdrawalTable.messages.js';
import * as S from './WithdrawalTable.styles.js';

export interface WithdrawalTableProps {
  /** In the order they are drawn. */
  readonly withdrawals: readonly WithdrawalRecord[];
  /** How they are sorted; the head says so. */
  readonly sort: WithdrawalSort;
  readonly onChangeSort: (sort: WithdrawalSort) => void;
  /** Puts an address on the clipboard; rejects when the browser refuses. */
  readonly onCopy: (text: string) => Promise<void>;
}

/** The lines of the withdrawal history (spec section 2). Date and amount sort; a second press turns the order round. */
export function WithdrawalTable({ withdrawals, sort, onChangeSort, onCopy }: WithdrawalTableProps) {
  const t = useMessages(withdrawalTableMessages);
  return (
    <S.Table role="table" aria-label={t('label')}>
      <div role="rowgroup" className="body">
        <div role="row" className="head">
          <SortHead label={t('amount')} sortKey="amount" sort={sort} onChangeSort={onChangeSort} />
          <div role="columnheader">{t('status')}</div>
          <div role="columnheader">{t('address')}</div>
          <div role="columnheader">{t('transaction')}</div>
          <SortHead label={t('requested')} sortKey="requested" sort={sort} onChangeSort={onChangeSort} />
        </div>
      </div>
      <div role="rowgroup" className="body">
        {withdrawals.map((withdrawal) => (
          <WithdrawalRow key={withdrawal.id} withdrawal={withdrawal} onCopy={onCopy} />
        ))}
      </div>
    </S.Table>
  );
}
