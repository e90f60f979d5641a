'use client';

import { RotateCw } from 'lucide-react';
import { defineMessages } from '../../messages/messages.js';
import { useMessages } from '../../messages/useMessages.js';
import { Button } from '../../primitives/Button/Button.js';
import { Note } from '../../primitives/Note/Note.js';
import { useFormat } from '../../provider/useFormat.js';

export const cutNoteMessages = defineMessages('CutNote', {
  title: 'This list is not complete',
  some: '{shown} of {total} could be loaded. Search, counts and exports know only these.',
  unknown: 'Only {shown} could be loaded; there are more. Search, counts and exports know only these.',
  retry: 'Load again',
});

/** How much of a list could be read. */
export interface ListCut {
  readonly shown: number;
  /** How many there are; `null` when the server did not say. */
  readonly total: number | null;
}

export interface CutNoteProps {
  readonly cut: ListCut;
  /** Reads the list again. */
  readonly onRetry: () => void;
}

/** A list that could be read only in part says so, because a history of money may not be cut without a word (G-42). */
export function CutNote({ cut: { shown, total }, onRetry }: CutNoteProps) {
  const t = useMessages(cutNoteMessages);
  const { count } = useFormat();
  return (
    <Note tone="warning" title={t('title')} announces="status">
      <p>
        {total === null
          ? t('unknown', { shown: count(shown) })
          : t('some', { shown: count(shown), total: count(total) })}
      </p>
      <Button kind="line" icon={<RotateCw aria-hidden="true" />} onClick={() => onRetry()}>
        {t('retry')}
      </Button>
    </Note>
  );
}
