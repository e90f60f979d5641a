'use client';

import { memo } from 'react';
import { coin } from '../../format/money.js';
import { useMessages } from '../../messages/useMessages.js';
import { type DepositRecord, depositStatuses } from '../../model/Deposit.js';
import { useFormat } from '../../provider/useFormat.js';
import { CurrencyIcon } from '../CurrencyIcon/CurrencyIcon.js';
import { DepositStatusTag } from '../DepositStatusTag/DepositStatusTag.js';
import { depositTableMessages } from './DepositTable.messages.js';

type Explained = Exclude<
  keyof typeof depositTableMessages.texts,
  'label' | 'currency' | 'status' | 'amount' | 'date' | 'transactionId' | 'none'
>;

const explained: ReadonlySet<string> = new Set<Explained>([
  'new',
  'waiting',
  'confirming',
  'paying',
  'underpaid',
  'manual_accept',
  'expired',
  'refunding',
  'refunded',
]);

/** Which text explains a status beyond the three of the legend; none for those. */
function explanationOf(status: string): Explained | null {
  const word = status.toLowerCase();
  if (depositStatuses.some((known) => known === word)) return null;
  return explained.has(word) ? (word as Explained) : 'unknown';
}

export interface DepositRowProps {
  readonly deposit: DepositRecord;
}

/** One deposit: a line of the table, or two lines and the id on phones. */
export const DepositRow = memo(function DepositRow({ deposit }: DepositRowProps) {
  const t = useMessages(depositTableMessages);
  const format = useFormat();
  const { createdAt, currency, currencyName, status, transactionId } = deposit;
  const clock = format.clockTime(createdAt);
  const explanation = explanationOf(status);
  return (
    <div role="row" className="row">
      <div role="cell" className="coin">
        <span className="mark">
          <CurrencyIcon currency={currency} />
        </span>
        <span className="name">
          <b>{currencyName}</b> <span>{currency}</span>
        </span>
      </div>
      <div role="cell" className="status">
        <DepositStatusTag status={status} />
        {explanation && <small>{t(explanation)}</small>}
      </div>
      <div role="cell" className="amount">
        {coin(deposit.amount)} <span>{currency}</span>
      </div>
      <div role="cell" className="when">
        {format.day(createdAt)}
        {clock && (
          <>
            {', '}
            <span>
              {clock} {format.zone(createdAt)}
            </span>
          </>
        )}
      </div>
      <div role="cell" className="id">
        <small aria-hidden="true">{t('transactionId')}</small>
        <code>{transactionId ?? t('none')}</code>
      </div>
    </div>
  );
});
