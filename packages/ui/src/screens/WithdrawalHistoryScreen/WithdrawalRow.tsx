'use client';

import { memo } from 'react';
import { getExplorerHref } from '../../address/explorer.js';
import { formatStatus, truncateHash } from '../../format/text.js';
import { useMessages } from '../../messages/useMessages.js';
import type { WithdrawalRecord } from '../../model/Withdrawal.js';
import { rowAttributes, type RowPlace } from '../../primitives/LongList/rows.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js';
import { PlaceLink } from '../../provider/PlaceLink.js';
import { useFormat } from '../../provider/useFormat.js';
import { getWithdrawalStatus, type WithdrawalStatus } from '../../rules/withdrawalHistory.js';
import { CurrencyIcon } from '../../components/CurrencyIcon/CurrencyIcon.js';
import { RowCopy } from '../../components/HistoryTable/RowCopy.js';
import { RowTag, type RowTagProps } from '../../components/HistoryTable/RowTag.js';
import { MomentLine } from '../../components/Moment/Moment.js';
import { withdrawalStatusTagMessages, withdrawalTableMessages } from './WithdrawalHistoryScreen.messages.js';
import { useSupportMessages } from '../../components/SupportLink/useSupportMessages.js';

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
  /** Writes the address to the clipboard; rejects when the browser refuses. */
  readonly onCopy: (text: string) => Promise<void>;
  /** Where it is in a windowed table. */
  readonly place?: RowPlace | undefined;
}

/** One withdrawal: a table row, or a block of labelled lines where there is no room for one. */
export const WithdrawalRow = memo(function WithdrawalRow({ withdrawal, place, onCopy }: WithdrawalRowProps) {
  const t = useSupportMessages(withdrawalTableMessages);
  const word = useMessages(withdrawalStatusTagMessages);
  const format = useFormat();
  const { amount, currency, currencyName, withdrawalAddress, transactionHash } = withdrawal;
  const status = getWithdrawalStatus(withdrawal.status);
  const hasName = currencyName !== '' && currencyName !== currency;
  const href = transactionHash && getExplorerHref(currency, transactionHash);
  const hash = transactionHash && truncateHash(transactionHash);
  const sentence = () => {
    if (status === 'pending') return t.rich('pending', { hours: <span className="ep-whole">{t('hours')}</span> });
    if (status !== 'failed') return t.rich(status ?? 'unknown');
    return t.rich('failed', { help: <PlaceLink to="support">{t('contactSupport')}</PlaceLink> });
  };
  return (
    <div {...rowAttributes(place)} role="row" className="ep-row">
      <div role="cell" className="ep-amount">
        <CurrencyIcon currency={currency} />
        <b>{format.usd(amount)}</b>
        <small>{hasName ? t('asNamedCoin', { name: currencyName, currency }) : t('asCoin', { currency })}</small>
      </div>
      <div role="cell" className="ep-status">
        <RowTag {...(status ? appearances[status] : unknown)}>
          {status ? word(status) : formatStatus(withdrawal.status)}
        </RowTag>
        <p>{sentence()}</p>
      </div>
      <div role="cell" className="ep-address ep-labelled" data-label={t('address')}>
        <code>{withdrawalAddress}</code>
        <RowCopy
          label={t('copyAddress')}
          copiedLabel={t('addressCopied')}
          failedLabel={t('copyFailed')}
          onCopy={() => onCopy(withdrawalAddress)}
        />
      </div>
      <div
        role="cell"
        className="ep-transaction ep-labelled"
        data-label={t('transaction')}
        data-empty={hash ? undefined : t('none')}
      >
        {!hash && <VisuallyHidden>{t('noTransaction')}</VisuallyHidden>}
        {hash && !href && <code>{hash}</code>}
        {hash && href && (
          <a href={href} target="_blank" rel="noopener noreferrer" aria-label={t('openTransaction', { hash })}>
            <code>{hash}</code>
          </a>
        )}
      </div>
      <div role="cell" className="ep-dates">
        <div className="ep-labelled" data-label={t('requested')}>
          <MomentLine time={withdrawal.createdAt} />
        </div>
        {withdrawal.processedAt && (
          <div className="ep-processed">
            <small>{t('processed')}</small> <MomentLine time={withdrawal.processedAt} />
          </div>
        )}
      </div>
    </div>
  );
});
