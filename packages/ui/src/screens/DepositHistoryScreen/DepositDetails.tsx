'use client';

import { QrCode } from 'lucide-react';
import { RecordDetails } from '../../components/HistoryTable/RecordDetails.js';
import { Moment } from '../../components/Moment/Moment.js';
import { useMessages } from '../../messages/useMessages.js';
import type { DepositRecord } from '../../model/Deposit.js';
import { Button } from '../../primitives/Button/Button.js';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.js';
import { useFormat } from '../../provider/useFormat.js';
import { getDepositStatus } from '../../rules/depositHistory.js';
import { DepositHelp } from './DepositHelp.js';
import { depositDetailsMessages, depositTableMessages, statusLegendMessages } from './DepositHistoryScreen.messages.js';
import { DepositStatusTag } from './DepositStatusTag.js';
import { useDepositSentence } from './useDepositSentence.js';

export interface DepositDetailsProps {
  readonly deposit: DepositRecord;
  readonly onClose: () => void;
  /** Writes the transaction id, or a report for support, to the clipboard; rejects when the browser refuses. */
  readonly onCopy: (text: string) => Promise<void>;
  /** Shows the address to pay; omitted when it may not belong to this deposit. */
  readonly onShowAddress?: (() => void) | undefined;
}

/** All that is known of one deposit. */
export function DepositDetails({ deposit, onClose, onCopy, onShowAddress }: DepositDetailsProps) {
  const t = useMessages(depositDetailsMessages);
  const row = useMessages(depositTableMessages);
  const legend = useMessages(statusLegendMessages);
  const getSentence = useDepositSentence();
  const format = useFormat();
  const { currency, currencyName, status, transactionId } = deposit;
  const shownAs = getDepositStatus(status);
  const values = [
    {
      name: t('coin'),
      value:
        currencyName !== '' && currencyName !== currency ? t('namedCoin', { name: currencyName, currency }) : currency,
    },
    {
      name: row('transactionId'),
      value:
        transactionId === null ? (
          row('none')
        ) : (
          <>
            <code>{transactionId}</code>
            <CopyButton
              isIconOnly
              label={row('copy')}
              copiedLabel={row('copied')}
              failedLabel={row('copyFailed')}
              onCopy={() => onCopy(transactionId)}
            />
          </>
        ),
    },
    { name: t('created'), value: <Moment time={deposit.createdAt} /> },
  ];
  return (
    <RecordDetails
      title={t('title', { amount: format.coin(deposit.amount), currency })}
      status={<DepositStatusTag status={status} />}
      sentence={getSentence(status) ?? legend(shownAs)}
      values={values}
      onClose={onClose}
      foot={
        <>
          {onShowAddress && (
            <Button variant="line" icon={<QrCode className="ep-icon" aria-hidden="true" />} onClick={onShowAddress}>
              {row('showAddress')}
            </Button>
          )}
          <Button onClick={onClose}>{t('close')}</Button>
        </>
      }
    >
      {shownAs === 'pending' && <DepositHelp deposit={deposit} onCopy={onCopy} />}
    </RecordDetails>
  );
}
