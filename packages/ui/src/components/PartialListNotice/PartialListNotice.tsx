'use client';

import { RotateCw } from 'lucide-react';
import { useMessages } from '../../messages/useMessages.js';
import { Button } from '../../primitives/Button/Button.js';
import { Note } from '../../primitives/Note/Note.js';
import { useFormat } from '../../provider/useFormat.js';
import { partialListNoticeMessages } from './PartialListNotice.messages.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** How much of a list could be read. */
export interface PartialList {
  /** How many records are shown. */
  readonly shown: number;
  /** How many there are; `null` when the server did not say. */
  readonly total: number | null;
  /** How many were left out as unreadable, including growth log entries. */
  readonly unreadable: number;
}

/** The props of `PartialListNotice`. */
export interface PartialListNoticeProps extends ElementProps<HTMLDivElement> {
  /** The counts of the list. */
  readonly list: PartialList;
  /**
   * What the notice is above: records to search and export, options to choose from, or figures calculated from the
   * list.
   */
  readonly of: 'records' | 'choices' | 'figures';
  /** Reads the list again. */
  readonly onRetry: () => void;
}

/** A notice above a list of which only part could be read: money must not be missing without a word. */
export function PartialListNotice({
  list: { shown, total, unreadable },
  of,
  onRetry,
  ...rest
}: PartialListNoticeProps) {
  const t = useMessages(partialListNoticeMessages);
  const { count } = useFormat();

  const missing = () => {
    if (total === null) return t('someMissing', { shown: count(shown) });
    if (total > shown) return t('some', { shown: count(shown), total: count(total) });
    return unreadable === 0 ? t('changed') : null;
  };
  const sentences = [
    missing(),
    unreadable > 0 && t('unreadable', { count: unreadable }),
    of === 'records' && t('coverage'),
  ];

  return (
    <Note {...rest} tone="warning" title={of === 'figures' ? t('figuresTitle') : t('title')} announces="polite">
      <p>{sentences.filter(Boolean).join(' ')}</p>
      <Button variant="line" icon={<RotateCw className="ep-icon" aria-hidden="true" />} onClick={() => onRetry()}>
        {t('retry')}
      </Button>
    </Note>
  );
}
