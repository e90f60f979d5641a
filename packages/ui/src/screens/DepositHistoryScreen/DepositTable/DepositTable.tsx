'use client';

import { useMessages } from '../../../messages/useMessages.js';
import type { DepositRecord } from '../../../model/Deposit.js';
import type { RecordId } from '../../../model/RecordId.js';
import type { DepositSort } from '../../../rules/depositHistory.js';
import { SortHead } from '../../../components/HistoryTable/SortHead.js';
import { DepositRow } from './DepositRow.js';
import { depositTableMessages } from './DepositTable.messages.js';
import * as S from './DepositTable.styles.js';

/** The props of `DepositTable`. */
export interface DepositTableProps {
  /** In display order. */
  readonly deposits: readonly DepositRecord[];
  /** The current sorting, shown in the head. */
  readonly sort: DepositSort;
  /** The head of a column was clicked. */
  readonly onChangeSort: (sort: DepositSort) => void;
  /** Writes a transaction id, or a report for support, to the clipboard; rejects when the browser refuses. */
  readonly onCopy: (text: string) => Promise<void>;
  /** The id of the pending deposit whose address is known. */
  readonly addressedId?: RecordId | undefined;
  /** Shows that address. */
  readonly onShowAddress?: () => void;
}

/** The records of the deposit history. Date and amount can be sorted; a second click reverses the order. */
export function DepositTable(props: DepositTableProps) {
  const { deposits, sort, onChangeSort, onCopy, addressedId, onShowAddress } = props;
  const t = useMessages(depositTableMessages);
  return (
    <S.Table role="table" aria-label={t('label')}>
      <div role="rowgroup" className="ep-body">
        <div role="row" className="ep-head">
          <div role="columnheader">{t('currency')}</div>
          <div role="columnheader">{t('status')}</div>
          <SortHead label={t('amount')} sortKey="amount" sort={sort} onChangeSort={onChangeSort} />
          <SortHead label={t('date')} sortKey="date" sort={sort} onChangeSort={onChangeSort} />
          <div role="columnheader">{t('transactionId')}</div>
        </div>
      </div>
      <div role="rowgroup" className="ep-body">
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
