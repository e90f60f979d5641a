'use client';

import { useMessages } from '../../messages/useMessages.js';
import { FailureNote } from '../FailureNote/FailureNote.js';
import { lazyPartMessages } from '../OnDemand/lazyPart.messages.js';
import type { LongListElement } from './rows.js';

interface LongListFailureProps {
  readonly as: LongListElement;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** In place of the rows whose code did not load, as a row of its own. */
export function LongListFailure({ as, isRetrying, onRetry }: LongListFailureProps) {
  const t = useMessages(lazyPartMessages);
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
  return (
    <div role="row">
      <div role="cell">{note}</div>
    </div>
  );
}
