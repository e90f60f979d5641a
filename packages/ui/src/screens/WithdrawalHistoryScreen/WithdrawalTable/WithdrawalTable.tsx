'use client';

import { useMessages } from '../../../messages/useMessages.js';
import type { WithdrawalRecord } from '../../../model/Withdrawal.js';
import type { WithdrawalSort } from '../../../rules/withdrawalHistory.js';
import { SortHead } from '../../../components/HistoryTable/SortHead.js';
import { Announcer } from '../../../primitives/Announcer/Announcer.js';
import { LongList } from '../../../primitives/LongList/LongList.js';
import { LONG_LIST, rowCount } from '../../../primitives/LongList/rows.js';
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

const keyOf = ({ id }: WithdrawalRecord) => id;

/** The attributes of the element around the rows. */
const ROWS = { role: 'rowgroup', className: 'ep-body' } as const;

/** About the height of a row on a wide screen (px). */
const ROW_PX = 110;

/** The records of the withdrawal history, windowed when there are more than 200. Date and amount can be sorted; a second click reverses the order. */
export function WithdrawalTable({ withdrawals, sort, onChangeSort, onCopy }: WithdrawalTableProps) {
  const t = useMessages(withdrawalTableMessages);
  return (
    <Announcer>
      <S.Table
        role="table"
        aria-label={t('label')}
        aria-rowcount={rowCount(withdrawals.length)}
        data-long={withdrawals.length > LONG_LIST || undefined}
      >
        <div role="rowgroup" className="ep-body">
          <div role="row" className="ep-head" aria-rowindex={withdrawals.length > LONG_LIST ? 1 : undefined}>
            <SortHead label={t('amount')} sortKey="amount" sort={sort} onChangeSort={onChangeSort} />
            <div role="columnheader">{t('status')}</div>
            <div role="columnheader">{t('address')}</div>
            <div role="columnheader">{t('transaction')}</div>
            <SortHead label={t('requested')} sortKey="requested" sort={sort} onChangeSort={onChangeSort} />
          </div>
        </div>
        <LongList items={withdrawals} keyOf={keyOf} estimate={ROW_PX} attributes={ROWS}>
          {(withdrawal, place) => <WithdrawalRow withdrawal={withdrawal} place={place} onCopy={onCopy} />}
        </LongList>
      </S.Table>
    </Announcer>
  );
}
