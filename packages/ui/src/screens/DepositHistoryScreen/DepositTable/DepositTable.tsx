'use client';

import { useMessages } from '../../../messages/useMessages.js';
import type { DepositRecord } from '../../../model/Deposit.js';
import type { RecordId } from '../../../model/RecordId.js';
import type { DepositSort } from '../../../rules/depositHistory.js';
import { SortHead } from '../../../components/HistoryTable/SortHead.js';
import { Announcer } from '../../../primitives/Announcer/Announcer.js';
import { LongList } from '../../../primitives/LongList/LongList.js';
import { LONG_LIST, rowCount } from '../../../primitives/LongList/rows.js';
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

const keyOf = ({ id }: DepositRecord) => id;

/** The attributes of the element around the rows. */
const ROWS = { role: 'rowgroup', className: 'ep-body' } as const;

/** About the height of a row on a wide screen (px). */
const ROW_PX = 57;

/** The records of the deposit history, windowed when there are more than 200. Date and amount can be sorted; a second click reverses the order. */
export function DepositTable(props: DepositTableProps) {
  const { deposits, sort, onChangeSort, onCopy, addressedId, onShowAddress } = props;
  const t = useMessages(depositTableMessages);
  return (
    <Announcer>
      <S.Table
        role="table"
        aria-label={t('label')}
        aria-rowcount={rowCount(deposits.length)}
        data-long={deposits.length > LONG_LIST || undefined}
      >
        <div role="rowgroup" className="ep-body">
          <div role="row" className="ep-head" aria-rowindex={deposits.length > LONG_LIST ? 1 : undefined}>
            <div role="columnheader">{t('currency')}</div>
            <div role="columnheader">{t('status')}</div>
            <SortHead label={t('amount')} sortKey="amount" sort={sort} onChangeSort={onChangeSort} />
            <SortHead label={t('date')} sortKey="date" sort={sort} onChangeSort={onChangeSort} />
            <div role="columnheader">{t('transactionId')}</div>
          </div>
        </div>
        <LongList items={deposits} keyOf={keyOf} estimate={ROW_PX} attributes={ROWS}>
          {(deposit, place) => (
            <DepositRow
              deposit={deposit}
              place={place}
              onCopy={onCopy}
              onShowAddress={deposit.id === addressedId ? onShowAddress : undefined}
            />
          )}
        </LongList>
      </S.Table>
    </Announcer>
  );
}
