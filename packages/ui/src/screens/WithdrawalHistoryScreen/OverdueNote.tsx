'use client';

import { useMessages } from '../../messages/useMessages.js';
import type { WithdrawalRecord } from '../../model/Withdrawal.js';
import { useCopy } from '../../primitives/CopyButton/useCopy.js';
import { useOverdueDays, useWithdrawalReport } from './useWithdrawalReport.js';
import { withdrawalTableMessages } from './WithdrawalHistoryScreen.messages.js';

export interface OverdueNoteProps {
  readonly withdrawal: WithdrawalRecord;
  /** Writes the report to the clipboard; rejects when the browser refuses. */
  readonly onCopy: (text: string) => Promise<void>;
}

/** For how long a withdrawal has been waiting once that is longer than a review, with a report to copy. */
export function OverdueNote({ withdrawal, onCopy }: OverdueNoteProps) {
  const t = useMessages(withdrawalTableMessages);
  const createReport = useWithdrawalReport();
  const days = useOverdueDays(withdrawal);
  const { words, copy } = useCopy({
    label: t('copyReport'),
    copiedLabel: t('reportCopied'),
    failedLabel: t('copyFailed'),
    onCopy: () => onCopy(createReport(withdrawal)),
  });
  if (days === null) return null;
  return (
    <p className="ep-late">
      {t('waiting', { count: days })}{' '}
      <button type="button" className="ep-report" onClick={copy}>
        {words}
      </button>
    </p>
  );
}
