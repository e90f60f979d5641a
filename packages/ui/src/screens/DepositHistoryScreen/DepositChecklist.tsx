'use client';

import { Fragment } from 'react';
import { getExplorers } from '../../address/explorer.js';
import { withoutIsolates } from '../../messages/isolate.js';
import type { DepositRecord } from '../../model/Deposit.js';
import { Bullets } from '../../primitives/Card/Card.js';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.js';
import { useFormat } from '../../provider/useFormat.js';
import { formatUtcTime, getMinutesSince } from '../../rules/depositReport.js';
import { SESSION_MINUTES } from '../../rules/depositSession.js';
import { getDepositState } from '../../rules/depositStates.js';
import { useSupportMessages } from '../../components/SupportLink/useSupportMessages.js';
import { depositHelpMessages } from './DepositHistoryScreen.messages.js';
import * as S from './DepositHelp.styles.js';

export interface DepositChecklistProps {
  readonly deposit: DepositRecord;
  /** The current time (ms since the epoch). */
  readonly now: number;
  /** Writes the report to the clipboard; rejects when the browser refuses. */
  readonly onCopy: (text: string) => Promise<void>;
}

/** What to check when a deposit does not arrive, and a report for support, both from its record alone. */
export function DepositChecklist({ deposit, now, onCopy }: DepositChecklistProps) {
  const t = useSupportMessages(depositHelpMessages);
  const format = useFormat();
  // A report goes to support, not to the screen.
  const open = useFormat('public');
  const { id, currency, currencyName, status, createdAt, transactionId } = deposit;
  const amount = format.coin(deposit.amount);
  const minutes = getMinutesSince(createdAt, now);
  const { phase } = getDepositState(status);
  const explorers = getExplorers(currency).map(({ name, href }, at) => (
    <Fragment key={name}>
      {at > 0 && ` ${t('or')} `}
      <a href={href} target="_blank" rel="noopener noreferrer">
        {name}
      </a>
    </Fragment>
  ));
  const report = t('report', {
    id: String(id),
    transactionId: transactionId ?? t('none'),
    currency,
    amount: open.coin(deposit.amount),
    status,
    created: formatUtcTime(createdAt),
  });
  return (
    <S.Body>
      <Bullets>
        <li>{t('coin', { name: currencyName, currency })}</li>
        <li>
          <span>{t.rich('network')}</span>
        </li>
        <li>{t('amount', { amount, currency })}</li>
        {/* A payment that was seen came in time, so the session no longer matters. */}
        {phase !== 'seen' && (
          <li>
            {minutes >= SESSION_MINUTES ? t('sessionOver') : t('sessionOpen', { minutes: format.count(minutes) })}
          </li>
        )}
        <li>
          {/* A single grid item. */}
          <span>
            {explorers.length > 0 ? t.rich('transaction', { explorer: <>{explorers}</> }) : t('transactionElsewhere')}
          </span>
        </li>
      </Bullets>
      <S.Actions>
        <p>{t.rich('stillMissing')}</p>
        <CopyButton
          label={t('copy')}
          copiedLabel={t('copied')}
          failedLabel={t('copyFailed')}
          onCopy={() => onCopy(withoutIsolates(report))}
        />
      </S.Actions>
    </S.Body>
  );
}
