'use client';

import { getExplorerHref } from '../../address/explorer.js';
import { Moment } from '../../components/Moment/Moment.js';
import { RecordDetails } from '../../components/HistoryTable/RecordDetails.js';
import { truncateHash } from '../../format/text.js';
import { useMessages } from '../../messages/useMessages.js';
import type { WithdrawalRecord } from '../../model/Withdrawal.js';
import { Button } from '../../primitives/Button/Button.js';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.js';
import { Note } from '../../primitives/Note/Note.js';
import { useFormat } from '../../provider/useFormat.js';
import { useOverdueDays, useWithdrawalReport } from './useWithdrawalReport.js';
import { useWithdrawalSentence } from './useWithdrawalSentence.js';
import { withdrawalDetailsMessages, withdrawalTableMessages } from './WithdrawalHistoryScreen.messages.js';
import { WithdrawalStatusTag } from './WithdrawalStatusTag.js';

export interface WithdrawalDetailsProps {
  readonly withdrawal: WithdrawalRecord;
  readonly onClose: () => void;
  /** Writes the address, or a report for support, to the clipboard; rejects when the browser refuses. */
  readonly onCopy: (text: string) => Promise<void>;
}

/** All that is known of one withdrawal. */
export function WithdrawalDetails({ withdrawal, onClose, onCopy }: WithdrawalDetailsProps) {
  const t = useMessages(withdrawalDetailsMessages);
  const row = useMessages(withdrawalTableMessages);
  const getSentence = useWithdrawalSentence();
  const createReport = useWithdrawalReport();
  const days = useOverdueDays(withdrawal);
  const format = useFormat();
  const { id, amount, currency, currencyName, withdrawalAddress, status, transactionHash } = withdrawal;
  const hasName = currencyName !== '' && currencyName !== currency;
  const href = transactionHash && getExplorerHref(currency, transactionHash);
  const hash = transactionHash && <code>{truncateHash(transactionHash)}</code>;
  const values = [
    { name: t('coin'), value: hasName ? t('namedCoin', { name: currencyName, currency }) : currency },
    {
      name: t('address'),
      value: (
        <>
          <code>{withdrawalAddress}</code>
          <CopyButton
            isIconOnly
            label={row('copyAddress')}
            copiedLabel={row('addressCopied')}
            failedLabel={row('copyFailed')}
            onCopy={() => onCopy(withdrawalAddress)}
          />
        </>
      ),
    },
    hash && {
      name: t('transaction'),
      value: href ? (
        <a
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={row('openTransaction', { hash: truncateHash(transactionHash) })}
        >
          {hash}
        </a>
      ) : (
        hash
      ),
    },
    { name: t('requested'), value: <Moment time={withdrawal.createdAt} /> },
    withdrawal.processedAt && { name: t('processed'), value: <Moment time={withdrawal.processedAt} /> },
    { name: t('id'), value: <code>{String(id)}</code> },
  ];
  return (
    <RecordDetails
      title={t('title', { amount: format.usd(amount) })}
      status={<WithdrawalStatusTag status={status} />}
      sentence={getSentence(status)}
      values={values.filter((value) => value !== null && value !== '')}
      onClose={onClose}
      foot={
        <>
          {days !== null && (
            <CopyButton
              label={row('copyReport')}
              copiedLabel={row('reportCopied')}
              failedLabel={row('copyFailed')}
              onCopy={() => onCopy(createReport(withdrawal))}
            />
          )}
          <Button onClick={onClose}>{t('close')}</Button>
        </>
      }
    >
      {days !== null && <Note tone="warning">{row('waiting', { count: days })}</Note>}
    </RecordDetails>
  );
}
