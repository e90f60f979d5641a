'use client';

import { ArrowDown, ArrowUp } from 'lucide-react';
import { useMessages } from '../../messages/useMessages.js';
import type { WithdrawalRecord } from '../../model/Withdrawal.js';
import type { WithdrawalSort } from '../../rules/withdrawalHistory.js';
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
  const sortable = (key: WithdrawalSort['key']) => {
    const isActive = sort.key === key;
    const turned = sort.direction === 'descending' ? 'ascending' : 'descending';
    const Arrow = isActive && sort.direction === 'ascending' ? ArrowUp : ArrowDown;
    return (
      <div role="columnheader" aria-sort={isActive ? sort.direction : 'none'}>
        <button type="button" onClick={() => onChangeSort({ key, direction: isActive ? turned : 'descending' })}>
          {t(key)}
          <Arrow aria-hidden="true" />
        </button>
      </div>
    );
  };
  return (
    <S.Table role="table" aria-label={t('label')}>
      <div role="rowgroup" className="body">
        <div role="row" className="head">
          {sortable('amount')}
          <div role="columnheader">{t('status')}</div>
          <div role="columnheader">{t('address')}</div>
          <div role="columnheader">{t('transaction')}</div>
          {sortable('requested')}
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
