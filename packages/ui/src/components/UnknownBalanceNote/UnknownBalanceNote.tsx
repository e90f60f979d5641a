'use client';

import { RotateCw } from 'lucide-react';
import { useMessages } from '../../messages/useMessages.js';
import { SendButton } from '../../primitives/Button/SendButton.js';
import { Note } from '../../primitives/Note/Note.js';
import { unknownBalanceNoteMessages } from '../BalanceBadge/BalanceBadge.messages.js';

export interface UnknownBalanceNoteProps {
  /** Reads the balance again; without it there is no button. */
  readonly onRetry?: (() => void) | undefined;
}

/** Why forms that move money are closed while the balance is not known. */
export function UnknownBalanceNote({ onRetry }: UnknownBalanceNoteProps) {
  const t = useMessages(unknownBalanceNoteMessages);
  return (
    <Note tone="warning" title={t('title')} announces="polite">
      <p>{t('text')}</p>
      {onRetry && (
        <SendButton variant="line" icon={<RotateCw className="ep-icon" aria-hidden="true" />} onClick={() => onRetry()}>
          {t('retry')}
        </SendButton>
      )}
    </Note>
  );
}
