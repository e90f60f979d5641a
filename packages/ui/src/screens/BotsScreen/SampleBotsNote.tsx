'use client';

import { RotateCw } from 'lucide-react';
import { useMessages } from '../../messages/useMessages.js';
import { SendButton } from '../../primitives/Button/SendButton.js';
import { Note } from '../../primitives/Note/Note.js';
import { botsScreenMessages } from './BotsScreen.messages.js';

export interface SampleBotsNoteProps {
  /** Why samples are shown: the server's list could not be read, or is empty. */
  readonly fallbackReason: 'failed' | 'empty';
  readonly onRetry: () => void;
}

/** Says that the bots below are samples. */
export function SampleBotsNote({ fallbackReason, onRetry }: SampleBotsNoteProps) {
  const t = useMessages(botsScreenMessages);
  if (fallbackReason === 'empty') {
    return <Note tone="warning" announces="polite" title={t('sampleAfterEmpty')} />;
  }
  return (
    <Note tone="warning" announces="polite" title={t('sampleAfterFailure')}>
      <SendButton variant="line" icon={<RotateCw className="ep-icon" aria-hidden="true" />} onClick={() => onRetry()}>
        {t('retry')}
      </SendButton>
    </Note>
  );
}
