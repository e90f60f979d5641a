'use client';

import { QrCode } from 'lucide-react';
import { memo } from 'react';
import type { DepositRecord } from '../../model/Deposit.js';
import type { RecordId } from '../../model/RecordId.js';
import { Button } from '../../primitives/Button/Button.js';
import { rowAttributes, type RowPlace } from '../../primitives/LongList/rows.js';
import { useFormat } from '../../provider/useFormat.js';
import { type DepositStatus, getDepositStatus } from '../../rules/depositHistory.js';
import { type KnownDepositStatus, toKnownDepositStatus } from '../../rules/depositStates.js';
import { CurrencyIcon } from '../../components/CurrencyIcon/CurrencyIcon.js';
import { DepositHelp } from './DepositHelp.js';
import { RowCopy } from '../../components/HistoryTable/RowCopy.js';
import { RowTag } from '../../components/HistoryTable/RowTag.js';
import { MomentCell } from '../../components/Moment/Moment.js';
import { useServerWord } from '../../components/ServerWord/useServerWord.js';
import { useSupportMessages } from '../../components/SupportLink/useSupportMessages.js';
import { depositTableMessages } from './DepositHistoryScreen.messages.js';

/** As `DepositStatusTag` shows it. */
const appearances = {
  pending: { tone: 'warning', mark: 'clock' },
  paid: { tone: 'positive', mark: 'check' },
  failed: { tone: 'negative', mark: 'cross' },
} as const;

/** The text that explains a status beyond the three of the legend; none for those. */
function explanationOf(status: string): Exclude<KnownDepositStatus, DepositStatus> | 'unknown' | null {
  const word = toKnownDepositStatus(status);
  if (word === null) return 'unknown';
  return word === 'pending' || word === 'paid' || word === 'failed' ? null : word;
}

export interface DepositRowProps {
  readonly deposit: DepositRecord;
  /** Writes the transaction id, or a report for support, to the clipboard; rejects when the browser refuses. */
  readonly onCopy: (text: string) => Promise<void>;
  /** Where it is in a windowed table. */
  readonly place?: RowPlace | undefined;
  /** Shows the address to pay; omitted when it may not belong to this deposit. */
  readonly onShowAddress?: ((deposit: { id: RecordId }) => void) | undefined;
}

/** One deposit: a table row, or on phones two lines and the id. */
export const DepositRow = memo(function DepositRow({ deposit, place, onCopy, onShowAddress }: DepositRowProps) {
  const t = useSupportMessages(depositTableMessages);
  const { id, currency, currencyName, status, transactionId } = deposit;
  const { coin } = useFormat();
  const wordOf = useServerWord();
  const explanation = explanationOf(status);
  const tag = { ...appearances[getDepositStatus(status)], children: wordOf(status) };
  return (
    <div {...rowAttributes(place)} role="row" className="ep-row">
      <div role="cell" className="ep-coin">
        <CurrencyIcon currency={currency} />
        <b>{currencyName}</b> {currency}
      </div>
      {explanation === null ? (
        <RowTag isCell {...tag} />
      ) : (
        <div role="cell" className="ep-status">
          <RowTag {...tag} />
          <small>{t.rich(explanation)}</small>
        </div>
      )}
      <bdi role="cell" className="ep-amount">
        {coin(deposit.amount)} <span>{currency}</span>
      </bdi>
      <MomentCell className="ep-when" time={deposit.createdAt} />
      <code role="cell" className="ep-id ep-labelled" data-label={t('transactionId')}>
        {transactionId ?? t('none')}
        {transactionId !== null && (
          <RowCopy
            label={t('copy')}
            copiedLabel={t('copied')}
            failedLabel={t('copyFailed')}
            onCopy={() => onCopy(transactionId)}
          />
        )}
      </code>
      {getDepositStatus(status) === 'pending' && (
        <div role="cell" className="ep-more">
          {onShowAddress && (
            <Button kind="line" size="small" icon={<QrCode aria-hidden="true" />} onClick={() => onShowAddress({ id })}>
              {t('showAddress')}
            </Button>
          )}
          <DepositHelp deposit={deposit} onCopy={onCopy} />
        </div>
      )}
    </div>
  );
});
