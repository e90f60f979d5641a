'use client';

import { useMessages } from '../../messages/useMessages.js';
import type { DepositRecord } from '../../model/Deposit.js';
import { useRowState } from '../../primitives/LongList/useRowState.js';
import { useNow } from '../../provider/useNow.js';
import { getMinutesSince, isOverdue } from '../../rules/depositReport.js';
import { DepositChecklist } from './DepositChecklist.js';
import { depositHelpMessages } from './DepositHistoryScreen.messages.js';
import * as S from './DepositHelp.styles.js';

const STEP_MS = 5_000;

export interface DepositHelpProps {
  readonly deposit: DepositRecord;
  /** Writes the report to the clipboard; rejects when the browser refuses. */
  readonly onCopy: (text: string) => Promise<void>;
}

/** A collapsible checklist for a deposit that is pending longer than most. Renders nothing before that. */
export function DepositHelp({ deposit, onCopy }: DepositHelpProps) {
  const t = useMessages(depositHelpMessages);
  const [isOpen, setIsOpen] = useRowState('isOpen', false);
  const now = useNow(
    STEP_MS,
    (at) => `${isOverdue(deposit, at)} ${isOpen ? getMinutesSince(deposit.createdAt, at) : ''}`,
  );
  if (!isOverdue(deposit, now)) return null;
  return (
    <S.Root open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t('notArrived')}</summary>
      {isOpen && <DepositChecklist deposit={deposit} now={now} onCopy={onCopy} />}
    </S.Root>
  );
}
