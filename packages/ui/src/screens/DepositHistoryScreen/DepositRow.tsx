'use client';

import { QrCode } from 'lucide-react';
import { memo } from 'react';
import { Amount } from '../../components/Amount/Amount.js';
import { shortenMiddle } from '../../format/text.js';
import { useMessages } from '../../messages/useMessages.js';
import type { DepositRecord } from '../../model/Deposit.js';
import type { RecordId } from '../../model/RecordId.js';
import { Button } from '../../primitives/Button/Button.js';
import { rowAttributes, type RowPlace } from '../../primitives/LongList/rows.js';
import { useFormat } from '../../provider/useFormat.js';
import { getDepositStatus } from '../../rules/depositHistory.js';
import { CurrencyIcon } from '../../components/CurrencyIcon/CurrencyIcon.js';
import { DepositHelp } from './DepositHelp.js';
import type { HistoryColumn } from '../../components/HistoryTable/HistoryTable.js';
import { MoreCells } from '../../components/HistoryTable/MoreCells.js';
import { RowCopy } from '../../components/HistoryTable/RowCopy.js';
import { RowTag } from '../../components/HistoryTable/RowTag.js';
import { MomentLine } from '../../components/Moment/Moment.js';
import { useServerWord } from '../../components/ServerWord/useServerWord.js';
import { useDepositSentence } from './useDepositSentence.js';
import { depositTableMessages } from './DepositHistoryScreen.messages.js';

/** As `DepositStatusTag` shows it. */
const appearances = {
  pending: { tone: 'warning', mark: 'clock' },
  paid: { tone: 'positive', mark: 'check' },
  failed: { tone: 'negative', mark: 'cross' },
} as const;

export interface DepositRowProps {
  readonly deposit: DepositRecord;
  /** Writes the transaction id, or a report for support, to the clipboard; rejects when the browser refuses. */
  readonly onCopy: (text: string) => Promise<void>;
  /** Opens what is known of it; without it, the row is not a button. */
  readonly onOpen?: ((deposit: { id: RecordId }) => void) | undefined;
  /** Columns of the host. Default: none. */
  readonly columns?: readonly HistoryColumn<DepositRecord>[] | undefined;
  /** Where it is in a windowed table. */
  readonly place?: RowPlace | undefined;
  /** Shows the address to pay; omitted when it may not belong to this deposit. */
  readonly onShowAddress?: ((deposit: { id: RecordId }) => void) | undefined;
}

/**
 * One deposit: a table row, or on phones two lines. What its status means stands under it as long as it may change.
 */
export const DepositRow = memo(function DepositRow(props: DepositRowProps) {
  const { deposit, columns, place, onCopy, onOpen, onShowAddress } = props;
  const t = useMessages(depositTableMessages);
  const { id, currency, currencyName, status, transactionId } = deposit;
  const format = useFormat();
  const getWord = useServerWord();
  const getSentence = useDepositSentence();
  const amount = format.coin(deposit.amount);
  const shownAs = getDepositStatus(status);
  const sentence = shownAs === 'pending' ? getSentence(status) : null;
  const tag = { ...appearances[shownAs], children: getWord(status) };
  return (
    <div {...rowAttributes(place)} role="row" className="ep-row">
      <div role="cell" className="ep-coin">
        <CurrencyIcon currency={currency} />
        <b>{currencyName}</b> <small>{currency}</small>
        {onOpen && (
          <button
            type="button"
            className="ep-open"
            aria-label={t('open', { amount, currency })}
            onClick={() => onOpen({ id })}
          />
        )}
      </div>
      {sentence === null ? (
        <RowTag isCell {...tag} />
      ) : (
        <div role="cell" className="ep-status">
          <RowTag {...tag} />
          <p>{sentence}</p>
        </div>
      )}
      <div role="cell" className="ep-id" data-short={shortenMiddle(transactionId ?? t('none'))}>
        <code>{transactionId ?? t('none')}</code>
        {transactionId !== null && (
          <RowCopy
            label={t('copyOf', { id: transactionId })}
            copiedLabel={t('copied')}
            failedLabel={t('copyFailed')}
            onCopy={() => onCopy(transactionId)}
          />
        )}
      </div>
      <bdi role="cell" className="ep-amount">
        <Amount>{amount}</Amount> <span>{currency}</span>
      </bdi>
      <MomentLine role="cell" className="ep-when" time={deposit.createdAt} />
      <MoreCells record={deposit} columns={columns} />
      {shownAs === 'pending' && (
        <div role="cell" className="ep-more">
          {onShowAddress && (
            <Button
              variant="line"
              size="small"
              icon={<QrCode className="ep-icon" aria-hidden="true" />}
              onClick={() => onShowAddress({ id })}
            >
              {t('showAddress')}
            </Button>
          )}
          <DepositHelp deposit={deposit} onCopy={onCopy} />
        </div>
      )}
    </div>
  );
});
