'use client';

import { ArrowUpRight } from 'lucide-react';
import { memo } from 'react';
import { getExplorerHref } from '../../../address/explorer.js';
import { truncateHash } from '../../../format/text.js';
import type { WithdrawalRecord } from '../../../model/Withdrawal.js';
import { CopyButton } from '../../../primitives/CopyButton/CopyButton.js';
import { rowAttributes, type RowPlace } from '../../../primitives/LongList/longList.js';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.js';
import { PlaceLink } from '../../../provider/PlaceLink.js';
import { useFormat } from '../../../provider/useFormat.js';
import { getWithdrawalStatus } from '../../../rules/withdrawalHistory.js';
import { CurrencyIcon } from '../../../components/CurrencyIcon/CurrencyIcon.js';
import { Moment } from '../../../components/Moment/Moment.js';
import { WithdrawalStatusTag } from '../WithdrawalStatusTag/WithdrawalStatusTag.js';
import { useSupportMessages } from '../../../components/SupportLink/useSupportMessages.js';
import { withdrawalTableMessages } from './WithdrawalTable.messages.js';

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
        <span className="ep-mark">
          <CurrencyIcon currency={currency} />
        </span>
        <b>{format.usd(amount)}</b>
        <small>{hasName ? t('asNamedCoin', { name: currencyName, currency }) : t('asCoin', { currency })}</small>
      </div>
      <div role="cell" className="ep-status">
        <WithdrawalStatusTag status={withdrawal.status} />
        <p>{sentence()}</p>
      </div>
      <div role="cell" className="ep-address">
        <small aria-hidden="true">{t('address')}</small>
        <code>{withdrawalAddress}</code>
        <CopyButton
          isIconOnly
          label={t('copyAddress')}
          copiedLabel={t('addressCopied')}
          failedLabel={t('copyFailed')}
          onCopy={() => onCopy(withdrawalAddress)}
        />
      </div>
      <div role="cell" className="ep-transaction" data-empty={hash ? undefined : true}>
        <small aria-hidden="true">{t('transaction')}</small>
        {!hash && (
          <span className="ep-none">
            <span aria-hidden="true">{t('none')}</span>
            <VisuallyHidden>{t('noTransaction')}</VisuallyHidden>
          </span>
        )}
        {hash && !href && <code>{hash}</code>}
        {hash && href && (
          <a href={href} target="_blank" rel="noopener noreferrer" aria-label={t('openTransaction', { hash })}>
            <code>{hash}</code>
            <ArrowUpRight aria-hidden="true" />
          </a>
        )}
      </div>
      <div role="cell" className="ep-dates">
        <div>
          <small aria-hidden="true">{t('requested')}</small>
          <Moment time={withdrawal.createdAt} />
        </div>
        {withdrawal.processedAt && (
          <div className="ep-processed">
            <small>{t('processed')}</small> <Moment time={withdrawal.processedAt} />
          </div>
        )}
      </div>
    </div>
  );
});
