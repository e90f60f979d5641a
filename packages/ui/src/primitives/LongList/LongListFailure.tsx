'use client';

import type { Messages } from '../../messages/messages.js';
import { useMessages } from '../../messages/useMessages.js';
import { FailureNote } from '../FailureNote/FailureNote.js';
import type { LongListElement } from './rows.js';

interface LongListFailureProps {
  readonly as: LongListElement;
  /** The role of the element it is in. */
  readonly role: string | undefined;
  /** Says what failed. */
  readonly messages: Messages<string, { readonly failedTitle: string; readonly failed: string }>;
  readonly isRetrying?: boolean;
  readonly onRetry: () => void;
}

/** In place of rows that could not be drawn, as a row of its own. */
export function LongListFailure({ as, role, messages, isRetrying = false, onRetry }: LongListFailureProps) {
  const t = useMessages(messages);
  const failure = { title: t('failedTitle'), message: t('failed') };
  const note = <FailureNote failure={failure} isRetrying={isRetrying} onRetry={onRetry} />;
  if (as === 'tbody') {
    return (
      <tr>
        <td colSpan={99}>{note}</td>
      </tr>
    );
  }
  if (as !== 'div') return <li>{note}</li>;
  // Of a grid of cards.
  if (role !== 'rowgroup') return <article>{note}</article>;
  return (
    <div role="row">
      <div role="cell">{note}</div>
    </div>
  );
}
