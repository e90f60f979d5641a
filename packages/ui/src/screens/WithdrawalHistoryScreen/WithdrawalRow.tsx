'use client';

import { memo } from 'react';
import { Amount } from '../../components/Amount/Amount.js';
import { getExplorerHref } from '../../address/explorer.js';
import { formatStatus, shortenMiddle, truncateHash } from '../../format/text.js';
import { useMessages } from '../../messages/useMessages.js';
import type { RecordId } from '../../model/RecordId.js';
import type { WithdrawalRecord } from '../../model/Withdrawal.js';
import { rowAttributes, type RowPlace } from '../../primitives/LongList/rows.js';
import { useFormat } from '../../provider/useFormat.js';
import { getWithdrawalStatus, isWithdrawalUnderWay, type WithdrawalStatus } from '../../rules/withdrawalStates.js';
import { OverdueNote } from './OverdueNote.js';
import { useWithdrawalSentence } from './useWithdrawalSentence.js';
import { CurrencyIcon } from '../../components/CurrencyIcon/CurrencyIcon.js';
import type { HistoryColumn } from '../../components/HistoryTable/HistoryTable.js';
import { MoreCells } from '../../components/HistoryTable/MoreCells.js';
import { RowCopy } from '../../components/HistoryTable/RowCopy.js';
import { RowTag, type RowTagProps } from '../../components/HistoryTable/RowTag.js';
import { MomentLine } from '../../components/Moment/Moment.js';
import { withdrawalStatusTagMessages, withdrawalTableMessages } from './WithdrawalHistoryScreen.messages.js';

type Appearance = Pick<RowTagProps, 'tone' | 'mark'>;

/** As `WithdrawalStatusTag` shows it. */
const appearances: Readonly<Record<WithdrawalStatus, Appearance>> = {
  pending: { tone: 'warning', mark: 'clock' },
  processing: { tone: 'accent', mark: 'loader' },
  completed: { tone: 'positive', mark: 'check' },
  failed: { tone: 'negative', mark: 'cross' },
  cancelled: { tone: 'neutral', mark: 'ban' },
};
const unknown: Appearance = { tone: 'neutral', mark: 'unknown' };

export interface WithdrawalRowProps {
  readonly withdrawal: WithdrawalRecord;
  /** Writes the address, or a report for support, to the clipboard; rejects when the browser refuses. */
  readonly onCopy: (text: string) => Promise<void>;
  /** Opens what is known of it; without it, the row is not a button. */
  readonly onOpen?: ((withdrawal: { id: RecordId }) => void) | undefined;
  /** Columns of the host. Default: none. */
  readonly columns?: readonly HistoryColumn<WithdrawalRecord>[] | undefined;
  /** Where it is in a windowed table. */
  readonly place?: RowPlace | undefined;
}

/**
 * One withdrawal: a table row, or two lines where there is no room for one. What its status means stands under it as long
 * as something is to come or to be done.
 */
export const WithdrawalRow = memo(function WithdrawalRow(props: WithdrawalRowProps) {
  const { withdrawal, columns, place, onCopy, onOpen } = props;
  const t = useMessages(withdrawalTableMessages);
  const word = useMessages(withdrawalStatusTagMessages);
  const getSentence = useWithdrawalSentence();
  const format = useFormat();
  const { id, currency, currencyName, withdrawalAddress, transactionHash } = withdrawal;
  const status = getWithdrawalStatus(withdrawal.status);
  const isUnderWay = isWithdrawalUnderWay(withdrawal.status);
  const amount = format.usd(withdrawal.amount);
  const href = transactionHash && getExplorerHref(currency, transactionHash);
  const hash = transactionHash && truncateHash(transactionHash);
  return (
    <div {...rowAttributes(place)} role="row" className="ep-row">
      <div role="cell" className="ep-amount">
        <CurrencyIcon currency={currency} />
        <b>
          <Amount>{amount}</Amount>
        </b>{' '}
        <small>
          {currency}
          {currencyName !== '' && currencyName !== currency && <span className="ep-name"> · {currencyName}</span>}
        </small>
        {onOpen && (
          <button
            type="button"
            className="ep-open"
            aria-label={t('open', { amount, currency })}
            onClick={() => onOpen({ id })}
          />
        )}
      </div>
      <div role="cell" className="ep-status">
        <RowTag {...(status ? appearances[status] : unknown)}>
          {status ? word(status) : formatStatus(withdrawal.status)}
        </RowTag>
        {(isUnderWay || status === 'failed') && <p>{getSentence(withdrawal.status)}</p>}
        {isUnderWay && <OverdueNote withdrawal={withdrawal} onCopy={onCopy} />}
      </div>
      <div role="cell" className="ep-address" data-short={shortenMiddle(withdrawalAddress)}>
        <code>{withdrawalAddress}</code>
        <RowCopy
          label={t('copyAddressOf', { end: withdrawalAddress.slice(-4) })}
          copiedLabel={t('addressCopied')}
          failedLabel={t('copyFailed')}
          onCopy={() => onCopy(withdrawalAddress)}
        />
      </div>
      <div role="cell" className="ep-transaction">
        {!hash && t('none')}
        {hash && !href && <code>{hash}</code>}
        {hash && href && (
          <a href={href} target="_blank" rel="noopener noreferrer" aria-label={t('openTransaction', { hash })}>
            <code>{hash}</code>
          </a>
        )}
      </div>
      <div role="cell" className="ep-dates">
        <MomentLine time={withdrawal.createdAt} />
        {withdrawal.processedAt && <MomentLine time={withdrawal.processedAt} className="ep-processed" />}
      </div>
      <MoreCells record={withdrawal} columns={columns} />
    </div>
  );
});
