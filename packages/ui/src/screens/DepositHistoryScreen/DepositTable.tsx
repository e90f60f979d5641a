'use client';

import { useMessages } from '../../messages/useMessages.js';
import type { DepositRecord } from '../../model/Deposit.js';
import type { RecordId } from '../../model/RecordId.js';
import { useFormat } from '../../provider/useFormat.js';
import { useNow } from '../../provider/useNow.js';
import type { DepositSort } from '../../rules/depositHistory.js';
import { type HistoryColumn, HistoryTable } from '../../components/HistoryTable/HistoryTable.js';
import { SortHead } from '../../components/HistoryTable/SortHead.js';
import { DepositRow } from './DepositRow.js';
import { depositTableMessages } from './DepositHistoryScreen.messages.js';
import * as S from './DepositTable.styles.js';
import type { ElementProps } from '../../primitives/ElementProps.js';
import { pickElementProps } from '../../primitives/pickElementProps.js';

/** The props of `DepositTable`. */
export interface DepositTableProps extends ElementProps<HTMLDivElement> {
  /** In display order. */
  readonly deposits: readonly DepositRecord[];
  /** Columns of the host, after the others; a new array redraws the rows. Default: none. */
  readonly columns?: readonly HistoryColumn<DepositRecord>[] | undefined;
  /** The current sorting, shown in the head. */
  readonly sort: DepositSort;
  /** The head of a column was clicked. */
  readonly onChangeSort: (sort: DepositSort) => void;
  /** Writes a transaction id, or a report for support, to the clipboard; rejects when the browser refuses. */
  readonly onCopy: (text: string) => Promise<void>;
  /** Opens what is known of the deposit with this id; without it, rows are not buttons. */
  readonly onOpen?: ((deposit: { id: RecordId }) => void) | undefined;
  /** The ids of the pending deposits whose addresses are known. Default: none. */
  readonly addressedIds?: readonly RecordId[] | undefined;
  /** Shows the address of the deposit with this id. */
  readonly onShowAddress?: (deposit: { id: RecordId }) => void;
}

/** About the height of a row on a wide screen (px). */
const ROW_PX = 57;

const HOUR_MS = 3_600_000;

/** The records of the deposit history, windowed when there are more than 200. Date and amount can be sorted; a second click reverses the order. */
export function DepositTable(props: DepositTableProps) {
  const { deposits, columns, sort, onChangeSort, onCopy, onOpen, addressedIds, onShowAddress } = props;
  const t = useMessages(depositTableMessages);
  const { zoneNames } = useFormat();
  const zone = zoneNames(useNow(HOUR_MS, zoneNames));
  return (
    <HistoryTable
      {...pickElementProps(props)}
      as={S.Table}
      label={t('label')}
      records={deposits}
      estimate={ROW_PX}
      columns={columns}
      head={
        <>
          <div role="columnheader">{t('currency')}</div>
          <div role="columnheader">{t('status')}</div>
          <div role="columnheader">{t('transactionId')}</div>
          <SortHead label={t('amount')} sortKey="amount" sort={sort} onChangeSort={onChangeSort} />
          <SortHead label={t('created', { zone })} sortKey="date" sort={sort} onChangeSort={onChangeSort} />
        </>
      }
    >
      {(deposit, place) => (
        <DepositRow
          deposit={deposit}
          place={place}
          columns={columns}
          onCopy={onCopy}
          onOpen={onOpen}
          onShowAddress={addressedIds?.includes(deposit.id) ? onShowAddress : undefined}
        />
      )}
    </HistoryTable>
  );
}
