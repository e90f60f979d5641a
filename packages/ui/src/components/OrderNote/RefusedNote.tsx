'use client';

import { RotateCw } from 'lucide-react';
import { useRef } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import type { Failure } from '../../model/Failure.js';
import type { RefusedOrder } from '../../model/Submission.js';
import { useServerText } from '../../provider/useServerText.js';
import { Button } from '../../primitives/Button/Button.js';
import { SendButton } from '../../primitives/Button/SendButton.js';
import { Row } from '../../primitives/Layout/Layout.js';
import { Note } from '../../primitives/Note/Note.js';
import { HistoryLink } from './HistoryLink.js';
import { orderNoteMessages } from './OrderNote.messages.js';
import { useListedText } from './useListedText.js';

export interface RefusedNoteProps {
  /** What the server said. */
  readonly failure: Failure;
  readonly refused: RefusedOrder;
  readonly onReadAgain: () => void;
  readonly onUnlock: () => void;
}

/** What the history shows of a refused order: a record that fits, or nothing because it could not be read. */
export function RefusedNote({ failure, refused, onReadAgain, onUnlock }: RefusedNoteProps) {
  const t = useMessages(orderNoteMessages);
  const listedText = useListedText();
  const serverText = useServerText();
  const root = useRef<HTMLDivElement>(null);
  const { recheck, canUnlock } = refused;
  const { kind } = refused.order;
  const result = recheck.status === 'read' ? recheck.result : null;
  const listed = result && listedText(kind, result);
  // Nothing to tell while it is read, nor while it shows nothing.
  if (recheck.status === 'reading' || (result?.matches === 0 && result.isComplete)) return null;
  const allow = () => {
    // Never to the submit button: the next Enter would send a second order.
    root.current?.closest('[role="dialog"], main')?.querySelector<HTMLElement>('h1, h2')?.focus();
    onUnlock();
  };
  const message = serverText(failure.message);
  return (
    <div ref={root}>
      <Note tone="warning" title={listed ?? t('uncheckedTitle')} announces="polite">
        {listed === null ? (
          <>
            <p>{recheck.status === 'failed' ? <bdi>{serverText(recheck.failure.message)}</bdi> : t('partOnly')}</p>
            <p>{t(`${kind}Unchecked`)}</p>
          </>
        ) : (
          <p>{t(result?.isNew === true ? 'refusedAnother' : 'refused', { message })}</p>
        )}
        <Row gap={3}>
          <HistoryLink kind={kind} />
          {listed === null && (
            <SendButton
              variant="line"
              icon={<RotateCw className="ep-icon" aria-hidden="true" />}
              onClick={() => onReadAgain()}
            >
              {t('checkAgain')}
            </SendButton>
          )}
          {canUnlock && (
            <Button variant="line" onClick={allow}>
              {t('allow')}
            </Button>
          )}
        </Row>
      </Note>
    </div>
  );
}
