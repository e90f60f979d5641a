'use client';

import { useMessages } from '../../messages/useMessages.js';
import type { RecordId } from '../../model/RecordId.js';
import type { WithdrawalRecord } from '../../model/Withdrawal.js';
import { useFormat } from '../../provider/useFormat.js';
import { useNow } from '../../provider/useNow.js';
import type { WithdrawalSort } from '../../rules/withdrawalHistory.js';
import { type HistoryColumn, HistoryTable } from '../../components/HistoryTable/HistoryTable.js';
import { SortHead } from '../../components/HistoryTable/SortHead.js';
import { WithdrawalRow } from './WithdrawalRow.js';
import { withdrawalTableMessages } from './WithdrawalHistoryScreen.messages.js';
import * as S from './WithdrawalTable.styles.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** The props of `WithdrawalTable`. */
export interface WithdrawalTableProps extends ElementProps<HTMLDivElement> {
  /** In display order. */
  readonly withdrawals: readonly WithdrawalRecord[];
  /** Columns of the host, after the others; a new array redraws the rows. Default: none. */
  readonly columns?: readonly HistoryColumn<WithdrawalRecord>[] | undefined;
  /** The current sorting, shown in the head. */
  readonly sort: WithdrawalSort;
  /** The head of a column was clicked. */
  readonly onChangeSort: (sort: WithdrawalSort) => void;
  /** Writes an address, or a report for support, to the clipboard; rejects when the browser refuses. */
  readonly onCopy: (text: string) => Promise<void>;
  /** Opens what is known of the withdrawal with this id; without it, rows are not buttons. */
  readonly onOpen?: ((withdrawal: { id: RecordId }) => void) | undefined;
}

/** About the height of a row on a wide screen (px). */
const ROW_PX = 69;

const HOUR_MS = 3_600_000;

/** The records of the withdrawal history, windowed when there are more than 200. Date and amount can be sorted; a second click reverses the order. */
export function WithdrawalTable(props: WithdrawalTableProps) {
  const { withdrawals, columns, sort, onChangeSort, onCopy, onOpen, ...rest } = props;
  const t = useMessages(withdrawalTableMessages);
  const { zoneNames } = useFormat();
  const zone = zoneNames(useNow(HOUR_MS, zoneNames));
  return (
    <HistoryTable
      {...rest}
      as={S.Table}
      label={t('label')}
      records={withdrawals}
      estimate={ROW_PX}
      columns={columns}
      head={
        <>
          <SortHead label={t('amount')} sortKey="amount" sort={sort} onChangeSort={onChangeSort} />
          <div role="columnheader">{t('status')}</div>
          <div role="columnheader">{t('address')}</div>
          <div role="columnheader">{t('transaction')}</div>
          <SortHead label={t('requested', { zone })} sortKey="requested" sort={sort} onChangeSort={onChangeSort} />
        </>
      }
    >
      {(withdrawal, place) => (
        <WithdrawalRow withdrawal={withdrawal} columns={columns} place={place} onCopy={onCopy} onOpen={onOpen} />
      )}
    </HistoryTable>
  );
}
