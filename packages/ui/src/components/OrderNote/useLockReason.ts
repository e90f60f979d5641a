import { useMessages } from '../../messages/useMessages.js';
import { isLocked, type Submission } from '../../model/Submission.js';
import { lockReasonMessages } from './LockReason.messages.js';

/**
 * Why the submit button is disabled, shown beside it; `null` while no earlier order blocks it. `isClosed`: what is filled in is
 * identical to a refused order that may have been stored.
 */
export function useLockReason(submission: Submission, isClosed = false): string | null {
  const t = useMessages(lockReasonMessages);
  if (submission.status === 'sending') return submission.isFromAnotherTab ? t('sendingElsewhere') : null;
  if (!isLocked(submission)) return isClosed ? t('closed') : null;
  if (submission.canUnlock) return t('unlockFirst');
  return t(submission.recheck.status === 'reading' ? 'wait' : 'readFirst');
}
