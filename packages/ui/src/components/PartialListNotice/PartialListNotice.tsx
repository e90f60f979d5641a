'use client';

import { RotateCw } from 'lucide-react';
import { defineMessages } from '../../messages/messages.js';
import { useMessages } from '../../messages/useMessages.js';
import { Button } from '../../primitives/Button/Button.js';
import { Note } from '../../primitives/Note/Note.js';
import { useFormat } from '../../provider/useFormat.js';

export const partialListNoticeMessages = defineMessages('PartialListNotice', {
  title: 'This list is not complete',
  figuresTitle: 'These figures do not cover all your bots',
  some: '{shown} of {total} could be loaded.',
  someMissing: 'Only {shown} could be loaded; there are more.',
  changed: 'The list changed while it was loading.',
  oneUnreadable: '1 record could not be read.',
  unreadable: '{count} records could not be read.',
  coverage: 'Search, counts and exports cover only what was loaded.',
  retry: 'Load again',
});

/** How much of a list could be read. */
export interface PartialList {
  readonly shown: number;
  /** How many there are; `null` when the server did not say. */
  readonly total: number | null;
  /** How many were left out because they could not be read, entries of growth logs among them. */
  readonly unreadable: number;
}

export interface PartialListNoticeProps {
  readonly list: PartialList;
  /** What it stands above: records to search and export, things to choose from, or figures made of the list. */
  readonly of: 'records' | 'choices' | 'figures';
  /** Reads the list again. */
  readonly onRetry: () => void;
}

/** A list that could be read only in part says so, because money may not be left out without a word. */
export function PartialListNotice({ list: { shown, total, unreadable }, of, onRetry }: PartialListNoticeProps) {
  const t = useMessages(partialListNoticeMessages);
  const { count } = useFormat();

  const missing = () => {
    if (total === null) return t('someMissing', { shown: count(shown) });
    if (total > shown) return t('some', { shown: count(shown), total: count(total) });
    return unreadable === 0 ? t('changed') : null;
  };
  const sentences = [
    missing(),
    unreadable > 0 && (unreadable === 1 ? t('oneUnreadable') : t('unreadable', { count: count(unreadable) })),
    of === 'records' && t('coverage'),
  ];

  return (
    <Note tone="warning" title={of === 'figures' ? t('figuresTitle') : t('title')} announces="status">
      <p>{sentences.filter(Boolean).join(' ')}</p>
      <Button kind="line" icon={<RotateCw aria-hidden="true" />} onClick={() => onRetry()}>
        {t('retry')}
      </Button>
    </Note>
  );
}
