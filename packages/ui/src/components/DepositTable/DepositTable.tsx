'use client';

import { useMessages } from '../../messages/useMessages.js';
import type { DepositRecord } from '../../model/Deposit.js';
import type { RecordId } from '../../model/RecordId.js';
import type { DepositSort } from '../../rules/depositHistory.js';
import { SortHead } from '../HistoryTable/SortHead.js';
import { DepositRow } from './DepositRow.js';
import { depositTableMessages } from './DepositTable.messages.js';
import * as S from './DepositTable.styles.js';

export interface DepositTableProps {
  /** In the order they are drawn. */
  readonly deposits: readonly DepositRecord[];
  /** How they are sorted; the head says so. */
  readonly sort: DepositSort;
  readonly onChangeSort: (sort: DepositSort) => void;
  /** Puts a transaction id, or a report for support, on the clipboard; rejects when the browser refuses. */
  readonly onCopy: (text: string) => Promise<void>;
  /** The pending deposit whose address is known. */
  readonly addressedId?: RecordId | undefined;
  /** Shows that address. */
  readonly onShowAddress?: () => void;
}

/** The lines of the deposit history (spec section 2). Date and amount sort; a second press turns the order round. */
export function DepositTable(props: DepositTableProps) {
  const { deposits, sort, onChangeSort, onCopy, addressedId, onShowAddress } = props;
  const t = useMessages(depositTableMessages);
  return (
    <S.Table role="table" aria-label={t('label')}>
      <div role="rowgroup" className="body">
        <div role="row" className="head">
          <div role="columnheader">{t('currency')}</div>
          <div role="columnheader">{t('status')}</div>
          <SortHead label={t('amount')} sortKey="amount" sort={sort} onChangeSort={onChangeSort} />
          <SortHead label={t('date')} sortKey="date" sort={sort} onChangeSort={onChangeSort} />
          <div role="columnheader">{t('transactionId')}</div>
        </div>
      </div>
      <div role="rowgroup" className="body">
        {deposits.map((deposit) => (
          <DepositRow
            key={deposit.id}
            deposit={deposit}
            onCopy={onCopy}
            onShowAddress={deposit.id === addressedId ? onShowAddress : undefined}
          />
        ))}
      </div>
    </S.Table>
  );
}
